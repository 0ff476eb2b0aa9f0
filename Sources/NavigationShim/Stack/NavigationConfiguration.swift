package import LinkStackEngine
package import SwiftUI

/// How stacks are to work: an app's policies, and what tests put in place of the system's.
///
/// Where a view is, is said by ``NavigationPlace``.
package struct NavigationConfiguration: Equatable {
  /// Which container shows stacks.
  var host = NavigationHost.automatic

  /// When a stack of links may take its next update.
  var pacing = NavigationPacing.settled

  /// How a stack of links shows that a screen takes the place of another.
  var replacement = NavigationReplacement.inPlace

  /// How much a stack of links animates of what the app does to its path.
  var animation = NavigationAnimation.automatic

  /// Whether a person sees what a stack of links pushes below the last screen of a change.
  var stillPushes = NavigationStillPushes.hidden

  /// Whether people can swipe back where there is no back button.
  var swipeBack = NavigationSwipeBack.automatic

  /// How links look in lists.
  var rows = NavigationRows.automatic

  /// What records the stacks.
  @ByIdentity package var recorder: (any StackRecorders)?

  /// The container that stacks of links are shown in.
  ///
  /// A hook for tests, which run what is for macOS elsewhere.
  package var container = StackContainer.ofSystem

  /// Where stacks of links get their wake-ups; `nil` for the main queue.
  ///
  /// A hook for tests, which put virtual time in here.
  @ByIdentity package var scheduler: (any WakeScheduler)?

  /// The switch that turns animations off for updates without; `nil` for UIKit's own.
  ///
  /// A hook for tests, which run many apps in one process.
  @ByIdentity package var animations: AnimationSwitch?

  /// Where warnings go; `nil` for the log of the app.
  ///
  /// A hook for tests.
  @ByIdentity package var warnings: WarningLog?
}

extension NavigationConfiguration {
  /// What a stack of links accepts as one update.
  func rules(inPushedColumn isInPushedColumn: Bool) -> UpdateRules {
    switch container {
    case .layers:
      return .native
    case .navigationView:
      var rules = UpdateRules.links
      rules.replacesInPlace = replacement == .inPlace
      if isInPushedColumn { rules.screensAtFirstAppearance = 0 }
      return rules
    }
  }

  @MainActor var wakeScheduler: any WakeScheduler { scheduler ?? MainQueueScheduler.shared }

  @MainActor var animationSwitch: AnimationSwitch { animations ?? .shared }

  @MainActor var warningLog: WarningLog { warnings ?? .shared }
}

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

extension EnvironmentValues {
  /// How stacks are to work.
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

/// What a stack of links is shown in.
package enum StackContainer: Hashable {
  /// A `NavigationView`, which pushes what its links lead to.
  case navigationView

  /// Layers on top of each other, for a system whose `NavigationView` knows columns only.
  case layers

  /// What there is on the running system.
  static var ofSystem: StackContainer {
    #if os(macOS)
    .layers
    #else
    .navigationView
    #endif
  }
}
