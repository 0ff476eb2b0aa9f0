import CommandSupport
import Exploration
import Foundation

/// Explores what can happen to a sequencer and its host.
@main
struct Explorer {
  @MainActor
  static func main() {
    let arguments = Array(ProcessInfo.processInfo.arguments.dropFirst())
    if ArgumentReader<ExplorerOption>.asksForHelp(arguments) {
      print(ExplorerOption.help)
      return
    }
    do throws(UsageError) {
      let options = try ExplorerOptions(arguments)
      let isSound =
        if let changes = options.changes {
          Search.memory(changes)
        } else if let events = options.events {
          Search.atRandom(events, options)
        } else {
          Search.all(options)
        }
      exit((isSound ? ExitStatus.success : .failure).rawValue)
    } catch {
      try? StandardStream.error.write("Explorer: \(error)\n")
      exit(ExitStatus.usage.rawValue)
    }
  }
}
