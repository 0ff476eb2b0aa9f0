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
      let bounds = ExplorationBounds(length: 2, disturbances: 2, host: host, sabotage: sabotage)
      let finding = Exploration(bounds).finding
      if finding?.fault != fault || finding?.replayed != fault {
        Issue.record("\(sabotage), \(host): \(String(describing: finding?.fault))")
      }
    }
  }
}
