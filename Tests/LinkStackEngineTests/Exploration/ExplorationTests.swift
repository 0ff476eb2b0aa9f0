import Foundation
import LinkStackEngine
import SimulatedHost
import Testing
@testable import TestSupport

/// If you have changed the engine on purpose, commit the new line: `Searches explore --explain FILE` prints the change.
@Suite("All that the machine does")
struct MachineTests {
  private static let summary = MachineSummary()

  @Test("in small worlds is sound")
  func sound() {
    for finding in Self.summary.findings {
      Issue.record("\(finding.fault.rawValue)\n\n\(finding.test)")
    }
  }

  @Test("is what it has been: each event in each state, the state after, and the effects")
  func digest() {
    #expect(Self.summary.line == "72227 states, 552847 transitions, 9ef4cbbf0b61098f")
  }

  @Test("is explained by the first transition that differs")
  func difference() {
    let former = ["a | x -> b | wait", "b | y -> c | push"]
    let changed = ["a | x -> b | wait", "b | y -> d | push", "d | z -> a | nothing"]
    #expect(MachineSummary.difference(from: former, to: former) == "No transition differs.")
    #expect(
      MachineSummary.difference(from: former, to: changed) == """
        2 transitions are new, 1 are gone. The first:
        - b | y -> c | push
        + b | y -> d | push
        """
    )
  }

  @Test("is in the table of states and events, no more and no less")
  func documented() throws {
    let table = Self.summary.coreTransitions.markdown
    #expect(
      try Document.text(of: "Tests/States.md").contains(table),
      "the page should have\n\(table)"
    )
  }
}

@Suite("The checker")
struct CheckerTests {
  @Test("finds what is broken on purpose, by a script that leads there again")
  func sabotage() {
    for (sabotage, host, fault) in [
      (WorldSabotage.losesPushes, HostKind.prompt, WorldFault.screensForgotten),
      (.losesPushes, .unasked, .restInTransition),
      (.believesEverything, .prompt, .pathWritten),
      (.forgetsFingers, .prompt, .pathWritten),
      (.takesSilenceForBack, .unasked, .pathWritten),
      (.hidesMotion, .prompt, .presentedTooEarly),
      (.hidesBackNavigations, .prompt, .backNotBelieved),
      (.cutsNewerPath, .prompt, .newerCut),
      (.missesLeaving, .prompt, .timerWhileInactive),
      (.missesReturning, .prompt, .restInTransition),
      (.forgetsTimer, .prompt, .waitsForEver),
      (.forgetsTimer, .unasked, .waitsForEver),
      (.writesPath, .prompt, .pathForgotten),
      (.takesStrangersForOurs, .prompt, .presentedTooEarly),
      (.believesLostPops, .lagging, .presentedTooEarly),
      (.takesLagForBack, .lagging, .pathWritten),
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

@Suite("Small things that a search keeps millions of")
struct PackingTests {
  @Test("A step survives being packed")
  func step() {
    var world = World(at: [0, 1, 0], launches: true, on: .unasked)
    var met: Set<WorldStep> = []
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let steps = world.steps(opening: [[], [0, 1, 1, 0]], setting: WorldStep.Configuration.all)
      met.formUnion(steps)
      if let step = steps.randomElement(using: &generator) { world.perform(step) }
    }
    #expect(met.allSatisfy { WorldStep(packed: $0.packed) == $0 })
    #expect(met.count > 15)
  }

  @Test("The longest way through a graph is found, and a way that never ends")
  func ways() throws {
    var graph = OrdinarySteps()
    for (state, targets) in [[1, 2], [2], [3], []].enumerated() {
      graph.begin(state)
      for target in targets { graph.append(UInt32(target), from: state) }
    }
    #expect(try graph.longestPath(count: 4).get() == 3)
    graph.begin(4)
    graph.append(5, from: 4)
    graph.begin(5)
    graph.append(4, from: 5)
    #expect(throws: OrdinarySteps.Cycle.self) { try graph.longestPath(count: 6).get() }
  }
}
