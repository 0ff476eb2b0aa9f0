/// Timers in virtual time, run in the order of their deadlines, and then of being set.
@MainActor
final class VirtualTimers {
  struct Timer {
    let deadline: Int64
    let token: Int
    let action: @MainActor () -> Void
  }

  private(set) var now: Int64 = 0
  private var timers: [Timer] = []
  private var lastToken = 0

  var nextDeadline: Int64? { timers.first?.deadline }

  func schedule(after delay: Int64, _ action: @escaping @MainActor () -> Void) -> Int {
    lastToken += 1
    let timer = Timer(deadline: now + max(0, delay), token: lastToken, action: action)
    let index = timers.firstIndex { $0.deadline > timer.deadline } ?? timers.endIndex
    timers.insert(timer, at: index)
    return lastToken
  }

  func cancel(_ token: Int) {
    timers.removeAll { $0.token == token }
  }

  func removeAll() {
    timers = []
  }

  /// Takes the first timer that is due by a time, and moves the clock to it.
  func takeFirst(by time: Int64) -> Timer? {
    guard let first = timers.first, first.deadline <= time else { return nil }
    now = max(now, first.deadline)
    return timers.removeFirst()
  }

  func advance(to time: Int64) {
    now = max(now, time)
  }
}
