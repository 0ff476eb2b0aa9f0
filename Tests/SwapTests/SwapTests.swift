import Interactions
import Testing

@MainActor
@Suite("The swap: one client on the shim and on SwiftUI")
struct SwapTests {
  @Test("All sides show the same after every step", arguments: Script.all)
  func sidesAgree(script: Script) throws {
    try ScriptRunner.run(script)
    Tally.shared.agreed(script)
  }

  @Test(
    "Whatever comes at whatever instant, the screens are the path once it is over",
    arguments: Script.restless,
    [Side.links, .native]
  )
  func nothingIsLost(script: Script, side: Side) {
    #expect(RestlessScript.fault(of: script, on: side) == nil)
  }

  @Test("Every script has a name of its own")
  func namesAreUnique() {
    #expect(Set(Script.all.map(\.description)).count == Script.all.count)
  }
}
