/// A source of wake-ups for a driver: the main queue in an app, virtual time in a test.
@MainActor
package protocol WakeScheduler: AnyObject {
  /// The time since some instant before the first wake-up.
  var now: Nanoseconds { get }

  /// Schedules one call of a function after a delay, and not before `schedule` has returned.
  func schedule(after delay: Nanoseconds, _ wake: @escaping @MainActor () -> Void) -> WakeToken

  /// Cancels a call, which then never happens. A token whose call has happened is ignored.
  func cancel(_ token: WakeToken)
}

extension WakeScheduler {
  /// Cancels a call, if there is one, and clears its token.
  package func cancel(_ token: inout WakeToken?) {
    guard let revoked = token else { return }
    token = nil
    cancel(revoked)
  }
}
