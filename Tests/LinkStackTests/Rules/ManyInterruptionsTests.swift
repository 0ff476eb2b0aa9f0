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

  private func faults(of stack: SimulatedStack<String>) -> [String] {
    var faults = stack.host.violations.map { "\($0)" }
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
