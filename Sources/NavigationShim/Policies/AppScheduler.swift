package import LinkStackEngine

/// A source of wake-ups that also knows whether its app is active.
///
/// A stack that is made while the app is inactive has missed the notification, and so have all others
/// where there were none.
@MainActor
package protocol AppScheduler: WakeScheduler {
  /// Whether the app is active, as far as that is known.
  var isAppActive: Bool { get }
}
