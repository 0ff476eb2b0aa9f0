import LinkStackEngine

/// What the environment says about how a stack of links is to work.
struct StackPolicies: Equatable {
  var pacing = NavigationPacing.settled
  var replacement = NavigationReplacement.inPlace
  var animation = NavigationAnimation.automatic

  var rules: UpdateRules {
    var rules = UpdateRules.links
    rules.replacesInPlace = replacement == .inPlace
    return rules
  }
}
