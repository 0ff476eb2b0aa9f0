import LinkStackEngine
import Testing

@testable import TestSupport

@Suite("A plan is minimal")
struct MinimalPlanTests {
  @Test("for every pair of paths up to length 4 over 2 values under every mix of rules")
  func minimalUnderAllRules() {
    let paths = ExplorationBounds(length: 4, values: 2, disturbances: nil).paths
    #expect(paths.count == 31)
    for rules in UpdateRules.all { expectMinimalPlans(among: paths, rules) }
  }

  /// Compares each plan's length with the shortest way.
  private func expectMinimalPlans(among paths: [[Int]], _ rules: UpdateRules) {
    let automaton = ReferenceHost(paths: paths, rules: rules)
    for start in paths.indices {
      let distances = automaton.distances(from: start)
      for end in paths.indices {
        let length = lengthOfPlan(from: paths[start], to: paths[end], rules: rules)
        if length != distances[end] {
          Issue.record("\(paths[start]) → \(paths[end]): \(length), not \(distances[end])")
        }
      }
    }
  }

  private func lengthOfPlan(from start: [Int], to target: [Int], rules: UpdateRules) -> Int {
    var length = 0
    var (depth, inCommon) = (start.count, start.commonPrefixCount(with: target))
    while let update = Update.next(
      from: depth,
      inCommon: inCommon,
      to: target.count,
      rules: rules,
      isFirstAppearance: false,
      animation: .automatic
    ) {
      length += 1
      depth = update.depth
      inCommon = update.keptDepth < depth ? depth : min(inCommon, depth)
    }
    return length
  }
}

extension UpdateRules {
  /// Every mix of rules, for hosts that take one, two, three or any number of pushes.
  fileprivate static let all = [1, 2, 3, Int.max].flatMap { pushes in
    [true, false].map { replaces in
      UpdateRules(
        pushesPerUpdate: pushes,
        replacesInPlace: replaces,
        screensAtFirstAppearance: 0
      )
    }
  }
}

/// The steps that a host accepts, as a graph with paths for nodes.
///
/// It knows nothing of plans, so that it can judge them.
private struct ReferenceHost {
  /// For each path the paths that one update leads to.
  private let successors: [[Int]]

  init(paths: [[Int]], rules: UpdateRules) {
    successors = paths.map { path in paths.indices.filter { Self.accepts(path, paths[$0], rules) } }
  }

  /// Whether a host takes the step from one path to another as one update.
  static func accepts(_ old: [Int], _ new: [Int], _ rules: UpdateRules) -> Bool {
    if old == new { return false }
    let replaces = zip(old, new).contains { $0 != $1 }
    let growth = new.count - old.count
    if replaces, !rules.replacesInPlace { return false }
    if growth > rules.pushesPerUpdate { return false }
    return true
  }

  /// The fewest steps from one path to each of the others, found breadth first.
  func distances(from start: Int) -> [Int] {
    var distances = [Int](repeating: -1, count: successors.count)
    distances[start] = 0
    var frontier = [start]
    while !frontier.isEmpty {
      var next: [Int] = []
      for node in frontier {
        for successor in successors[node] where distances[successor] < 0 {
          distances[successor] = distances[node] + 1
          next.append(successor)
        }
      }
      frontier = next
    }
    return distances
  }
}
