import CommandSupport
import Foundation
import TestSupport

/// Shows that the tests notice when a line of the package is wrong: see `--help`.
@main
struct Mutants {
  static func main() async {
    let options = MutantsOptions.ofThisProcess("Mutants")
    do {
      exit(try await run(options).rawValue)
    } catch {
      say("Mutants: \(error)")
      exit((error is UsageError ? ExitStatus.usage : .internalError).rawValue)
    }
  }

  private static func run(_ options: MutantsOptions) async throws -> ExitStatus {
    let all = Mutant.all.enumerated().map { NumberedMutant(number: $0 + 1, mutant: $1) }
    let chosen = try options.chosen(from: all)
    if options.isList {
      for mutant in chosen { print("\(mutant.mutant.folder): \(mutant.mutant.name)") }
      return .success
    }
    let folder = options.copy.map { URL(fileURLWithPath: $0) }
    let temporary = FileManager.default.temporaryDirectory
      .appendingPathComponent("Mutants-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: temporary) }
    let copy = PackageCopy(of: try packageFolder(), in: folder ?? temporary)
    // All are built at all times: what is built must not depend on what is tested.
    try copy.update(with: all)
    say("building a copy of the package with \(all.count) mutants in \(copy.folder.path)")
    let program = try await TestProgram(building: copy, seconds: options.limit)
    say("running all tests without a mutant")
    try await program.passWithoutMutant()
    let results = try await MutantRun(program: program, jobs: options.jobs)
      .results(of: chosen) { mutant, result in
        say("\(mutant.number). \(mutant.mutant.name): \(result.verdict), \(result.time)")
      }
    print(MutantTable(results: results))
    return results.allSatisfy(\.verdict.isCaught) ? .success : .failure
  }

  private static func packageFolder() throws(UsageError) -> URL {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let manifest = folder.appendingPathComponent("Package.swift")
    guard FileManager.default.fileExists(atPath: manifest.path) else {
      throw UsageError("there is no Package.swift here", known: "the package's folder")
    }
    return folder
  }

  private static func say(_ text: String) {
    try? StandardStream.error.write(text + "\n")
  }
}

/// What the command is asked to do.
struct MutantsOptions: SearchOptions {
  private(set) var isList = false
  private(set) var only: String?
  private(set) var jobs = ProcessInfo.processInfo.activeProcessorCount
  private(set) var limit = 120
  private(set) var copy: String?

  mutating func set(_ name: MutantsOption, to value: String) throws(UsageError) {
    switch name {
    case .list: isList = true
    case .only: only = value
    case .jobs: jobs = try name.number(value, in: 1...64)
    case .limit: limit = try name.number(value, in: 1...86_400)
    case .copy: copy = value
    }
  }

  /// The mutants that are asked for.
  func chosen(from mutants: [NumberedMutant]) throws(UsageError) -> [NumberedMutant] {
    guard let only else { return mutants }
    let chosen = mutants.filter { $0.mutant.name.contains(only) || $0.mutant.folder.contains(only) }
    if chosen.isEmpty {
      throw UsageError("no mutant has \(quoting: only) in its name", known: "see --list")
    }
    return chosen
  }

  static let help = """
    usage: Mutants [options]

    Makes one line of the package wrong at a time, in a copy, and runs the tests, which have to
    notice. Run it in the package's folder. Prints a table in Markdown on the standard output, and
    on the standard error how far it has got.

      --list            prints the mutants, and tests nothing
      --only TEXT       the mutants with this text in their name or in their folder's
      --jobs NUMBER     how many are tested at a time (the number of processors)
      --limit SECONDS   the time that the tests named for a mutant have (120)
      --copy FOLDER     keeps the copy there, and with it what was built for the next time

    Exits with 1 if the tests fail to notice one.
    """
}

/// The options of the command.
enum MutantsOption: String, OptionName {
  case list, only, jobs, limit, copy

  var value: String? {
    switch self {
    case .list: nil
    case .only: "TEXT"
    case .jobs: "NUMBER"
    case .limit: "SECONDS"
    case .copy: "FOLDER"
    }
  }
}
