import LinkStackEngine
import NavigationShimTesting
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
        let name = "\(rules.rawValue) host that answers, \(pacing.rawValue) pacing"
        expectSound(Exploration(bounds), name, fewestStates: 2_000)
      }
    }
  }

  @Test("is sound: any number of disturbances, paths of up to 2 screens, on a host that can't tell")
  func hostThatCannotTell() {
    let bounds = ExplorationBounds(length: 2, disturbances: nil, host: .unasked)
    expectSound(Exploration(bounds), "links host that can't tell", fewestStates: 37_000)
  }

  @Test("is sound: any number of disturbances, paths of up to 3 screens, on a host that answers")
  func anyDisturbances() {
    let bounds = ExplorationBounds(length: 3, disturbances: nil)
    expectSound(Exploration(bounds), "links host that answers", fewestStates: 10_600)
  }

  @Test("is sound: up to 2 disturbances, paths of up to 4 screens, on a host that answers")
  func longerPaths() {
    let bounds = ExplorationBounds(length: 4, disturbances: 2)
    expectSound(Exploration(bounds), "links host that answers", fewestStates: 12_500)
  }

  @Test(
    "is sound: any number of disturbances, paths of up to 2 screens, on a host that follows late"
  )
  func hostThatFollowsLate() {
    let bounds = ExplorationBounds(length: 2, disturbances: nil, host: .lagging, losses: 1)
    expectSound(Exploration(bounds), "late links host that answers", fewestStates: 80_000)
  }

  @Test("is sound: up to 2 disturbances, paths of up to 2 screens, on every host that follows late")
  func hostsThatFollowLate() {
    for rules in HostRules.allCases {
      for pacing in PacingKind.allCases {
        let bounds = ExplorationBounds(
          length: 2,
          disturbances: 2,
          rules: rules.rules,
          pacing: pacing.pacing,
          host: .lagging
        )
        let name = "late \(rules.rawValue) host that answers, \(pacing.rawValue) pacing"
        expectSound(Exploration(bounds), name, fewestStates: 13_600)
      }
    }
  }

  @Test("is sound: one disturbance, paths of up to 4 screens, on a host that can't tell")
  func longerPathsOnHostThatCannotTell() {
    let bounds = ExplorationBounds(length: 4, disturbances: 1, host: .unasked)
    expectSound(Exploration(bounds), "links host that can't tell", fewestStates: 14_700)
  }

  @Test("is sound where the app changes pacing, animation and rules in the middle of things")
  func reconfigured() {
    for host in HostKind.allCases {
      let bounds = ExplorationBounds(
        length: 2,
        disturbances: 2,
        host: host,
        isReconfigured: true
      )
      expectSound(Exploration(bounds), "reconfigured \(host.rawValue) host", fewestStates: 1_900)
    }
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
      (WorldSabotage.losesPushes, HostKind.prompt, WorldFault.screensForgotten),
      (.losesPushes, .unasked, .restInTransition),
      (.believesEverything, .prompt, .pathWritten),
      (.forgetsFingers, .prompt, .pathWritten),
      (.takesSilenceForBack, .unasked, .pathWritten),
      (.hidesMotion, .prompt, .presentedTooEarly),
      (.hidesBackNavigations, .prompt, .backNotBelieved),
      (.cutsNewerPath, .prompt, .appendedCut),
      (.missesLeaving, .prompt, .timerWhileInactive),
      (.missesReturning, .prompt, .restInTransition),
      (.forgetsTimer, .prompt, .waitsForEver),
      (.forgetsTimer, .unasked, .waitsForEver),
      (.writesPath, .prompt, .pathForgotten),
      (.takesStrangersForOurs, .prompt, .presentedTooEarly),
      (.believesLostPops, .lagging, .presentedTooEarly),
      (.takesLagForBack, .lagging, .pathWritten),
    ]
  )
  func sabotage(sabotage: WorldSabotage, host: HostKind, fault: WorldFault) {
    #expect(Exploration(bounds(sabotage, on: host)).finding?.fault == fault)
  }

  private func bounds(_ sabotage: WorldSabotage, on host: HostKind = .prompt) -> ExplorationBounds {
    ExplorationBounds(length: 2, disturbances: 2, host: host, sabotage: sabotage)
  }

  @Test(
    "prints a script that leads to the breach again, at any sabotage",
    arguments: HostKind.allCases
  )
  func replay(host: HostKind) {
    for sabotage in WorldSabotage.allCases {
      guard let finding = Exploration(bounds(sabotage, on: host)).finding else { continue }
      #expect(finding.replayed == finding.fault, "\(sabotage)")
    }
  }

  @Test("prints the script as a test")
  func code() {
    #expect(
      Exploration(bounds(.takesSilenceForBack, on: .unasked)).finding?.test == """
        @Test("Explored: the path was shortened, but no person has gone there")
        func explored() {
          // started -> push → 1; wait 650000000
          // appeared(1#1) -> nothing
          // waitEnded -> stop waiting; presented
          // appeared(root) -> wait 650000000
          // waitEnded -> stop waiting
          // dismissed(1#1) -> dismissed to 0; remove 0..<1; wait 650000000
          // appeared(1#1) -> nothing
          // appeared(root) -> nothing
          var world = World(at: [0], on: .unasked, sabotage: .takesSilenceForBack)
          world.play(.hold)
          world.play(.timer)
          #expect(world.faultAtRest == nil)
        }
        """
    )
  }

  @Test("is told of the breach by the printed script, pasted here")
  func pasted() {
    var world = World(at: [0], on: .unasked, sabotage: .takesSilenceForBack)
    world.play(.hold)
    world.play(.timer)
    #expect(world.faultAtRest == .pathWritten)
  }

  @Test("finds no shorter script with its own eyes closed: all scripts of one step less are sound")
  func shortest() throws {
    let finding = try #require(Exploration(bounds(.believesEverything)).finding)
    #expect(finding.script.steps.count == 1)
    for path in SmallPath.all(upTo: 2, over: 2) {
      #expect(World(at: Array(path), sabotage: .believesEverything).faultAtRest == nil)
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
    world.play(.goBack(to: 0))
    world.play(.open([]))
    #expect(world.faultAtRest == nil)
  }

  @Test("A second swipe doesn't hide that the first has ended, though nobody said so")
  func secondSwipe() {
    var world = World(at: [0, 0])
    world.play(.hold, .letGo(cancelling: false), .rest, .hold)
    #expect(world.faultAtRest == nil)
  }

  @Test("What is appended while the app is inactive stays when a finished swipe is believed")
  func appendedWhileInactive() {
    var world = World(at: [0])
    world.play(.hold, .open([]), .letGo(cancelling: false), .leave, .open([0]))
    world.play(.comeBack(turnsOffCoveredLinks: false))
    #expect(world.faultAtRest == nil)
  }

  @Test("A host that can't tell isn't waited for where the app pops what a person has left")
  func popOfWhatWasLeft() {
    var world = World(at: [0], on: .unasked)
    world.play(.goBack(to: 0), .timer, .open([]), .timer)
    #expect(world.faultAtRest == nil)
  }

  @Test("A host that can't tell is shown again what replaces a screen that a person has left")
  func replacementOfWhatWasLeft() {
    var world = World(at: [0], on: .unasked)
    world.play(.goBack(to: 0), .timer, .open([1]), .timer, .timer, .rest, .timer)
    #expect(world.faultAtRest == nil)
    #expect(world.host.screens.map(\.value) == [1])
  }

  @Test(
    "A back navigation is reported in the middle of a swipe that is taken back, and believed after it"
  )
  func reportDuringSwipe() {
    var world = World(at: [0, 0], on: .unasked)
    world.play(.goBack(to: 1), .rest, .hold, .report(screenAt: 2))
    #expect(world.path == [0, 0])
    world.play(.letGo(cancelling: true), .rest, .timer)
    #expect(world.path == [0])
    #expect(world.faultAtRest == nil)
  }

  @Test("A path that is presented while a person leaves it is shown again once that is known")
  func presentedWhileLeft() {
    var world = World(at: [], on: .unasked)
    world.play(.open([0]), .open([]), .goBack(to: 0), .rest, .open([0]), .timer)
    world.play(.report(screenAt: 1), .timer, .rest, .timer)
    #expect(world.faultAtRest == nil)
    #expect(world.host.screens.map(\.value) == [0])
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
    var world = World(launching: [0, 1, 0], on: .unasked)
    var met: Set<WorldStep> = []
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let steps = world.steps(
        opening: [[], [0, 1, 1, 0]],
        setting: WorldStep.Configuration.all
      )
      met.formUnion(steps)
      if let step = steps.randomElement(using: &generator) { world.perform(step) }
    }
    #expect(met.allSatisfy { WorldStep(packed: $0.packed) == $0 })
    #expect(met.count > 15)
  }

  @Test("A state is found again, however many there are")
  func table() {
    var table = StateTable()
    let worlds = SmallPath.all(upTo: 6, over: 3).map { World(launching: Array($0)) }
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
