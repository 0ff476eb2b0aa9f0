import Exploration
import HeapGrowth

extension Search {
  /// Pushes and pops often, and a tenth as often, and compares what that takes at its peak.
  ///
  /// - Returns: Whether memory is flat.
  @MainActor
  static func memory(_ changes: Int) -> Bool {
    let growth = HeapGrowth(size: changes) { MemoryRun(changes: $0) }
    print(growth.run.summary)
    if let summary = growth.summary { print(summary) }
    return growth.run.leftAlive == 0 && growth.isFlat
  }
}
