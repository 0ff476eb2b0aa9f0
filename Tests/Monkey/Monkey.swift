import CommandSupport
import Foundation
import HeapGrowth
import Interactions
import TestSupport

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

/// What the command does, and what it prints of that.
enum Play {
  /// Plays random scripts.
  ///
  /// - Returns: Whether nothing is breached.
  @MainActor
  static func atRandom(_ options: MonkeyOptions) -> Bool {
    let stopwatch = Stopwatch()
    LastWords.arm()
    var run = RandomInteractions(seed: options.seed)
    var nextReport = options.interactions / 10
    while run.sharedCount < options.interactions {
      run.next(of: options.flows)
      if let finding = run.finding {
        print("\(run.summary), \(stopwatch)\n\(finding)")
        return false
      }
      if run.sharedCount >= nextReport {
        print("\(run.sharedCount) interactions, \(stopwatch)")
        nextReport += options.interactions / 10
      }
    }
    print("\(run.summary), \(stopwatch)")
    return true
  }
}

extension Play {
  /// Pushes and pops often, and a tenth as often, and compares what that takes at its peak.
  ///
  /// - Returns: Whether memory is flat.
  @MainActor
  static func memory(_ changes: Int, _ options: MonkeyOptions) -> Bool {
    let stopwatch = Stopwatch()
    let growth = HeapGrowth(size: changes) { changes in
      // A declaration that goes away tells its stack in a turn of its own, which takes memory until
      // then, and this command would have no such turns.
      WindowsRun(changes: changes, seed: options.seed) { RunLoop.main.run(until: Date()) }
    }
    print("\(growth.run.summary), \(stopwatch)")
    if let summary = growth.summary { print(summary) }
    return growth.run.leftAlive == 0 && growth.isFlat
  }
}
