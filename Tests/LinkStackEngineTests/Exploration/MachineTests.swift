import LinkStackEngine
import SimulatedHost
import Testing
@testable import TestSupport

/// If you have changed the engine on purpose, commit the new line: two files of `Searches explore --explain FILE` have the
/// change.
@Suite("All that the machine does")
struct MachineTests {
  private static let summary = MachineSummary()

  @Test("in small worlds is sound")
  func sound() {
    for finding in Self.summary.findings { Issue.record("\(finding)") }
  }

  @Test("has the known digest of each event in each state, the next state, and the effects")
  func digest() {
    #expect(Self.summary.line == "76840 states, 542901 transitions, ed23c703fab69320")
  }
}
