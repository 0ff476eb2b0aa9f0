import LinkStackEngine
import NavigationShimTesting
import Testing

@MainActor
@Suite("Virtual time")
struct VirtualTimeTests {
  @Test("stands still until it is moved")
  func standsStill() {
    let time = VirtualTime()
    var calls = 0
    time.schedule(after: .zero) { calls += 1 }
    #expect(calls == 0)
    #expect(time.now == .zero)
    time.advance(by: .zero)
    #expect(calls == 1)
  }

  @Test("wakes in the order of deadlines, and of scheduling where they are equal")
  func order() {
    let time = VirtualTime()
    var log: [String] = []
    time.schedule(after: Nanoseconds(20)) { log.append("c") }
    time.schedule(after: Nanoseconds(10)) { log.append("a") }
    time.schedule(after: Nanoseconds(10)) { log.append("b") }
    time.schedule(after: Nanoseconds(20)) { log.append("d") }
    time.runUntilIdle()
    #expect(log == ["a", "b", "c", "d"])
  }

  @Test("shows the deadline while a wake-up happens")
  func nowDuringWake() {
    let time = VirtualTime()
    var seen: [Int64] = []
    time.schedule(after: Nanoseconds(7)) { seen.append(time.now.count) }
    time.schedule(after: Nanoseconds(9)) { seen.append(time.now.count) }
    time.advance(to: Nanoseconds(100))
    #expect(seen == [7, 9])
    #expect(time.now == Nanoseconds(100))
  }

  @Test("lets what is scheduled on the way take part")
  func nested() {
    let time = VirtualTime()
    var log: [Int64] = []
    time.schedule(after: Nanoseconds(10)) {
      time.schedule(after: .zero) { log.append(time.now.count) }
      time.schedule(after: Nanoseconds(5)) { [unowned time] in log.append(time.now.count) }
    }
    time.schedule(after: Nanoseconds(12)) { log.append(time.now.count) }
    time.advance(to: Nanoseconds(14))
    #expect(log == [10, 12])
    #expect(time.pendingCount == 1)
    #expect(time.nextDeadline == Nanoseconds(15))
  }

  @Test("revokes a wake-up, also from inside another one, and ignores one that has happened")
  func cancel() {
    let time = VirtualTime()
    var calls: [String] = []
    let first = time.schedule(after: Nanoseconds(1)) { calls.append("first") }
    let second = time.schedule(after: Nanoseconds(2)) { calls.append("second") }
    time.schedule(after: Nanoseconds(1)) { time.cancel(second) }
    time.runUntilIdle()
    time.cancel(first)
    #expect(calls == ["first"])
    #expect(time.pendingCount == 0)
  }

  @Test("counts the wake-ups of a run, and ends at the last one")
  func runUntilIdle() {
    let time = VirtualTime()
    time.schedule(after: Nanoseconds(3)) { time.schedule(after: Nanoseconds(4)) {} }
    #expect(time.runUntilIdle() == 2)
    #expect(time.now == Nanoseconds(7))
    #expect(time.runUntilIdle() == 0)
  }

  @Test("has what is due after its last instant happen then")
  func lastInstant() {
    let time = VirtualTime()
    time.advance(by: Nanoseconds(1))
    var seen: [Int64] = []
    time.schedule(after: Nanoseconds(.max)) { [unowned time] in seen.append(time.now.count) }
    time.runUntilIdle()
    #expect(seen == [.max])
  }

  @Test("starts again at zero")
  func restart() {
    let time = VirtualTime()
    time.advance(by: Nanoseconds(5))
    time.restart()
    #expect(time.now == .zero)
  }
}

@Suite("Virtual time traps with a hint")
struct VirtualTimeTrapTests {
  #if os(macOS) || os(Linux)
  @Test("where it is moved back")
  func backwards() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let time = VirtualTime()
      time.advance(to: Nanoseconds(2))
      time.advance(to: Nanoseconds(1))
    }
  }

  @Test("where a delay is negative")
  func negativeDelay() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      VirtualTime().schedule(after: Nanoseconds(-1)) {}
    }
  }

  @Test("where something schedules itself again and again")
  func endless() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let time = VirtualTime()
      @MainActor func again() { time.schedule(after: .zero) { again() } }
      again()
      time.runUntilIdle(limit: 100)
    }
  }

  @Test("where it is to start again with something scheduled")
  func restartWhileBusy() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let time = VirtualTime()
      time.schedule(after: .zero) {}
      time.restart()
    }
  }
  #endif
}
