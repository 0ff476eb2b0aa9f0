import Testing

@testable import Exploration

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
        expectSound(
          Exploration(bounds),
          "\(rules.rawValue) host, \(pacing.rawValue) pacing",
          fewestStates: rules == .noReplacement ? 2_955 : 3_179
        )
      }
    }
  }

  @Test("is sound: any number of disturbances, paths of up to 3 screens, on the links host")
  func anyDisturbances() {
    let bounds = ExplorationBounds(length: 3, disturbances: nil)
    expectSound(Exploration(bounds), "links host", fewestStates: 34_467)
  }

  @Test("is sound: up to 2 disturbances, paths of up to 4 screens, on the links host")
  func longerPaths() {
    let bounds = ExplorationBounds(length: 4, disturbances: 2)
    expectSound(Exploration(bounds), "links host", fewestStates: 33_983)
  }

  /// - Parameter fewestStates: How many states there are: a search that finds fewer leaves some out.
  private func expectSound(_ exploration: Exploration, _ name: String, fewestStates: Int) {
    print("\(exploration.summary) (\(name))")
    #expect(exploration.states >= fewestStates, "\(name)")
    #expect(exploration.isComplete || exploration.bounds.disturbances != nil, "\(name)")
    if let finding = exploration.finding {
      Issue.record("\(name): \(finding.fault.rawValue)\n\n\(finding.test)")
    }
  }
}

@Suite("The checker")
struct CheckerTests {
  @Test(
    "finds what is broken on purpose",
    arguments: [
      (WorldSabotage.losesPushes, WorldFault.presentedTooEarly),
      (.believesEverything, .pathWritten),
      (.missesLeaving, .timerWhileInactive),
      (.missesReturning, .restInTransition),
      (.firesEarly, .presentedTooEarly),
      (.forgetsTimer, .restInTransition),
      (.confusesTransitions, .presentedTooEarly),
      (.writesPath, .pathForgotten),
    ]
  )
  func sabotage(sabotage: WorldSabotage, fault: WorldFault) {
    let bounds = ExplorationBounds(length: 2, disturbances: 1, sabotage: sabotage)
    #expect(Exploration(bounds).finding?.fault == fault)
  }

  @Test("prints a script that leads to the breach again, at any sabotage")
  func replay() {
    for sabotage in WorldSabotage.allCases where sabotage != .none {
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

@Suite("Small things that a search keeps millions of")
struct PackingTests {
  @Test("A small path is a path like any other")
  func smallPath() {
    var path: SmallPath = [0, 3, 1]
    path.append(2)
    #expect(Array(path) == [0, 3, 1, 2])
    #expect(path.first(2) == [0, 3])
    #expect(SmallPath(path.dropFirst()) == [3, 1, 2])
    #expect(SmallPath(packed: path.packed) == path)
    #expect(SmallPath.all(upTo: 4, over: 2).count == 31)
  }

  @Test("A step survives being packed")
  func step() {
    var world = World(launching: [0, 1, 0])
    var met: Set<WorldStep> = []
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let steps = world.steps(opening: [[], [0, 1, 1, 0]])
      met.formUnion(steps)
      if let step = steps.randomElement(using: &generator) { world.perform(step) }
    }
    #expect(met.allSatisfy { WorldStep(packed: $0.packed) == $0 })
    #expect(met.count > 20)
  }

  @Test("A state is found again, however many there are")
  func table() {
    var table = StateTable()
    let worlds = SmallPath.all(upTo: 6, over: 3).map { World(launching: $0) }
    let keys = Set(worlds.map(WorldKey.init))
    for key in keys { #expect(table.insert(key).isNew) }
    #expect(keys.allSatisfy { !table.insert($0).isNew })
    #expect(table.count == keys.count)
  }

  @Test("States that differ only in the names of values are one")
  func names() {
    #expect(WorldKey(World(at: [0, 1, 0])) == WorldKey(World(at: [1, 0, 1])))
    #expect(WorldKey(World(at: [0, 1, 0])) != WorldKey(World(at: [0, 1, 1])))
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
