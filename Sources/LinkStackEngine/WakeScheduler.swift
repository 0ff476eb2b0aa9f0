/// A source of wake-ups, by which a driver waits: the main queue in an app, virtual time in a test.
@MainActor
package protocol WakeScheduler: AnyObject {
  /// The time since some instant before the first wake-up.
  var now: Nanoseconds { get }

  /// Arranges one call of a function after a delay, and not before `schedule` has returned.
  func schedule(after delay: Nanoseconds, _ wake: @escaping @MainActor () -> Void) -> WakeToken

  /// Revokes a call. After this it never happens. A token whose call has happened is ignored.
  func cancel(_ token: WakeToken)
}

extension WakeScheduler {
  /// Revokes a call, if there is one, and forgets its token.
  package func cancel(_ token: inout WakeToken?) {
    guard let revoked = token else { return }
    token = nil
    cancel(revoked)
  }
}
