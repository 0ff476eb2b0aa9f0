package import LinkStackEngine
package import SwiftUI

/// How stacks are to work: an app's policies, and what tests put in place of the system's.
///
/// Where a view is, is said by ``NavigationPlace``.
package struct NavigationConfiguration: Equatable {
  var host = NavigationHost.automatic
  var pacing = NavigationPacing.settled
  var animation = ChangeAnimation.automatic
  var intermediateScreens = NavigationIntermediateScreens.hidden
  var swipeBack = NavigationSwipeBack.automatic
  var rows = NavigationRows.automatic
  package var safeMode: NavigationSafeMode?

  /// Hooks for tests, which run what is for macOS elsewhere, in virtual time, and many apps in one process.
  #if os(macOS)
  package var container = Container.layers
  #else
  package var container = Container.navigationView
  #endif
  @ByIdentity package var scheduler: (any WakeScheduler)?
  @ByIdentity package var animations: AnimationSwitch?

  @ByIdentity package var warnings: WarningLog?
  @ByIdentity package var checks: HostChecks?

  /// What a stack of links accepts as one update.
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
  /// An object that is compared by its identity.
  @propertyWrapper
  package struct ByIdentity<Object>: Equatable {
    package var wrappedValue: Object?

    package init(wrappedValue: Object?) {
      self.wrappedValue = wrappedValue
    }

    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

    private var id: ObjectIdentifier? { wrappedValue.map { ObjectIdentifier($0 as AnyObject) } }
  }

  /// What a stack of links is shown in.
  package enum Container: Hashable {
    /// A `NavigationView`, which pushes what its links lead to.
    case navigationView

    /// Layers on top of each other, for a system whose `NavigationView` knows columns only.
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
    // Here, as views of a second copy find nothing else in the environment.
    _ = PackageCopy.warning
    return NavigationConfiguration()
  }
}
