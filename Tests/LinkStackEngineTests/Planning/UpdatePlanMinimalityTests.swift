import LinkStackEngine
import Testing

@Suite("A plan is minimal")
struct UpdatePlanMinimalityTests {
  @Test("for every pair of paths up to length 5 over 3 values on a stack of links")
  func minimalOnLinks() {
    let pairs = expectMinimalPlans(upTo: 5, over: 3, rules: .links)
    #expect(pairs == 364 * 364)
    print("Plans proven minimal by breadth-first search, links host: \(pairs) pairs of paths.")
  }

  @Test("for every pair of paths up to length 4 over 2 values under every mix of rules")
  func minimalUnderAllRules() {
    var pairs = 0
    for pushes in [1, 2, 3, Int.max] {
      for popsMany in [true, false] {
        for replaces in [true, false] {
          let rules = UpdateRules(
            pushesPerUpdate: pushes,
            popsMany: popsMany,
            replacesInPlace: replaces,
            screensAtFirstAppearance: 1
          )
          pairs += expectMinimalPlans(upTo: 4, over: 2, rules: rules)
        }
      }
    }
    #expect(pairs == 16 * 31 * 31)
    print("Plans proven minimal by breadth-first search, 16 sets of rules: \(pairs) pairs.")
  }

  /// Compares each plan's length with the shortest way, and plays it by the host's own rules.
  ///
  /// - Returns: The number of pairs compared.
  private func expectMinimalPlans(upTo length: Int, over values: Int, rules: UpdateRules) -> Int {
    let automaton = HostAutomaton(paths: allPaths(upTo: length, over: values), rules: rules)
    let paths = automaton.paths
    var pairs = 0
    for start in paths.indices {
      let distances = automaton.distances(from: start)
      for end in paths.indices {
        pairs += 1
        let plan = UpdatePlan(from: paths[start], to: paths[end], rules: rules)
        if plan.count != distances[end] {
          Issue.record("\(paths[start]) → \(paths[end]): \(plan.count), not \(distances[end])")
        }
        if let fault = faultInPlay(of: plan, from: paths[start], to: paths[end], rules: rules) {
          Issue.record("\(paths[start]) → \(paths[end]): \(fault)")
        }
      }
    }
    return pairs
  }

  private func faultInPlay(
    of plan: UpdatePlan,
    from start: [Int],
    to target: [Int],
    rules: UpdateRules
  ) -> String? {
    var state = start
    for update in plan {
      let kept = Array(state.prefix(update.keptDepth))
      let next = kept + target.prefix(update.depth).dropFirst(update.keptDepth)
      if update.previousDepth != state.count { return "wrong start of \(update) at \(state)" }
      if !HostAutomaton.accepts(state, next, rules) { return "\(state) → \(next) is no update" }
      state = next
    }
    return state == target ? nil : "ends at \(state)"
  }
}
