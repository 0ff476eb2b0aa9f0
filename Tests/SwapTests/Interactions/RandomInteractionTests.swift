import AppTesting
import Foundation
import SwiftUI
import Testing
import TestSupport

@MainActor
@Suite("Random interactions")
struct RandomInteractionTests {
  @Test("are equal on all sides, and lose nothing at any instant")
  func sound() async {
    let run = await played(seed: 1)
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

  // The scripts of one seed are looked at until they pass.
  @Test("are so for a seed that nobody has looked at, that of the day")
  func ofToday() async {
    _ = await played(seed: UInt64(Date().timeIntervalSince1970 / 86_400))
  }

  private func played(seed: UInt64) async -> RandomInteractions {
    var run = RandomInteractions(seed: seed)
    while run.scripts < 2 * FlowName.allCases.count || run.sharedCount < 300, run.finding == nil {
      await run.next()
    }
    print(run.summary)
    if let finding = run.finding {
      Issue.record(
        "\(finding)\n\nAgain: TOOLS=1 swift run -c release Searches monkey --seed \(seed)"
      )
    }
    return run
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

@Suite("Random interactions: what is compared")
struct FairScriptTests {
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
