import CommandSupport
import Foundation

/// The command as a function: nothing is printed, and no file is written.
@MainActor
package enum Command {
  nonisolated static let name = "Benchmarks"

  /// Does what arguments ask for.
  package static func run(_ surroundings: Surroundings) -> CommandResult {
    do {
      switch try OptionsParser.parse(surroundings.arguments) {
      case .help:
        return CommandResult(standardOutput: Help.text)
      case .list(let options):
        let benchmarks = try options.selection(from: surroundings.benchmarks)
        return CommandResult(standardOutput: Listing.text(of: benchmarks))
      case .measure(let options):
        return try BenchmarkRun(options, surroundings).run()
      }
    } catch let error as UsageError {
      return CommandResult(status: .usage, standardError: "\(name): \(error)\n\(Help.usage)\n")
    } catch {
      return CommandResult(status: status(of: error), standardError: "\(name): \(error)\n")
    }
  }

  private static func status(of error: any Error) -> ExitStatus {
    switch error {
    case is BaselineError: .badInput
    case is OutputFile.Failure: .cannotCreate
    default: .internalError
    }
  }
}
