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
