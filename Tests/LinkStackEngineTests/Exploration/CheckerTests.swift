import Foundation
import LinkStackEngine
import SimulatedHost
import Testing
@testable import TestSupport

@Suite("The checker")
struct CheckerTests {
  @Test("finds what is broken on purpose, by a script that leads there again")
  func sabotage() {
    for (sabotage, host, fault) in [
      (WorldSabotage.losesPushes, HostKind.prompt, WorldFault.screensForgotten),
      (.losesPushes, .unasked, .restInTransition),
      (.believesEverything, .prompt, .pathWritten),
      (.hidesMotion, .prompt, .presentedTooEarly),
      (.hidesBackNavigations, .prompt, .backNotBelieved),
      (.cutsNewerPath, .prompt, .newerCut),
      (.missesLeaving, .prompt, .timerWhileInactive),
      (.forgetsTimer, .prompt, .waitsForEver),
      (.writesPath, .prompt, .pathForgotten),
    ] {
      let finding = Exploration(bounds(sabotage, on: host)).finding
      if finding?.fault != fault || finding?.replayed != fault {
        Issue.record("\(sabotage), \(host): \(String(describing: finding?.fault))")
      }
    }
  }

  private func bounds(_ sabotage: WorldSabotage, on host: HostKind = .prompt) -> ExplorationBounds {
    ExplorationBounds(length: 2, disturbances: 2, host: host, sabotage: sabotage)
  }

  @Test("goes through all states of a small world, and through no more with more disturbances")
  func fixpoint() {
    let complete = Exploration(ExplorationBounds(length: 1, disturbances: nil))
    let bounded = Exploration(ExplorationBounds(length: 1, disturbances: 20))
    #expect(complete.isComplete)
    #expect(complete.states == bounded.states)
  }
}
