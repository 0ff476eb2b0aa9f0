import CommandSupport
import Foundation
import HeapGrowth
import Interactions
import TestSupport

/// Does to the whole stack whatever people, systems and apps can do, at random: see `--help`.
@main
@MainActor
struct Monkey {
  static func main() {
    let options = MonkeyOptions.ofThisProcess("Monkey")
    let isSound =
      if let changes = options.changes {
        HeapGrowth.isNone(size: changes) { changes in
          // A declaration that goes away tells its stack in a turn of its own, which takes memory
          // until then, and this command would have no such turns.
          WindowsRun(changes: changes, seed: options.seed) { RunLoop.main.run(until: Date()) }
        }
      } else {
        playAtRandom(options)
      }
    exit((isSound ? ExitStatus.success : .failure).rawValue)
  }

  /// Plays random scripts, until all sides have gone through as many interactions as were asked for.
  ///
  /// - Returns: Whether nothing is breached.
  private static func playAtRandom(_ options: MonkeyOptions) -> Bool {
    var progress = SearchProgress(of: options.interactions, "interactions")
    LastWords.arm()
    var run = RandomInteractions(seed: options.seed)
    while run.sharedCount < options.interactions, run.finding == nil {
      run.next(of: options.flows)
      progress.note(run.sharedCount)
    }
    progress.end(run.summary)
    if let finding = run.finding { print(finding) }
    return run.finding == nil
  }
}

extension WindowsRun: CountedRun {}
