import LinkStackEngine
import SimulatedHost
import Testing

@MainActor
@Suite("Virtual time")
struct VirtualTimeTests {
  @Test("wakes in the order of deadlines, then of scheduling, what is scheduled on the way as well")
  func order() {
    let time = VirtualTime()
    var log: [String] = []
    func note(_ name: String) { log.append("\(time.now.count) \(name)") }
    time.schedule(after: Nanoseconds(20)) { note("c") }
    let revoked = time.schedule(after: Nanoseconds(12)) { note("revoked") }
    let first = time.schedule(after: Nanoseconds(10)) {
      note("a")
      time.schedule(after: .zero) { note("at once") }
      time.schedule(after: Nanoseconds(5)) { note("nested") }
    }
    time.schedule(after: Nanoseconds(10)) {
      note("b")
      time.cancel(revoked)
    }
    time.schedule(after: Nanoseconds(20)) { note("d") }
    time.schedule(after: .zero) { note("now") }
    #expect(log == [])
    time.advance(by: .zero)
    #expect(log == ["0 now"])
    time.advance(to: Nanoseconds(14))
    time.cancel(first)
    #expect(log == ["0 now", "10 a", "10 b", "10 at once"])
    #expect(time.now == Nanoseconds(14) && time.pendingCount == 3)
    #expect(time.nextDeadline == Nanoseconds(15))
    #expect(time.runUntilIdle() == 3)
    #expect(log.suffix(3) == ["15 nested", "20 c", "20 d"])
    #expect(time.now == Nanoseconds(20) && time.runUntilIdle() == 0)
    time.restart()
    #expect(time.now == .zero)
  }

  @Test("runs tasks that are due after its last instant at that instant")
  func lastInstant() {
    let time = VirtualTime()
    time.advance(by: Nanoseconds(1))
    var seen: [Int64] = []
    time.schedule(after: Nanoseconds(.max)) { [unowned time] in seen.append(time.now.count) }
    time.runUntilIdle()
    #expect(seen == [.max])
  }

  @Test("lets an object schedule a wake-up as it goes with a cancelled one")
  func scheduledAsItGoes() {
    final class Scheduling {
      let time: VirtualTime

      init(_ time: VirtualTime) { self.time = time }

      deinit { MainActor.assumeIsolated { [time] in _ = time.schedule(after: .zero) {} } }
    }
    let time = VirtualTime()
    time.cancel(time.schedule(after: .zero) { [last = Scheduling(time)] in _ = last })
    #expect(time.pendingCount == 1)
  }

  #if os(macOS) || os(Linux)
  @Test(
    "traps where it is moved back, slept less than nothing in, busy for ever, or busy at a restart",
    arguments: VirtualMisuse.allCases
  )
  func traps(_ misuse: VirtualMisuse) async {
    await #expect(processExitsWith: .failure) { @MainActor [misuse] in misuse.commit() }
  }
  #endif
}

enum VirtualMisuse: String, CaseIterable, Codable {
  case backwards, negativeDelay, endless, restartWhileBusy

  @MainActor
  func commit() {
    let time = VirtualTime()
    @MainActor func again() { time.schedule(after: .zero) { again() } }
    switch self {
    case .backwards:
      time.advance(to: Nanoseconds(2))
      time.advance(to: Nanoseconds(1))
    case .negativeDelay: time.schedule(after: Nanoseconds(-1)) {}
    case .endless:
      again()
      time.runUntilIdle(limit: 100)
    case .restartWhileBusy:
      time.schedule(after: .zero) {}
      time.restart()
    }
  }
}
