import LinkStackEngine
import NavigationShimTesting
import TestSupport
import Testing

@MainActor
@Suite("Lost pushes: up to three interruptions where the pace is too fast for the host")
struct LostPushesTests {
  static let scripts = 5_000

  @Test("end with host, link stack and path in agreement, and at rest")
  func agreement() {
    var losses = 0
    for seed in 0..<UInt64(Self.scripts) {
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
      let faults = faults(of: stack)
      if !faults.isEmpty { Issue.record("seed \(seed), \(script): \(faults)") }
    }
    #expect(losses > Self.scripts)
  }

  private func faults(of stack: SimulatedStack<String>) -> [String] {
    // Two people's leaving and returning may overlap, so that one script ends away from the app.
    if !stack.host.isActive { stack.host.comeBack() }
    stack.finish()
    var faults: [String] = []
    if stack.host.values != stack.path { faults.append("\(stack.host.values) on screen") }
    if stack.driver.linkStack.values != stack.path {
      faults.append("\(stack.driver.linkStack.values) in the link stack, \(stack.path) wanted")
    }
    if !stack.driver.isSettled { faults.append("not settled") }
    if stack.time.pendingCount > 0 { faults.append("something is scheduled") }
    return faults
  }
}
