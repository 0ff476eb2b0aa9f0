public import Foundation
package import LinkStackEngine
public import SwiftUI

/// How stacks inside a view work.
///
/// Additions to SwiftUI's interface: delete them together with the package.
extension View {
  /// Chooses which of SwiftUI's containers shows the navigation stacks inside this view.
  ///
  /// - Parameter host: The container. Changing it while a stack is shown builds the stack anew; its
  ///   path stays.
  nonisolated public func navigationHost(_ host: NavigationHost) -> some View {
    environment(\.navigationConfiguration.host, host)
  }

  /// Sets when the stacks of links inside this view may take their next update.
  ///
  /// - Parameter pacing: The pacing. A change counts from the next wait on.
  nonisolated public func navigationPacing(_ pacing: NavigationPacing) -> some View {
    environment(\.navigationConfiguration.pacing, pacing)
  }

  /// Sets how the stacks of links inside this view show that a screen replaces another one.
  ///
  /// - Parameter replacement: In place, or as a pop and a push.
  nonisolated public func navigationReplacement(_ replacement: NavigationReplacement) -> some View {
    environment(\.navigationConfiguration.replacement, replacement)
  }

  /// Sets how much of a change of their paths the stacks of links inside this view animate.
  ///
  /// Where SwiftUI's own stack shows the path, only `NavigationAnimation.disabled` has an effect.
  ///
  /// - Parameter animation: As much as Apple's stack animates, which is the default; each push; or
  ///   nothing.
  nonisolated public func navigationAnimation(_ animation: NavigationAnimation) -> some View {
    environment(\.navigationConfiguration.animation, animation)
  }

  /// Sets whether people see the screens that the stacks of links inside this view push without animation,
  /// below the last one of a change.
  ///
  /// - Parameter stillPushes: Hidden behind a picture of the old screen, which is the default, or visible.
  nonisolated public func navigationStillPushes(
    _ stillPushes: NavigationStillPushes
  ) -> some View {
    environment(\.navigationConfiguration.stillPushes, stillPushes)
  }

  /// Sets how links inside this view look in the rows of lists, where stacks are made of links.
  ///
  /// - Parameter rows: Like SwiftUI's own, which is the default, or like buttons.
  nonisolated public func navigationRows(_ rows: NavigationRows) -> some View {
    environment(\.navigationConfiguration.rows, rows)
  }
}

/// Which of SwiftUI's navigation containers shows a stack.
///
/// An addition to SwiftUI's interface. Set it for a part of the app by
/// `View.navigationHost(_:)`.
public enum NavigationHost: Hashable, Sendable, CaseIterable {
  /// SwiftUI's own `NavigationStack` where the system has it, and a stack of links where it doesn't.
  case automatic

  /// A stack of links in a `NavigationView`.
  ///
  /// From iOS 16 on it is there for tests only: newer systems have bugs of their own in this old
  /// container, which the shim does not work around.
  case links

  /// SwiftUI's own `NavigationStack`; a stack of links on systems that don't have it.
  case native

  /// Whether SwiftUI's own container is what this comes to on the running system.
  var isNative: Bool {
    switch self {
    case .links:
      false
    case .automatic, .native:
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) { true } else { false }
    }
  }
}

/// When a stack of links may take its next update.
///
/// An addition to SwiftUI's interface. Set it for a part of the app by
/// `View.navigationPacing(_:)`. It has no effect where SwiftUI's own `NavigationStack` shows the
/// stack, which takes any path at once.
public struct NavigationPacing: Hashable, Sendable {
  /// The pacing in the engine's terms.
  package let pacing: Pacing

  /// As soon as nothing moves; after 0.65 seconds on watchOS, where that can't be asked.
  public static let settled = NavigationPacing(pacing: .settled)

  /// As soon as nothing moves; after a delay where that can't be asked.
  ///
  /// - Parameter fallback: The delay in seconds, at most about 292 years. Where nothing can be asked,
  ///   it should be longer than the host's transition, as a push that meets a running one is lost and
  ///   has to be made again. Elsewhere it is when the host is asked if it hasn't said anything.
  /// - Precondition: `fallback` is finite and not negative.
  public static func settled(fallback: TimeInterval) -> NavigationPacing {
    NavigationPacing(pacing: .settled(fallback: nanoseconds(fallback, "settled(fallback: ")))
  }

  /// After a fixed delay, and not before nothing moves where that can be asked.
  ///
  /// - Parameter delay: The delay in seconds, at most about 292 years. Where nothing can be asked, on
  ///   watchOS, it should be longer than the host's transition, as a push that meets a running one is
  ///   lost and has to be made again.
  /// - Precondition: `delay` is finite and not negative.
  public static func fixed(_ delay: TimeInterval) -> NavigationPacing {
    NavigationPacing(pacing: .fixed(delay: nanoseconds(delay, "fixed(")))
  }

  private static func nanoseconds(_ seconds: TimeInterval, _ call: String) -> Nanoseconds {
    precondition(
      seconds.isFinite && seconds >= 0,
      "NavigationPacing.\(call)\(seconds)): pass a number of seconds that is 0 or more"
    )
    return .seconds(min(seconds, longest))
  }

  /// The longest delay in seconds that its nanoseconds are sure to have room for.
  private static let longest: TimeInterval = 9_000_000_000
}

/// How a stack of links shows that a screen takes the place of another one at the same depth.
///
/// An addition to SwiftUI's interface. Set it for a part of the app by
/// `View.navigationReplacement(_:)`. It has no effect where SwiftUI's own `NavigationStack` shows the
/// stack.
public enum NavigationReplacement: Hashable, Sendable, CaseIterable {
  /// The new screen stands there at once, as with SwiftUI's own `NavigationStack`.
  case inPlace

  /// The person sees the old screens popped and the new ones pushed.
  case popThenPush
}

/// Whether people see the screens that a stack of links pushes without animation, below the last one of a
/// change.
///
/// An addition to SwiftUI's interface. Set it for a part of the app by
/// `View.navigationStillPushes(_:)`. It has no effect where SwiftUI's own `NavigationStack` shows the
/// stack, nor on watchOS and macOS.
public enum NavigationStillPushes: Hashable, Sendable, CaseIterable {
  /// A picture of the old screen lies over the stack until the last screen comes.
  ///
  /// It is there for a second at the most, and goes as soon as anything else happens: a person goes back,
  /// the app sets another path, the device turns, the stack leaves the screen. Until then, touches reach
  /// what is behind it.
  case hidden

  /// Each screen is there, with its title, for as long as it takes to render it.
  case visible
}

/// How links of a stack of links look in the rows of lists and forms.
///
/// An addition to SwiftUI's interface. Set it for a part of the app by
/// `View.navigationRows(_:)`. It has no effect where SwiftUI's own `NavigationStack` shows the stack.
public enum NavigationRows: Hashable, Sendable, CaseIterable {
  /// As with SwiftUI's own `NavigationStack`: the label in its own colors, a chevron, and the whole row
  /// to tap.
  ///
  /// A `buttonStyle(_:)` set on a link itself takes the place of this look. One that is set on
  /// something around it is drawn around the look: nothing tells the link of it. In that case, turn the
  /// look off by ``disabled``, or set the style on the link.
  ///
  /// That holds for iOS, tvOS and Mac Catalyst. On watchOS, any button is a row in a list. On macOS 11
  /// and 12, links are buttons in lists, too.
  case automatic

  /// As buttons.
  case disabled
}
