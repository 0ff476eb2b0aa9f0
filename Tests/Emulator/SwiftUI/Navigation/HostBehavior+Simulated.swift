internal import HostBehaviors
internal import LinkStackEngine
internal import NavigationShimTesting

extension HostBehavior {
  /// The navigation view as the test kit has it: what it decides there it decides here.
  var simulated: SimulatedHostBehavior {
    var rules = UpdateRules.links
    // A link that takes another one's place is another screen, and no value of the same one.
    rules.replacesInPlace = false
    var behavior = SimulatedHostBehavior(
      rules: rules,
      lag: Nanoseconds(lag),
      ignoredUpdates: ignoredUpdates
    )
    // Views ask again by themselves.
    behavior.postponesPops = true
    return behavior
  }
}

extension HostViolation.Kind {
  /// The breach by a push, or by a link that is turned off, as the emulator calls it.
  init(_ kind: Violation.Kind) {
    switch kind {
    case .tooManyPushes: self = .tooManyPushes
    case .tooManyPops: self = .severalLinksTurnedOff
    case .replacement: self = .popAndPush
    case .duringTransition: self = .pushDuringTransition
    case .whileInactive: self = .whileInactive
    case .tooDeepAtFirstAppearance: self = .tooDeepAtFirstAppearance
    case .ownerNotShown: self = .pushFromCoveredScreen
    case .underStranger: self = .underStranger
    }
  }
}
