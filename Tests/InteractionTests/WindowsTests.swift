import Interactions
import Testing

@MainActor
@Suite("Many pushes and pops on the emulator")
struct WindowsTests {
  @Test("leave no value and no screen's state alive")
  func flat() {
    let run = WindowsRun(changes: 1_000)
    print(run.summary)
    #expect(run.leftAlive == 0)
    #expect(run.mostAlive.values < 50)
    #expect(run.mostAlive.screens < 60)
  }
}
