import Exploration
import Testing

@Suite("Every state that a sequencer and its host can get into")
struct ExhaustiveTests {
  @Test("is sound: any number of disturbances, paths of up to 2 screens, on every host")
  func shortPaths() {
    for rules in HostRules.allCases {
      for pacing in PacingKind.allCases {
        let bounds = ExplorationBounds(
          length: 2,
          disturbances: nil,
          rules: rules.rules,
          pacing: pacing.pacing
        )
        expectSound(Exploration(bounds), "\(rules.rawValue) host, \(pacing.rawValue) pacing")
      }
    }
  }

  @Test("is sound: any number of disturbances, paths of up to 3 screens, on the links host")
  func anyDisturbances() {
    expectSound(Exploration(ExplorationBounds(length: 3, disturbances: nil)), "links host")
  }

  @Test("is sound: up to 2 disturbances, paths of up to 4 screens, on the links host")
  func longerPaths() {
    expectSound(Exploration(ExplorationBounds(length: 4, disturbances: 2)), "links host")
  }

  private func expectSound(_ exploration: Exploration, _ name: String) {
    print("\(exploration.summary) (\(name))")
    if let finding = exploration.finding {
      Issue.record("\(name): \(finding.fault.rawValue)\n\n\(finding.test)")
    }
  }
}
