/// A source of wake-ups, by which a driver waits: the main queue in an app, virtual time in a test.
@MainActor
package protocol WakeScheduler: AnyObject {
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
package struct WakeToken: Hashable, Sendable {
  /// A number that its scheduler uses once.
  package let number: UInt64

  /// Creates the token with a number; for schedulers.
  package init(_ number: UInt64) {
    self.number = number
  }
}
