import SwiftUI

extension EnvironmentValues {
  /// Which container shows stacks.
  var navigationHost: NavigationHost {
    get { self[HostKey.self] }
    set { self[HostKey.self] = newValue }
  }

  /// How stacks of links work.
  var stackPolicies: StackPolicies {
    get { self[PoliciesKey.self] }
    set { self[PoliciesKey.self] = newValue }
  }
}

private struct HostKey: EnvironmentKey {
  static let defaultValue = NavigationHost.automatic
}

private struct PoliciesKey: EnvironmentKey {
  static var defaultValue: StackPolicies { StackPolicies() }
}
