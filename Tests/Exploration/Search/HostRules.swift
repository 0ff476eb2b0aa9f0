package import LinkStackEngine

/// Rules of hosts that a search can be made for, by name.
package enum HostRules: String, CaseIterable, Sendable {
  case links
  case native
  case oneByOne = "one-by-one"
  case noReplacement = "no-replacement"
  case twoPushes = "two-pushes"
  case bareAppearance = "bare-appearance"

  package var rules: UpdateRules {
    var rules = UpdateRules.links
    switch self {
    case .links: break
    case .native: rules = .native
    case .oneByOne: rules.popsMany = false
    case .noReplacement: rules.replacesInPlace = false
    case .twoPushes: rules.pushesPerUpdate = 2
    case .bareAppearance: rules.screensAtFirstAppearance = 0
    }
    return rules
  }
}

/// Ways to pace that a search can be made for, by name.
package enum PacingKind: String, CaseIterable, Sendable {
  case settled, fixed

  package var pacing: Pacing {
    switch self {
    case .settled: .settled
    case .fixed: .fixed(delay: .milliseconds(650))
    }
  }
}
