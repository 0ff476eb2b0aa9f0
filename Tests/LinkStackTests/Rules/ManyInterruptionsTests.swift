import LinkStack
import NavigationShimTesting
import TestSupport
import Testing

@MainActor
@Suite("Up to six interruptions in a row, at random instants on random hosts")
struct ManyInterruptionsTests {
  static let scripts = 20_000

  @Test("end with host, link stack and path in agreement, at rest, and without a violation")
  func agreement() {
    for seed in 0..<UInt64(Self.scripts) {
      var generator = SeededGenerator(seed: seed)
      let behavior = SimulatedHostBehavior.random(using: &generator)
      let startDepth = Int.random(in: 0...3, using: &generator)
      let stack = SimulatedStack(
        path: Array("abc".map(String.init).prefix(startDepth)),
        on: behavior
      )
      stack.open(InterruptedPlay.path)
      var script: [String] = []
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        // Short spans, so that interruptions meet each other in one transition.
        let isAtOnce = Bool.random(using: &generator)
        stack.advance(by: .milliseconds(isAtOnce ? 0 : .random(in: 0...700, using: &generator)))
        let interruption = Interruption.allCases.randomElement(using: &generator)
        script.append("\(stack.time.now) \(interruption.map(\.rawValue) ?? "")")
        _ = interruption?.play(on: stack)
      }
      stack.finish()
      let faults = faults(of: stack)
      if !faults.isEmpty {
        Issue.record("seed \(seed), \(behavior), \(script): \(faults)")
      }
    }
  }

  @Test("end in agreement even where the pace is too fast for the host, which loses pushes")
  func agreementWithLosses() {
    var losses = 0
    for seed in 0..<UInt64(Self.scripts / 4) {
      var generator = SeededGenerator(seed: seed)
      let stack = SimulatedStack<String>(
        pacing: .settled(fallback: .milliseconds(.random(in: 50...349, using: &generator)))
      )
      stack.open(InterruptedPlay.path)
      var script: [String] = []
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        stack.advance(by: .milliseconds(.random(in: 0...900, using: &generator)))
        // What a host lost can be told from its reports as long as nothing is replaced.
        let interruption = Interruption.allCases.filter { !$0.replacesScreens }
          .randomElement(using: &generator)
        script.append("\(stack.time.now) \(interruption.map(\.rawValue) ?? "")")
        _ = interruption?.play(on: stack)
      }
      stack.finish()
      losses += stack.host.violations.reduce(0) { $0 + $1.lostPushes }
      let faults = faults(of: stack, allowingViolations: true)
      if !faults.isEmpty { Issue.record("seed \(seed), \(script): \(faults)") }
    }
    #expect(losses > Self.scripts / 4)
  }

  private func faults(
    of stack: SimulatedStack<String>,
    allowingViolations: Bool = false
  ) -> [String] {
    var faults = allowingViolations ? [] : stack.host.violations.map { "\($0)" }
    // Two people's leaving and returning may overlap, so that one script ends away from the app.
    if !stack.host.isActive { stack.host.comeBack() }
    stack.finish()
    if stack.host.values != stack.path { faults.append("\(stack.host.values) on screen") }
    if stack.driver.linkStack.values != stack.path {
      faults.append("\(stack.driver.linkStack.values) in the link stack, \(stack.path) wanted")
    }
    if !stack.driver.isSettled { faults.append("not settled") }
    if stack.time.pendingCount > 0 { faults.append("something is scheduled") }
    return faults
  }
}
