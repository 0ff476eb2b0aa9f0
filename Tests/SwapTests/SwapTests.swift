import Interactions
import Testing

@MainActor
@Suite("The swap: one client on the shim and on SwiftUI")
struct SwapTests {
  @Test("All sides show the same after every step", arguments: Script.all)
  func sidesAgree(script: Script) throws {
    try Runner.run(script)
    Tally.shared.agreed(script)
  }

  @Test("Every script has a name of its own")
  func namesAreUnique() {
    #expect(Set(Script.all.map(\.description)).count == Script.all.count)
  }
}
