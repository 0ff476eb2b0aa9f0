import CommandSupport
import Foundation
import HeapGrowth
import Interactions

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
