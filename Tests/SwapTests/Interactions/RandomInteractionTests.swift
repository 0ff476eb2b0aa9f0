import AppUnderTest
import CommandSupport
import Foundation
import Interactions
import Scripts
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("Random interactions")
struct RandomInteractionTests {
  @Test("are equal on all sides, and lose nothing at any instant")
  func sound() async {
    var run = RandomInteractions(seed: 1)
    while run.scripts < 2 * FlowName.allCases.count || run.sharedCount < 300, run.finding == nil {
      await run.next()
    }
    print(run.summary)
    if let finding = run.finding { Issue.record("\(finding)") }
    // Whoever can do something has done it, in each app, on all sides alike and at any instant.
    let kinds = Set(Step.Kind.allCases).subtracting([.none])
    #expect(run.sharedCount >= 300 && run.areFair)
    #expect(Set(run.shared.keys) == kinds)
    #expect(Set(run.restless.keys) == kinds)
    #expect(run.flows == Set(FlowName.allCases))
    for (side, trace) in run.traces {
      expectNil(TraceTable.difference(of: "random interactions (\(side.rawValue))", trace))
    }
  }

  // Made each time: the address sanitizer takes a case of an indirect enumeration for a leak in a constant.
  private nonisolated static var ascending: Step {
    .open("shop://open/product/apple/product/pear/product/plum")
  }
  private nonisolated static var alone: Step { .open("shop://open/product/plum") }
  private nonisolated static var descending: Step {
    .open("shop://open/product/plum/product/pear/product/apple")
  }

  @Test(
    "compare the states of screens, unless a path between two others lacked what both have",
    arguments: [
      ([ascending, .tap("One more"), descending], false),
      ([.interrupting(ascending, after: 100), descending], false),
      ([.interrupting(ascending, after: 100), alone], false),
      ([ascending, .interrupting(alone, after: 0), descending], true),
      ([ascending, .interrupting(alone, after: 0), descending, .relaunch], false),
    ] as [([Step], Bool)]
  )
  func states(steps: [Step], mayDiffer: Bool) async throws {
    var runner = await ScriptRunner(Script("states", .shop))
    for step in steps { _ = try await runner.take(step) }
    #expect(runner.statesMayDiffer == mayDiffer)
  }
}

@MainActor
@Suite("Random interactions: something broken on purpose")
struct BrokenSideTests {
  @Test(
    "A side on which the app forgets to do something is found, shrunk to that, and said as code",
    .enabled(if: Side.here.count > 1, "there is nothing to compare with")
  )
  func forgotten() async throws {
    var run = RandomInteractions(seed: 1)
    while run.scripts < 60, run.finding == nil {
      await run.next(of: [.shop]) { side, app in
        guard side == .links else { return app }
        var forgetting = app
        forgetting.perform = { $0 == "apple twice" || app.perform($0) }
        return forgetting
      }
    }
    let finding = try #require(run.finding)
    #expect(finding.script.steps == [.act("apple twice")])
    #expect(finding.side == nil)
    let text = "\(finding)"
    #expect(text.hasPrefix("FAILED: seed 1, script \(finding.number): "))
    #expect(text.hasSuffix("taking([\n  .act(\"apple twice\"),\n]),"))
  }

  #if os(Linux)
  @Test("A warning is found that the script doesn't say, and one that it says and nobody gives")
  func warnings() async throws {
    var script = Script("a warning", .fleet, warns: ["missing for link Licence"]).taking([
      .open("fleet://go/carrier/north/vehicle/n1/driver/ada"), .tap("Licence"),
    ])
    try await ScriptRunner.run(script)
    for warns in [[], ["missing for link Licence", "missing Licence"]] as [Set<String>] {
      script.warns = warns
      await #expect(throws: Disagreement.self) { try await ScriptRunner.run(script) }
    }
  }

  @Test("A side that writes once more what is there already is found")
  func writesAgain() async {
    var runner = await ScriptRunner(Script("again", .numbers)) { side, app in
      guard side == .links else { return app }
      var broken = app
      broken.perform = { app.perform($0) && app.perform($0) }
      return broken
    }
    await #expect(throws: Disagreement.self) { _ = try await runner.take(.act("show the tip")) }
  }
  #endif
}

@Suite("Random interactions: smaller scripts")
struct ShrinkingTests {
  @Test("Steps are left out and numbers lowered, as far as it still fails")
  func least() {
    let script = Script("long", .fleet, files: ["a": Data()]).taking([
      .tap("North Line"), .back, .interrupting(.open("fleet://go/carrier/north"), after: 500),
      .act("pop one"), .leave, .comeBack,
    ])
    let small = script.shrunk { script in
      script.steps.contains {
        if case .interrupting(_, let time) = $0 { time >= 10 } else { false }
      }
    }
    #expect(small.steps == [.interrupting(.open("fleet://go"), after: 10)])
    #expect(small.files == [:])
  }

  @Test(
    "A script is fair if nothing is compared where the sides differ by design",
    arguments: [
      ([.act("pop one"), .back], true),
      ([.interrupting(.act("pop one"), after: 5), .act("pop two"), .back], true),
      ([.interrupting(.act("pop one"), after: 5), .back], false),
      ([.interrupting(.back, after: 5), .act("pop two")], true),
      ([.interrupting(.relaunchSwapped, after: 5), .act("pop two")], false),
      ([.interrupting(.leave, after: 5), .interrupting(.act("a"), after: 5), .comeBack], true),
      ([.interrupting(.leave, after: 5), .act("pop one"), .comeBack], false),
      ([.leave, .comeBack], false),
    ] as [([Step], Bool)]
  )
  func fair(steps: [Step], isFair: Bool) {
    #expect(Script("any", .fleet).taking(steps).isFair == isFair)
  }
}

@Suite("Random interactions: printed scripts")
struct PrintedScriptTests {
  @Test("A script prints as the code that makes it")
  func code() {
    let script = Script("name", .account, files: ["a": Data(), "b": Data([1, 2])]).taking([
      .tap("An \"apple\"", occurrence: 1), .interrupting(.open("shop://open"), after: 20), .back,
    ])
    #expect(
      script.code == """
        Script("name", .account, files: ["a": Data(), "b": Data([1, 2])]).taking([
          .tap("An \\"apple\\"", occurrence: 1),
          .interrupting(.open("shop://open"), after: 20),
          .back,
        ]),
        """
    )
  }
}

@MainActor
@Suite("Many pushes and pops")
struct WindowsRunTests {
  @Test("leave no value and no screen's state alive")
  func flat() async {
    let run = await WindowsRun(changes: 400)
    print(run.summary)
    #expect(run.leftAlive == 0)
    #expect(run.mostAlive.values < 50)
    #expect(run.mostAlive.screens < 60)
  }
}

@Suite("Options of the monkey")
struct MonkeyOptionsTests {
  @Test("each option says what is played, or how")
  func values() throws {
    let options = try MonkeyOptions(["--interactions=5", "--seed", "7", "--flow", "shop"])
    #expect(options.search == .scripts(interactions: 5))
    #expect(options.seed == 7)
    #expect(options.flows == [.shop])
    #expect(try MonkeyOptions(["--memory", "100"]).search == .memory(changes: 100))
    #expect(try MonkeyOptions(["--interruptions", "2"]).search == .interruptions(oneOf: 2))
  }

  @Test(
    "what it can't do is refused",
    arguments: [
      "--interactions=0", "--seed=-1", "--flow=zoo", "--memory=9", "--interruptions=0", "--flow",
      "shop",
    ]
  )
  func refused(argument: String) {
    #expect(throws: UsageError.self) { try MonkeyOptions([argument]) }
  }
}
