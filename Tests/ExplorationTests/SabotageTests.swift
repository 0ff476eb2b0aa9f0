import Exploration
import Testing

@Suite("The checker")
struct SabotageTests {
  @Test(
    "finds what is broken on purpose",
    arguments: [
      (Sabotage.losesPushes, Fault.presentedTooEarly),
      (.believesEverything, .pathWritten),
      (.missesLeaving, .timerWhileInactive),
      (.missesReturning, .restInTransition),
      (.firesEarly, .presentedTooEarly),
      (.forgetsTimer, .restInTransition),
      (.confusesTransitions, .presentedTooEarly),
      (.writesPath, .pathForgotten),
    ]
  )
  func sabotage(sabotage: Sabotage, fault: Fault) {
    let bounds = ExplorationBounds(length: 2, disturbances: 1, sabotage: sabotage)
    #expect(Exploration(bounds).finding?.fault == fault)
  }

  @Test("prints a script that leads to the breach again, at any sabotage")
  func replay() {
    for sabotage in Sabotage.allCases where sabotage != .none {
      let bounds = ExplorationBounds(length: 2, disturbances: 1, sabotage: sabotage)
      guard let finding = Exploration(bounds).finding else { continue }
      #expect(finding.replayed == finding.fault, "\(sabotage)")
    }
  }

  @Test("prints the script as a test")
  func code() {
    let bounds = ExplorationBounds(length: 2, disturbances: 1, sabotage: .losesPushes)
    #expect(
      Exploration(bounds).finding?.test == """
        @Test("Explored: a path was reported as presented that the host doesn't show, still")
        func explored() {
          // started -> push → 1; wait 650000000
          // settled(depth: 1, transition: transition 1) -> stop waiting; presented
          // targetChanged([0, 0]) -> push → 2; wait 650000000
          // timerFired -> stop waiting; presented
          var world = World(at: [0], sabotage: .losesPushes)
          world.play(.open([0, 0]))
          world.play(.timer)
          #expect(world.faultAtRest == nil)
        }
        """
    )
  }

  @Test("is told of the breach by the printed script, pasted here")
  func pasted() {
    var world = World(at: [0], sabotage: .losesPushes)
    world.play(.open([0, 0]))
    world.play(.timer)
    #expect(world.faultAtRest == .presentedTooEarly)
  }

  @Test("finds no shorter script with its own eyes closed: all scripts of one step less are sound")
  func shortest() throws {
    let bounds = ExplorationBounds(length: 2, disturbances: 1, sabotage: .believesEverything)
    let finding = try #require(Exploration(bounds).finding)
    #expect(finding.script.steps.count == 1)
    for path in SmallPath.all(upTo: 2, over: 2) {
      #expect(World(at: path, sabotage: .believesEverything).faultAtRest == nil)
    }
  }

  @Test("goes through all states of a small world, and through no more with more disturbances")
  func fixpoint() {
    let complete = Exploration(ExplorationBounds(length: 1, disturbances: nil))
    let bounded = Exploration(ExplorationBounds(length: 1, disturbances: 20))
    #expect(complete.isComplete)
    #expect(complete.states == bounded.states)
  }
}
