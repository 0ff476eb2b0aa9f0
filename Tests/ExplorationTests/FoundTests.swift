import Exploration
import Testing

@Suite("What was found by exploring, and mended")
struct FoundTests {
  @Test("A path that is set again while a person goes back is not presented before they are done")
  func equalPathDuringTransition() {
    var world = World(at: [0])
    world.play(.goBack(to: 0, reportsAtStart: true))
    world.play(.open([]))
    #expect(world.faultAtRest == nil)
  }
}
