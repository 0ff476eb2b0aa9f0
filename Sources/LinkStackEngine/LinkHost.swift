/// Something that shows a link stack: a chain of `NavigationLink`s, a navigation controller, a
/// simulation, a terminal.
///
/// To become a host, perform the updates of a ``LinkStackDriver``, and report to it what happens on
/// screen:
///
/// - ``LinkStackDriver/hostSettled(on:in:)`` when a transition is over. In UIKit that is the moment
///   of the pushed screen's `viewDidAppear`. Without this report the driver waits for a delay
///   instead.
/// - ``LinkStackDriver/hostShows(_:)`` when a screen comes into view, even while it still moves.
/// - ``LinkStackDriver/hostDismissed(_:)`` when a link was turned off by the host itself, that is, as
///   a rule, by a person who went back.
/// - ``LinkStackDriver/suspend()`` and ``LinkStackDriver/resume()`` when the scene leaves the
///   foreground and returns.
@MainActor
public protocol LinkHost: AnyObject {
  /// What a screen of this host shows.
  associatedtype Value: Equatable

  /// Performs one update.
  ///
  /// The host may report that it has settled from inside this function; the driver answers after it
  /// has returned.
  ///
  /// - Parameters:
  ///   - update: What changes.
  ///   - linkStack: The link stack after the update. A copy that outlives this call makes the next
  ///     update copy the chain.
  ///   - transition: The number of the transition that the update begins. Hand it back when
  ///     reporting that the host has settled.
  func perform(_ update: Update, showing linkStack: LinkStack<Value>, in transition: TransitionID)

  /// Takes note that screens are gone, so that the link stack is shorter now.
  ///
  /// That is so when a dismissal which the host has reported is believed, and when a push turns out
  /// to have been lost.
  ///
  /// - Parameters:
  ///   - depth: The link stack's new depth.
  ///   - linkStack: The link stack without the dismissed screens.
  func confirmDismissal(to depth: Int, showing linkStack: LinkStack<Value>)
}

extension LinkHost {
  /// Does nothing: most hosts have removed the dismissed screens before they report it.
  public func confirmDismissal(to depth: Int, showing linkStack: LinkStack<Value>) {}
}

/// A source of wake-ups, by which a driver waits: the main queue in an app, virtual time in a test.
@MainActor
public protocol WakeScheduler: AnyObject {
  /// Arranges a call of a function after a delay.
  ///
  /// - Parameters:
  ///   - delay: How long to wait. The function must not be called before `schedule` has returned,
  ///     even where this is zero.
  ///   - wake: The function to call, once, on the main actor.
  /// - Returns: A token to cancel the call with.
  func schedule(after delay: Nanoseconds, _ wake: @escaping @MainActor () -> Void) -> WakeToken

  /// Revokes a call. After this it never happens. A token whose call has happened is ignored.
  func cancel(_ token: WakeToken)
}

/// The name of one scheduled wake-up.
public struct WakeToken: Hashable, Sendable {
  /// A number that its scheduler uses once.
  public let number: UInt64

  /// Creates the token with a number; for schedulers.
  public init(_ number: UInt64) {
    self.number = number
  }
}
