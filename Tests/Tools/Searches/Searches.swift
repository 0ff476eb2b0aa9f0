import Foundation
import AppTesting
import TestSupport

/// Looks for faults, each command in a way of its own: see `--help`.
@main
@MainActor
enum Searches {
  private static let help = """
    usage: Searches explore|monkey|memory|save [options]   (each takes --help)

      explore  every state that sequencer and host can get into together
      monkey   apps that are used at random, on the package and on SwiftUI alone
      memory   what stays in memory after apps were used at random
      save     saves a path, for tests that end the process

    """

  // An `async` main would have no thread of its own here, and memory is counted by threads.
  static func main() {
    let arguments = Array(ProcessInfo.processInfo.arguments.dropFirst(2))
    let command = ProcessInfo.processInfo.arguments.dropFirst().first ?? ""
    Task { @MainActor in
      do {
        exit((try await run(command, arguments) ? ExitStatus.success : .failure).rawValue)
      } catch {
        try? StandardStream.error.write("Searches \(command): \(error)\n")
        exit((error is UsageError ? ExitStatus.usage : .internalError).rawValue)
      }
    }
    RunLoop.main.run()
  }

  private static func run(_ command: String, _ arguments: [String]) async throws -> Bool {
    switch command {
    case "explore": return Explorer.run(try ExplorerOptions(orHelp: arguments))
    case "monkey": return await Monkey.run(try MonkeyOptions(orHelp: arguments))
    case "memory":
      return await HeapGrowth.isNone(seed: try MemoryOptions(orHelp: arguments).seed)
    case "save":
      if await Saving.run(arguments) { return true }
      throw UsageError("that is no way to save", known: Saving.help)
    default:
      print(help)
      return command == "--help" || command == "-h"
    }
  }
}
