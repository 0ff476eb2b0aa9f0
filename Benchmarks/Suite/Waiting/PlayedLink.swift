import LinkStackEngine
import NavigationShimTesting

/// A deep link, played to its end on a simulated host in virtual time.
struct PlayedLink {
  /// How many screens the host has in the end.
  let screens: Int

  /// How many it should have and hasn't.
  let lostPushes: Int

  /// When the last push began.
  let lastPush: Nanoseconds

  /// When the last screen came to rest.
  let rest: Nanoseconds

  /// When whoever waited for the last screen was told that it is there.
  let report: Nanoseconds

  /// Plays a link to the end.
  ///
  /// - Parameters:
  ///   - depth: The number of its screens.
  ///   - behavior: How the host behaves.
  ///   - pacing: When an update may follow another.
  @MainActor
  init(_ depth: Int, on behavior: SimulatedHostBehavior, pacing: Pacing = .settled) {
    // A record of all events would hold each update's whole chain.
    let stack = SimulatedStack<Int>(on: behavior, pacing: pacing, recordsEvents: false)
    let change = stack.open(Array(0..<depth))
    stack.finish()
    guard
      change.outcome == .presented, let report = change.endTime,
      let lastPush = stack.host.lastUpdateTime, let rest = stack.host.lastRestTime
    else {
      preconditionFailure("a link of \(depth) screens that nobody interrupts was not presented")
    }
    screens = stack.host.screens.count
    lostPushes = depth - screens
    self.lastPush = lastPush
    self.rest = rest
    self.report = report
  }
}
