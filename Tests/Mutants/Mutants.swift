import CommandSupport
import Foundation

/// Shows that the tests notice when a line of the package is wrong: see `--help`.
@main
struct Mutants {
  static func main() async {
    let arguments = Array(ProcessInfo.processInfo.arguments.dropFirst())
    if ArgumentReader<MutantsOption>.asksForHelp(arguments) {
      print(MutantsOption.help)
      return
    }
    do {
      exit(try await run(try MutantsOptions(arguments)).rawValue)
    } catch {
      say("Mutants: \(error)")
      exit((error is UsageError ? ExitStatus.usage : .internalError).rawValue)
    }
  }

  private static func run(_ options: MutantsOptions) async throws -> ExitStatus {
    let all = Mutant.all.enumerated().map { NumberedMutant(number: $0 + 1, mutant: $1) }
    let chosen = try options.chosen(from: all)
    if options.isList {
      for mutant in chosen { print("\(mutant.mutant.file): \(mutant.mutant.name)") }
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
struct MutantsOptions: Equatable {
  private(set) var isList = false
  private(set) var only: String?
  private(set) var jobs = ProcessInfo.processInfo.activeProcessorCount
  private(set) var limit = 120
  private(set) var copy: String?

  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader<MutantsOption>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .other(let text): throw UsageError("\(quoting: text) is no option", known: "--help")
      case .option(.list, _): isList = true
      case .option(.only, let value): only = value
      case .option(.jobs, let value): jobs = try MutantsOption.jobs.number(value, in: 1...64)
      case .option(.limit, let value): limit = try MutantsOption.limit.number(value, in: 1...86_400)
      case .option(.copy, let value): copy = value
      }
    }
  }

  /// The mutants that are asked for.
  func chosen(from mutants: [NumberedMutant]) throws(UsageError) -> [NumberedMutant] {
    guard let only else { return mutants }
    let chosen = mutants.filter { $0.mutant.name.contains(only) || $0.mutant.file.contains(only) }
    if chosen.isEmpty {
      throw UsageError("no mutant has \(quoting: only) in its name", known: "see --list")
    }
    return chosen
  }
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

  static let help = """
    usage: Mutants [options]

    Makes one line of the package wrong at a time, in a copy, and runs the tests, which have to
    notice. Run it in the package's folder. Prints a table in Markdown on the standard output, and
    on the standard error how far it has got.

      --list            prints the mutants, and tests nothing
      --only TEXT       the mutants with this text in their name or in their file's
      --jobs NUMBER     how many are tested at a time (the number of processors)
      --limit SECONDS   the time that the tests named for a mutant have (120)
      --copy FOLDER     keeps the copy there, and with it what was built for the next time

    Exits with 1 if the tests fail to notice one.
    """
}
