import LinkStackEngine
import TestSupport
import Testing

@Suite("A plan")
struct NextUpdateTests {
  private func depths(
    from shown: [Int],
    to target: [Int],
    rules: UpdateRules = .links,
    isFirstAppearance: Bool = false
  ) -> [Int] {
    Update.plan(from: shown, to: target, rules: rules, isFirstAppearance: isFirstAppearance)
      .map(\.depth)
  }

  @Test("begins with as many screens as the host may first appear with")
  func firstAppearance() {
    var rules = UpdateRules.links
    rules.screensAtFirstAppearance = 3
    let target = [1, 2, 3, 4, 5]
    #expect(depths(from: [], to: target, rules: rules, isFirstAppearance: true) == [3, 4, 5])
    #expect(depths(from: [], to: target, isFirstAppearance: true) == [1, 2, 3, 4, 5])
    #expect(depths(from: [], to: target, rules: .native, isFirstAppearance: true) == [5])
  }
}

extension UpdateRules {
  /// Every mix of rules, for hosts that take one, two, three or any number of pushes.
  static let all = [1, 2, 3, Int.max].flatMap { pushes in
    [true, false].map { replaces in
      UpdateRules(
        pushesPerUpdate: pushes,
        replacesInPlace: replaces,
        screensAtFirstAppearance: 0
      )
    }
  }
}
