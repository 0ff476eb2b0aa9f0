import Foundation
import LinkStackEngine
import NavigationShimTesting
import TestSupport
import Testing

@testable import Exploration

/// Who has changed the engine on purpose commits the new line: `Explorer --explain FILE` says what it changes.
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
    #expect(Self.summary.line == "93664 states, 870313 transitions, dfed5034132bb605")
  }

  @Test("is told by the first transition that differs")
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

  @Test("is in the documentation's table of states and events, no more and no less")
  func documented() throws {
    let page = "Sources/LinkStackEngine/LinkStackEngine.docc/HowSplittingWorks.md"
    let table = Self.summary.coreTransitions.markdown
    #expect(try Document.text(of: page).contains(table), "the page should have\n\(table)")
  }
}

@Suite("The checker")
struct CheckerTests {
  @Test("finds what is broken on purpose")
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
      let found = Exploration(bounds(sabotage, on: host)).finding?.fault
      if found != fault { Issue.record("\(sabotage), \(host): \(String(describing: found))") }
    }
  }

  private func bounds(_ sabotage: WorldSabotage, on host: HostKind = .prompt) -> ExplorationBounds {
    ExplorationBounds(length: 2, disturbances: 2, host: host, sabotage: sabotage)
  }

  @Test("prints a script that leads to the breach again, at any sabotage")
  func replay() {
    for host in HostKind.allCases {
      for sabotage in WorldSabotage.allCases {
        guard let finding = Exploration(bounds(sabotage, on: host)).finding else { continue }
        if finding.replayed != finding.fault { Issue.record("\(sabotage), \(host)") }
      }
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
  @Test(
    "Scripts that once broke a rule break none",
    arguments: [
      (
        "A path that is set again while a person goes back is not presented before they are done",
        World(at: [0]), [.goBack(to: 0), .open([])]
      ),
      (
        "A second swipe doesn't hide that the first has ended, though nobody said so",
        World(at: [0, 0]), [.hold, .letGo(cancelling: false), .rest, .hold]
      ),
      (
        "What is appended while the app is inactive stays when a finished swipe is believed",
        World(at: [0]),
        [
          .hold, .open([]), .letGo(cancelling: false), .leave, .open([0]),
          .comeBack(turnsOffCoveredLinks: false),
        ]
      ),
      (
        "A host that can't tell isn't waited for where the app pops what a person has left",
        World(at: [0], on: .unasked), [.goBack(to: 0), .timer, .open([]), .timer]
      ),
    ] as [(String, World, [WorldStep])]
  )
  func soundAgain(rule: String, world: World, steps: [WorldStep]) {
    var world = world
    world.play(steps)
    #expect(world.faultAtRest == nil, "\(rule)")
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

  @Test("A state is found again, however many there are")
  func table() {
    var table = StateTable()
    let worlds = SmallPath.all(upTo: 6, over: 3).map { World(at: Array($0), launches: true) }
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
