import Exploration
import LinkStackEngine
import NavigationShimTesting
import TestSupport
import Testing

@MainActor
@Suite("The world that is explored")
struct ModelHostTests {
  @Test("does what driver and simulated host do, state by state, on random scripts")
  func agreement() {
    var generator = SeededGenerator(seed: 6)
    var comparisons = 0
    for number in 0..<1_500 {
      var script = StackScript.random(using: &generator)
      script.behavior.transition = .milliseconds(350)
      let mirror = Mirror(script)
      comparisons += mirror.comparisons
      if !mirror.disagreements.isEmpty {
        let least = script.shrunk { !Mirror($0).disagreements.isEmpty }
        let disagreement = Mirror(least).disagreements.joined(separator: "; ")
        Issue.record("script \(number): \(disagreement)\n\(least.test(of: disagreement))")
        return
      }
    }
    print("The explored world agrees with the simulated host in \(comparisons) states.")
    #expect(comparisons > 30_000)
  }
}
