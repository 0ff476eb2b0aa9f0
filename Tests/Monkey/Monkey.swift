import CommandSupport
import Foundation
import HeapGrowth
import Interactions
import TestSupport

/// Does to the whole stack whatever people, systems and apps can do, at random: see `--help`.
@main
@MainActor
struct Monkey {
  // An `async` main would have no thread of its own here, and memory is counted by threads.
  static func main() {
    let options = MonkeyOptions.ofThisProcess("Monkey")
    Task { @MainActor in
      let isSound = await isSound(options)
      exit((isSound ? ExitStatus.success : .failure).rawValue)
    }
    RunLoop.main.run()
  }

  private static func isSound(_ options: MonkeyOptions) async -> Bool {
    guard let changes = options.changes else { return await playAtRandom(options) }
    return await HeapGrowth.isNone(size: changes) { changes in
      await WindowsRun(changes: changes, seed: options.seed)
    }
  }

  /// Plays random scripts, until all sides have gone through as many interactions as were asked for.
  ///
  /// - Returns: Whether nothing is breached.
  private static func playAtRandom(_ options: MonkeyOptions) async -> Bool {
    var progress = SearchProgress(of: options.interactions, "interactions")
    LastWords.arm()
    var run = RandomInteractions(seed: options.seed)
    while run.sharedCount < options.interactions, run.finding == nil {
      await run.next(of: options.flows)
      progress.note(run.sharedCount)
    }
    progress.end(run.summary)
    if let finding = run.finding { print(finding) }
    return run.finding == nil
  }
}

extension WindowsRun: CountedRun {}
