import LinkStackEngine
import NavigationShimTesting
package import TestSupport

extension StackScript {
  /// The longest path of a random script.
  package static let longestPath = 12

  /// The number of values in the paths of a random script.
  package static let values = 4

  /// The most disturbances of a random script.
  package static let disturbances = 30

  /// A script of any length on a host of any speed, whose transitions are shorter than the fallback.
  package static func random(using generator: inout SeededGenerator) -> StackScript {
    let delay = 650
    let pacing: Pacing =
      Int.random(in: 0..<8, using: &generator) == 0
      ? .fixed(delay: .milliseconds(Int64(delay)))
      : .settled(fallback: .milliseconds(Int64(delay)))
    var path = randomPath(near: [], &generator)
    var script = StackScript(
      on: randomBehavior(&generator),
      pacing: pacing,
      start: path,
      actions: []
    )
    for _ in 0..<Int.random(in: 1...disturbances, using: &generator) {
      // Half of the disturbances meet the one before them at the same instant or nearly so.
      let spans = [0...0, 0...60, 0...700, 0...3_000]
      let span = spans[Int.random(in: 0..<spans.count, using: &generator)]
      let kind = randomKind(near: &path, &generator)
      script.actions.append(Action(after: .random(in: span, using: &generator), kind))
    }
    return script
  }

  private static func randomKind(
    near path: inout [Int],
    _ generator: inout SeededGenerator
  ) -> Kind {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...3:
      path = randomPath(near: path, &generator)
      return .open(path)
    case 4...5: return .goBack(levels: .random(in: 1...3, using: &generator))
    case 6: return .goBack(levels: .random(in: 1...longestPath, using: &generator))
    case 7: return .swipe
    case 8: return .leave
    case 9: return .comeBack
    case 10: return .linkOff(screenAt: .random(in: 1...longestPath, using: &generator))
    default: return .repeatSignal
    }
  }

  /// A path that often begins like another.
  private static func randomPath(
    near path: [Int],
    _ generator: inout SeededGenerator
  ) -> [Int] {
    let length = Int.random(in: 0...longestPath, using: &generator)
    let kept = min(length, Int.random(in: 0...max(1, path.count), using: &generator))
    var result = Array(path.prefix(kept))
    while result.count < length { result.append(.random(in: 0..<values, using: &generator)) }
    return result
  }

  private static func randomBehavior(
    _ generator: inout SeededGenerator
  ) -> SimulatedHostBehavior {
    let isOfAnyRules = Int.random(in: 0..<3, using: &generator) == 0
    let rules = isOfAnyRules ? UpdateRules.random(using: &generator) : .links
    return .random(rules: rules, using: &generator)
  }
}
