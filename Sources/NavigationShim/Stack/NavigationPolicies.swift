public import Foundation
package import LinkStackEngine
public import SwiftUI

/// How stacks inside a view work.
///
/// Additions to SwiftUI's interface: delete them together with the package.
extension View {
  /// Chooses which of SwiftUI's containers shows the navigation stacks inside this view.
  ///
  /// If it changes while a stack is shown, the stack is built anew, and keeps its path.
  nonisolated public func navigationHost(_ host: NavigationHost) -> some View {
    environment(\.navigationConfiguration.host, host)
  }

  /// Sets when the stacks of links inside this view may take their next update, from the next wait on.
  nonisolated public func navigationPacing(_ pacing: NavigationPacing) -> some View {
    environment(\.navigationConfiguration.pacing, pacing)
  }

  /// Sets how the stacks of links inside this view show that a screen replaces another one.
  nonisolated public func navigationReplacement(_ replacement: NavigationReplacement) -> some View {
    environment(\.navigationConfiguration.replacement, replacement)
  }

  /// Sets which updates the stacks of links inside this view animate when their path changes.
  ///
  /// On SwiftUI's own stack, only `NavigationAnimation.disabled` has an effect. A stack that is shown when that
  /// first becomes the policy is built anew, and keeps its path.
  nonisolated public func navigationAnimation(_ animation: NavigationAnimation) -> some View {
    environment(\.navigationConfiguration.animation, animation.ofChanges)
  }

  /// Sets whether people see the screens that the stacks of links inside this view push without animation,
  /// below the last one of a change.
  nonisolated public func navigationStillPushes(
    _ stillPushes: NavigationStillPushes
  ) -> some View {
    environment(\.navigationConfiguration.stillPushes, stillPushes)
  }

  /// Sets how links inside this view look in the rows of lists, on systems without SwiftUI's own stack.
  nonisolated public func navigationRows(_ rows: NavigationRows) -> some View {
    environment(\.navigationConfiguration.rows, rows)
  }

  /// Sets whether people can swipe back, in the stacks inside this view, where the back button or
  /// the bar is hidden, on either host, on iOS, Mac Catalyst and visionOS.
  nonisolated public func navigationSwipeBack(_ swipeBack: NavigationSwipeBack) -> some View {
    environment(\.navigationConfiguration.swipeBack, swipeBack)
  }
}

/// Which of SwiftUI's navigation containers shows a stack: see `View.navigationHost(_:)`.
public enum NavigationHost: Hashable, Sendable, CaseIterable {
  /// SwiftUI's own `NavigationStack` on systems that have it, and a stack of links on others.
  case automatic

  /// A stack of links in a `NavigationView`.
  ///
  /// From iOS 16 on, use it in tests only: newer systems have bugs of their own in this old
  /// container, and the shim doesn't work around them.
  case links

  /// Whether SwiftUI's own container is what this comes to on the running system.
  var isNative: Bool {
    if self != .links, #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) { true } else { false }
  }
}

/// When a stack of links may take its next update: see `View.navigationPacing(_:)`.
///
/// It has no effect on SwiftUI's own `NavigationStack`, which takes any path at once.
public struct NavigationPacing: Hashable, Sendable {
  /// The pacing in the engine's terms.
  package let pacing: Pacing

  /// As soon as nothing moves, or after 0.65 seconds on watchOS, which can't be asked.
  public static let settled = NavigationPacing(pacing: .settled)

  /// As soon as nothing moves, or after a delay in seconds on watchOS, which can't be asked.
  ///
  /// It should be longer than the system's transition: a push during a transition is lost, and repeated at most five
  /// times, each time after twice as long a wait, and with the next event. On other systems, UIKit is asked after it
  /// if it hasn't reported anything.
  ///
  /// - Precondition: `fallback` is finite and not negative.
  public static func settled(fallback: TimeInterval) -> NavigationPacing {
    NavigationPacing(pacing: .settled(fallback: nanoseconds(fallback, "settled(fallback: ")))
  }

  /// After a fixed delay in seconds, and on systems that can be asked, not before nothing moves: see
  /// ``settled(fallback:)``.
  ///
  /// - Precondition: `delay` is finite and not negative.
  public static func fixed(_ delay: TimeInterval) -> NavigationPacing {
    NavigationPacing(pacing: .fixed(delay: nanoseconds(delay, "fixed(")))
  }

  private static func nanoseconds(_ seconds: TimeInterval, _ call: String) -> Nanoseconds {
    guard seconds.isFinite, seconds >= 0 else {
      trap("NavigationPacing.\(call)\(seconds)): pass a number of seconds that is 0 or more")
    }
    // So many, its nanoseconds are sure to have room for.
    return .seconds(min(seconds, 9_000_000_000))
  }
}

/// How a stack of links shows that a screen replaces another one: see `View.navigationReplacement(_:)`.
///
/// It has no effect on SwiftUI's own `NavigationStack`.
public enum NavigationReplacement: Hashable, Sendable, CaseIterable {
  /// The new screen appears at once, as with SwiftUI's own `NavigationStack`.
  case inPlace

  /// People see the old screens popped and the new ones pushed.
  case popThenPush
}

/// Which updates of a change are animated: see `View.navigationAnimation(_:)`.
///
/// There are three exceptions, whatever the value: an app can turn off animation for a single
/// change; the update that a stack first appears with is not animated; and a lost push is repeated
/// with animation, as is the rest of that change.
public enum NavigationAnimation: Hashable, Sendable, CaseIterable {
  /// As much as SwiftUI's own `NavigationStack` shows: of the pushes of a change only the last, and of its
  /// pops only the last.
  ///
  /// A path that is there from the start is reached without any animation.
  case automatic

  /// Every update, so that a person sees each screen come.
  case everyPush

  /// None.
  case disabled

  /// The policy in the engine's terms.
  var ofChanges: ChangeAnimation {
    switch self {
    case .automatic: .automatic
    case .everyPush: .everyPush
    case .disabled: .disabled
    }
  }
}

/// Whether people see the screens that a stack of links pushes without animation, below the last one of a
/// change.
///
/// See `View.navigationStillPushes(_:)`. It has no effect on SwiftUI's own `NavigationStack`, nor on
/// watchOS and macOS.
public enum NavigationStillPushes: Hashable, Sendable, CaseIterable {
  /// A picture of the old screen covers the stack until the last screen is pushed.
  ///
  /// It stays for a second at most, and goes as soon as anything else happens: a person goes back, the app sets
  /// another path, the device turns, or the stack leaves the screen.
  case hidden

  /// Each screen is visible, with its title, for as long as it takes to render it.
  case visible
}

/// How the links in a stack of links look in the rows of lists and forms.
///
/// See `View.navigationRows(_:)`. It has no effect on SwiftUI's own `NavigationStack`.
public enum NavigationRows: Hashable, Sendable, CaseIterable {
  /// As with SwiftUI's own `NavigationStack`: the label in its own colors, a chevron, and the whole row to tap.
  ///
  /// A `buttonStyle(_:)` on a link itself replaces this look, and one on something around the link is drawn around
  /// it: turn the look off with ``disabled`` then. On watchOS, any button in a list looks like a row. On macOS 11 and
  /// 12, links in lists are buttons, too.
  case automatic

  /// As buttons.
  case disabled
}

/// Whether people can swipe back where there is no back button: see `View.navigationSwipeBack(_:)`.
public enum NavigationSwipeBack: Hashable, Sendable, CaseIterable {
  /// UIKit decides: people can't swipe where the back button or the bar is hidden.
  case automatic

  /// People can swipe wherever there is a screen to go back to.
  ///
  /// The stack becomes the delegate of its navigation controller's gesture, unless the app sets one from then on.
  /// When the stack goes away, the former delegate is restored.
  case always
}

/// How stacks are to work: an app's policies, and what tests put in place of the system's.
///
/// Where a view is, is said by ``NavigationPlace``.
package struct NavigationConfiguration: Equatable {
  var host = NavigationHost.automatic
  var pacing = NavigationPacing.settled
  var replacement = NavigationReplacement.inPlace
  var animation = ChangeAnimation.automatic
  var stillPushes = NavigationStillPushes.hidden
  var swipeBack = NavigationSwipeBack.automatic
  var rows = NavigationRows.automatic
  package var safeMode: NavigationSafeMode?

  /// Hooks for tests, which run what is for macOS elsewhere, in virtual time, and many apps in one process.
  #if os(macOS)
  package var container = StackContainer.layers
  #else
  package var container = StackContainer.navigationView
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
      rules.replacesInPlace = replacement == .inPlace
      if appearsEmpty { rules.screensAtFirstAppearance = 0 }
      return rules
    }
  }

  @MainActor var wakeScheduler: any WakeScheduler { scheduler ?? MainQueueScheduler.shared }

  @MainActor var animationSwitch: AnimationSwitch { animations ?? .shared }

  @MainActor var warningLog: WarningLog { warnings ?? .shared }

  @MainActor var hostChecks: HostChecks { checks ?? .shared }
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
}
