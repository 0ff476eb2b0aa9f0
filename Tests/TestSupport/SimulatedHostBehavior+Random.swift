package import LinkStackEngine
package import NavigationShimTesting

extension UpdateRules {
  /// Any rules that a driver has to cope with.
  package static func random(using generator: inout SeededGenerator) -> UpdateRules {
    UpdateRules(
      pushesPerUpdate: .random(in: 1...2, using: &generator),
      popsMany: .random(using: &generator),
      replacesInPlace: .random(using: &generator),
      screensAtFirstAppearance: .random(in: 0...2, using: &generator)
    )
  }
}

extension SimulatedHostBehavior {
  /// A host of any speed and way of reporting that a driver has to cope with: its transitions are
  /// shorter than the fallback delay.
  package static func random(
    rules: UpdateRules,
    using generator: inout SeededGenerator
  ) -> SimulatedHostBehavior {
    var behavior = SimulatedHostBehavior(rules: rules)
    behavior.transition = .milliseconds(.random(in: 0...649, using: &generator))
    switch Int.random(in: 0...2, using: &generator) {
    case 0: behavior.settleSignals = .never
    case 1:
      behavior.settleSignals = .late(by: .milliseconds(.random(in: 0...900, using: &generator)))
    default: behavior.settleSignals = .onTime
    }
    let report = DismissalReport.allCases.randomElement(using: &generator)
    behavior.dismissalReport = report ?? behavior.dismissalReport
    behavior.doubtsLinksOnReturn = .random(using: &generator)
    return behavior
  }
}
