package import LinkStackEngine
package import SwiftUI

/// The policies of stacks, and replacements for tests.
///
/// The position of a view is in ``NavigationPlace``.
package struct NavigationConfiguration: Equatable {
  var host = NavigationHost.automatic
  var pacing = NavigationPacing.settled
  var animation = ChangeAnimation.automatic
  var intermediateScreens = NavigationIntermediateScreens.hidden
  var swipeBack = NavigationSwipeBack.automatic
  var rows = NavigationRows.automatic
  package var safeMode: NavigationSafeMode?

  /// For tests, which run code for macOS on other systems, in virtual time, with many apps in one process.
  #if os(macOS)
  package var container = Container.layers
  #else
  package var container = Container.navigationView
  #endif
  @ByIdentity package var scheduler: (any WakeScheduler)?
  @ByIdentity package var animations: AnimationSwitch?

  @ByIdentity package var warnings: WarningLog?
  @ByIdentity package var checks: HostChecks?

  /// The rules for one step of a link stack.
  ///
  /// - Parameter appearsEmpty: Whether the stack's first screen has to be its root.
  func rules(appearsEmpty: Bool) -> UpdateRules {
    switch container {
    case .layers:
      return .native
    case .navigationView:
      var rules = UpdateRules.links
      if appearsEmpty { rules.screensAtFirstAppearance = 0 }
      return rules
    }
  }

  @MainActor var wakeScheduler: any WakeScheduler { scheduler ?? MainQueueScheduler.shared }

  @MainActor var animationSwitch: AnimationSwitch { animations ?? .shared }

  @MainActor var warningLog: WarningLog { warnings ?? .shared }

  @MainActor var hostChecks: HostChecks { checks ?? .shared }
}

extension NavigationConfiguration {
  /// An object that is compared by identity.
  @propertyWrapper
  package struct ByIdentity<Object>: Equatable {
    package var wrappedValue: Object?

    package init(wrappedValue: Object?) {
      self.wrappedValue = wrappedValue
    }

    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

    private var id: ObjectIdentifier? { wrappedValue.map { ObjectIdentifier($0 as AnyObject) } }
  }

  /// The container of a link stack.
  package enum Container: Hashable {
    /// A `NavigationView`, which pushes the destinations of its navigation links.
    case navigationView

    /// Layers on top of each other, for a system whose `NavigationView` has columns only.
    case layers
  }
}

extension EnvironmentValues {
  package var navigationConfiguration: NavigationConfiguration {
    get { self[ConfigurationKey.self] }
    set { self[ConfigurationKey.self] = newValue }
  }
}

private struct ConfigurationKey: EnvironmentKey {
  static var defaultValue: NavigationConfiguration {
    // Here, because views of a second copy of the package find no value in the environment.
    _ = PackageCopy.warning
    return NavigationConfiguration()
  }
}
