package import LinkStackEngine

/// A clock that only a test moves.
///
/// Wake-ups happen in the order of their deadlines, and those with equal deadlines in the order in which they were
/// scheduled. During a wake-up, the clock is at its deadline, and anything it schedules takes part at once. So a test
/// runs in the same way on every machine, and never sleeps.
@MainActor
package final class VirtualTime: WakeScheduler {
  package private(set) var now = Nanoseconds.zero

  /// The scheduled wake-ups, the next one last.
  private var pending: [Entry] = []
  private var issuedTokens: UInt64 = 0

  private struct Entry {
    let deadline: Nanoseconds
    let token: WakeToken
    let wake: @MainActor () -> Void
  }

  nonisolated package init() {}

  package var pendingCount: Int { pending.count }

  /// The deadline of the next wake-up, or `nil` if none is scheduled.
  package var nextDeadline: Nanoseconds? { pending.last?.deadline }

  /// Calls a function after a delay.
  ///
  /// With a delay of zero, that is at the present time, after everything that is already scheduled for it.
  ///
  /// A deadline after the clock's last instant, 292 years from its first, becomes that instant.
  @discardableResult
  package func schedule(
    after delay: Nanoseconds,
    _ wake: @escaping @MainActor () -> Void
  ) -> WakeToken {
    precondition(delay >= .zero, "can't wake up \(delay) from now: pass a delay of 0 or more")
    issuedTokens += 1
    let (count, isTooLate) = now.count.addingReportingOverflow(delay.count)
    let deadline = Nanoseconds(isTooLate ? .max : count)
    let entry = Entry(deadline: deadline, token: WakeToken(issuedTokens), wake: wake)
    // Entries run from the latest to the earliest, so among equal deadlines a new one goes first.
    let position = pending.firstIndex { $0.deadline <= entry.deadline } ?? pending.endIndex
    pending.insert(entry, at: position)
    return entry.token
  }

  package func cancel(_ token: WakeToken) { remove { $0.token == token } }

  package func cancelAll() { remove { _ in true } }

  private func remove(where isOver: (Entry) -> Bool) {
    // An object that goes with its wake-up may schedule another one.
    withExtendedLifetime(pending) { pending.removeAll(where: isOver) }
  }

  /// Moves the clock to an instant, which isn't in the past, with all wake-ups until then.
  package func advance(to instant: Nanoseconds) {
    precondition(instant >= now, "it is \(now) already: time can't be moved back to \(instant)")
    while performNext(by: instant) {}
    now = instant
  }

  package func advance(by span: Nanoseconds) { advance(to: now + span) }

  /// Moves the clock to the last wake-up, including those that are scheduled on the way, and returns their number.
  @discardableResult
  package func runUntilIdle(limit: Int = 10_000_000) -> Int {
    var count = 0
    while performNext(by: Nanoseconds(.max)) {
      count += 1
      precondition(
        count <= limit,
        "still busy after \(limit) wake-ups: something schedules itself again and again"
      )
    }
    return count
  }

  /// Moves the clock to an instant, before the wake-ups of that instant.
  package func move(to instant: Nanoseconds) {
    precondition(
      now <= instant && instant <= nextDeadline ?? instant,
      "can't move from \(now) to \(instant): something is scheduled before that"
    )
    now = instant
  }

  /// Sets the clock back to zero, if nothing is scheduled.
  package func restart() {
    precondition(pending.isEmpty, "\(pending.count) wake-ups are scheduled: run until idle first")
    now = .zero
  }

  /// Moves the clock to the next wake-up, and performs it, if its deadline is an instant or before that.
  ///
  /// - Returns: Whether there was one.
  package func performNext(by instant: Nanoseconds) -> Bool {
    guard let entry = pending.last, entry.deadline <= instant else { return false }
    pending.removeLast()
    now = entry.deadline
    entry.wake()
    return true
  }
}
