package import LinkStackEngine

/// A source of wake-ups that also knows whether its app is in the background: who comes later has missed the
/// notification.
@MainActor
package protocol AppScheduler: WakeScheduler {
  var isAppInBackground: Bool { get }
}
