package import LinkStackEngine

/// A source of wake-ups that also knows whether its app is in the background, for objects that are created after the
/// notification was posted.
@MainActor
package protocol AppScheduler: WakeScheduler {
  var isAppInBackground: Bool { get }
}
