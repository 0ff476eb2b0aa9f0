import CommandSupport
import Foundation
import Interactions

/// Does to the whole stack whatever people, systems and apps can do, at random.
@main
struct Monkey {
  @MainActor
  static func main() {
    let arguments = Array(ProcessInfo.processInfo.arguments.dropFirst())
    if ArgumentReader<MonkeyOption>.asksForHelp(arguments) {
      print(MonkeyOption.help)
      return
    }
    do throws(UsageError) {
      let options = try MonkeyOptions(arguments)
      let isSound =
        if let changes = options.changes {
          Play.memory(changes, options)
        } else {
          Play.atRandom(options)
        }
      exit((isSound ? ExitStatus.success : .failure).rawValue)
    } catch {
      try? StandardStream.error.write("Monkey: \(error)\n")
      exit(ExitStatus.usage.rawValue)
    }
  }
}
