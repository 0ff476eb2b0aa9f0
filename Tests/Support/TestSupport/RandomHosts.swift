package import LinkStackEngine
package import NavigationShimTesting

extension UpdateRules {
  /// Any rules that a driver has to cope with.
  package static func random(using generator: inout SeededGenerator) -> UpdateRules {
    UpdateRules(
      pushesPerUpdate: .random(in: 1...2, using: &generator),
      replacesInPlace: .random(using: &generator),
      screensAtFirstAppearance: .random(in: 0...2, using: &generator)
    )
  }
}

extension SimulatedHostBehavior {
  /// A host of any speed and way of reporting that a driver has to cope with.
  package static func random(
    rules: UpdateRules,
    using generator: inout SeededGenerator
  ) -> SimulatedHostBehavior {
    var behavior = SimulatedHostBehavior(rules: rules)
    behavior.transition = .random(upTo: [20, 649, 4_000, 20_000], using: &generator)
    behavior.canBeAsked = Int.random(in: 0..<3, using: &generator) > 0
    switch Int.random(in: 0...2, using: &generator) {
    case 0: behavior.settleSignals = .never
    case 1: behavior.settleSignals = .late(by: .random(upTo: [900, 9_000], using: &generator))
    default: behavior.settleSignals = .onTime
    }
    switch Int.random(in: 0...3, using: &generator) {
    case 0: behavior.dismissalReport = .atStart
    case 1: behavior.dismissalReport = .beforeSettling
    case 2: behavior.dismissalReport = .late(by: .random(upTo: [900, 9_000], using: &generator))
    default: behavior.dismissalReport = .afterSettling
    }
    behavior.turnsOffCoveredLinksOnReturn = .random(using: &generator)
    behavior.animatesEveryUpdate = !Bool.random(using: &generator)
    // By numbers of its own: what a seed leads to otherwise stays the same.
    var own = generator
    if behavior.canBeAsked { behavior.followLate(using: &own) }
    return behavior
  }

  /// Follows late, or not, and ignores an update or two.
  private mutating func followLate(using generator: inout SeededGenerator) {
    guard Bool.random(using: &generator) else { return }
    lag = .random(upTo: [16, 100, 900], using: &generator)
    guard lag > .zero, Int.random(in: 0..<3, using: &generator) == 0 else { return }
    for _ in 0..<3 { ignoredUpdates.insert(.random(in: 1...12, using: &generator)) }
  }
}

extension Nanoseconds {
  /// A number of milliseconds up to one of some limits, each of which is as likely.
  package static func random(
    upTo limits: [Int64],
    using generator: inout SeededGenerator
  ) -> Nanoseconds {
    let limit = limits[Int.random(in: 0..<limits.count, using: &generator)]
    return .milliseconds(.random(in: 0...limit, using: &generator))
  }
}
