import Exploration
import Testing

@MainActor
@Suite("Many pushes and pops")
struct MemoryTests {
  @Test("leave no value alive but those of the path")
  func flat() {
    let run = MemoryRun(changes: 100_000)
    print(run.summary)
    #expect(run.leftAlive == 0)
    #expect(run.mostAlive <= 3 * MemoryRun.longestPath)
  }
}
