package import LinkStackEngine
package import SwiftUI

/// The policies of stacks, and replacements for tests.
///
/// The position of a view is in ``NavigationPlace``.
package struct NavigationConfiguration: Equatable {
  var host = NavigationHost.automatic
  var pacing = NavigationPacing.settled
  var animation = ChangeAnimation.automatic
  var rows = NavigationRows.automatic
  package var safeMode: NavigationSafeMode?

  /// The replacements for tests; `nil` in apps.
  ///
  /// They are in an object, because each view that reads a configuration contains code to copy all of it.
  private var boxedHooks: BoxedHooks?

  package var hooks: Hooks {
    get { boxedHooks?.hooks ?? Hooks() }
    set { boxedHooks = BoxedHooks(newValue) }
  }

  /// The rules for one step of a link stack.
  ///
  /// - Parameter appearsEmpty: Whether the stack's first screen has to be its root.
  func rules(appearsEmpty: Bool) -> UpdateRules {
    switch hooks.container {
    case .layers:
      return .native
    case .navigationView:
      var rules = UpdateRules.links
      if appearsEmpty { rules.screensAtFirstAppearance = 0 }
      return rules
    }
  }

  @MainActor var wakeScheduler: any WakeScheduler {
    hooks.scheduler ?? MainQueueScheduler.shared
  }

  @MainActor var animationSwitch: AnimationSwitch { hooks.animations ?? .shared }

  @MainActor var warningLog: WarningLog { hooks.warnings ?? .shared }

  @MainActor var hostChecks: HostChecks { hooks.checks ?? .shared }
}

extension NavigationConfiguration {
  /// Replacements for tests, which run code for macOS on other systems, in virtual time, with many apps in one process.
  package struct Hooks: Equatable {
    #if os(macOS)
    package var container = Container.layers
    #else
    package var container = Container.navigationView
    #endif
    package var scheduler: (any WakeScheduler)?
    package var animations: AnimationSwitch?
    package var warnings: WarningLog?
    package var checks: HostChecks?

    package static func == (lhs: Hooks, rhs: Hooks) -> Bool {
      lhs.container == rhs.container && lhs.scheduler === rhs.scheduler
        && lhs.animations === rhs.animations && lhs.warnings === rhs.warnings
        && lhs.checks === rhs.checks
    }
  }

  private final class BoxedHooks: Equatable {
    let hooks: Hooks

    init(_ hooks: Hooks) { self.hooks = hooks }

    static func == (lhs: BoxedHooks, rhs: BoxedHooks) -> Bool { lhs.hooks == rhs.hooks }
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
