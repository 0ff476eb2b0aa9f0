import Foundation
@testable import HostFacts
import SwiftUI
import Testing

/// What the emulator assumes of hosts, held against the host of the platform.
///
/// On Linux that is the emulator itself. On Apple's platforms a fact that differs fails, and the whole
/// table is printed whatever has come of it.
@MainActor
@Suite("HostFacts", .serialized)
struct HostFactsTests {
  /// All facts are measured once, whatever part of the suite asks first.
  private static let measuring = Task { await HostFactTable.measured(givingUpAfter: limit) }

  // The emulator's time is virtual, and nothing in it is really awaited.
  #if canImport(Darwin)
  private static let limit: Double? = 60
  #else
  private static let limit: Double? = nil
  #endif

  @Test("What is assumed is seen", arguments: HostFact.measurable)
  func assumption(of fact: HostFact) async throws {
    let table = await Self.measuring.value
    let row = try #require(table.rows.first { $0.fact.id == fact.id })
    #expect(row.seen == fact.expected, "\(fact.assumption)")
    #expect(row.verdict == .agrees, "An app built otherwise has shown \(row.seenOfControl)")
    #if !canImport(Darwin)
    #expect(row.seenOfControl == fact.expectedOfControl)
    #endif
  }

  @Test("The table has a row for each fact, or a reason why there is none")
  func table() async throws {
    let table = await Self.measuring.value
    #expect(table.rows.count + table.skipped.count == HostFact.all.count)
    #expect(table.remaining == 0)
    let file = ProcessInfo.processInfo.environment["HOST_FACTS"]
    if let file { try table.markdown.write(toFile: file, atomically: true, encoding: .utf8) }
    #if canImport(Darwin)
    print(table.markdown)
    #else
    // Of itself the emulator has nothing to tell that isn't assumed.
    if file != nil { print(table.markdown) }
    #endif
  }

  @Test("The table has a recording beside each fact, from the launch of its app on")
  func recordings() async throws {
    let table = await Self.measuring.value
    let row = try #require(table.rows.first { $0.fact.name == "several links off" })
    #expect(row.observations[0].recording.count > 2)
    #expect(table.markdown.contains("\n\(row.fact.name):\n"))
  }

  @Test("No two facts have one name")
  func names() {
    #expect(Set(HostFact.all.map(\.name)).count == HostFact.all.count)
  }
}

#if !canImport(Darwin)
/// What shows that a measurement could have come out differently: apps that are built otherwise.
@MainActor
@Suite("HostFacts of apps built otherwise")
struct ControlTests {
  @Test(
    "Each reported bug of the native stack changes a fact where the emulator has it",
    arguments: [
      (NativeBugs.typeChangeCrashes, "two types at one place"),
      (.nestedStacksCrash, "stack inside a stack of another type"),
      (.pathInMotionIsNotShown, "path set during a transition"),
      (.pathInMotionIsNotKept, "path set during a transition"),
      (.flagAtLaunchIsIgnored, "flag that is on at launch"),
      (.popsAreCounts, "path set as a screen leaves"),
      (.closuresMisleadAppearance, "binding of a path made of closures, going back"),
      (.columnsAreRebuilt, "path in columns as the width changes"),
      (.rootChangeEmptiesPath, "path set as the root changes"),
      (.reloadUndoesPush, "push as a list is loaded anew"),
    ]
  )
  func bugs(bug: NativeBugs, name: String) async throws {
    let fact = try #require(HostFact.all.first { $0.name == name })
    #expect(await fact.measure(on: HostBehavior(nativeBugs: bug)).seen != fact.expected)
  }

  private static let onBridge = [
    "turn of a pop": "after 2 turns",
    "shown screen, link off for a turn": "depth 1",
    "push from a covered screen": "second",
    "false of a back navigation": "onAppear 0, viewDidAppear 0, 0 := false, 0 := false",
    "number of those falses": "0 := false, 0 := false",
    "false of a lost push": "1 := false, 1 := false",
    "false of a pop": "0 := false",
    "back navigation by several screens": "0 := false, 1 := false, 2 := false, 0 := false",
    "dismissal of oneself": "onAppear 0, 0 := false, 0 := false",
    "number of falses without a back button": "link := false, link := false",
    "link behind a branch": "depth 0, made shown",
    "push in an unselected tab": "depth 1",
    "order of tabs' appearing": "onAppear Two, onDisappear One",
    "presentation of a pushed screen": "root presented, shown not presented",
    "what a cover is told as it goes": "viewDidDisappear cover, onDisappear, onDismiss",
    "push while the app is left": "depth 1, then 1",
    "two pushes while the app is left": "depth 2",
  ]

  @Test("Hosts do otherwise by what is known of SwiftUI's bridge to UIKit, and by nothing else")
  func bridge() async {
    for fact in HostFact.measurable {
      let seen = await fact.measure(on: .bridge).seen
      #expect(seen == Self.onBridge[fact.name] ?? fact.expected, "\(fact)")
    }
  }

  @Test("What is reported of a version of iOS is neither assumed elsewhere nor seen of the control")
  func expectations() {
    for fact in HostFact.all {
      for (versions, seen) in fact.expectedElsewhere {
        #expect(seen != fact.expectedOfControl, "\(fact)")
        #expect(seen != fact.expected(on: nil), "\(fact)")
        #expect(fact.expected(on: versions.lowerBound) == seen, "\(fact)")
        #expect(fact.expected(on: versions.upperBound) != seen, "\(fact)")
      }
    }
  }

  @Test("Only what takes layout is out of the emulator's reach")
  func skipped() {
    let skipped = HostFact.all.filter { $0.reasonToSkip != nil }
    #expect(skipped.map(\.needs).allSatisfy { $0.contains(.layout) })
  }
}
#endif

@MainActor
@Suite("The table of facts")
struct HostFactTableTests {
  private struct Broken: Error {}

  private func fact(
    _ name: String,
    expected: String = "one",
    _ measurement: @escaping @MainActor @Sendable (Trial) async throws -> String
  ) -> HostFact {
    HostFact(
      name,
      "\(name) is assumed",
      seen: (expected, ofControl: "two"),
      measurement: measurement
    )
  }

  @Test("goes on after a measurement that fails, and after one that never ends; both say nothing")
  func failures() async {
    let (nothing, end) = AsyncStream<Void>.makeStream()
    let table = await HostFactTable.measured(
      [
        fact("failing") { _ in throw Broken() },
        fact("endless") { _ in
          for await _ in nothing {}
          return "one"
        },
        fact("right") { $0.isControl ? "two" : "one" },
      ],
      givingUpAfter: 0.05
    )
    #expect(table.rows.map(\.seen) == ["error: Broken()", "error: nothing after 0.05 s", "one"])
    #expect(table.rows.map(\.verdict) == [.saysNothing, .saysNothing, .agrees])
    end.finish()
  }

  @Test("measures five times what takes a time, and says the smallest and the largest")
  func times() async {
    var run = 0
    let table = await HostFactTable.measured([
      fact("timed") { trial in
        if trial.isControl { return "two" }
        run += 1
        let start = Moment(milliseconds: 100, frame: 6)
        let end = Moment(milliseconds: 100 + Int64(run) * 10, frame: 6 + Int64(run))
        trial.note(end, since: start, as: "the end")
        return "one"
      },
      fact("timeless") { $0.isControl ? "two" : "one" },
    ])
    #expect(table.rows.map(\.observations.count) == [5, 1])
    let lines = table.markdown.split(separator: "\n")
    #expect(lines.contains("| timed | the end | 10 to 50 | 1 to 5 | 5 |"))
    let times = lines.drop { !$0.hasPrefix("## How long") }
    #expect(!times.contains { $0.hasPrefix("| timeless |") })
  }

  @Test("has what the system wrote to its log, by fact")
  func console() async throws {
    let fact = try #require(HostFact.all.first { $0.name == "value without a destination" })
    let table = await HostFactTable.measured([fact])
    let lines = table.markdown.split(separator: "\n")
    #expect(
      lines.contains { $0.hasPrefix("- value without a destination: The path has a value of type") }
    )
  }

  @Test("names the system, and has a line for each fact")
  func markdown() async {
    let table = await HostFactTable.measured([
      fact("right") { $0.isControl ? "two" : "one" },
      fact("wrong") { $0.isControl ? "two" : "a | b" },
      fact("deaf") { _ in "one" },
    ])
    let lines = table.markdown.split(separator: "\n")
    #expect(lines.first == "## Host facts of \(table.system)")
    #expect(lines.contains("3 facts measured, 1 as assumed, 2 not; 0 skipped."))
    #expect(lines.contains("Not as assumed: wrong; deaf."))
    #expect(lines.contains("| right | right is assumed | one | one | yes | an assumption |"))
    let deaf = "can't tell (of an app built otherwise: one, not two)"
    #expect(lines.contains("| deaf | deaf is assumed | one | one | \(deaf) | an assumption |"))
    #expect(lines.contains(#"| wrong | wrong is assumed | one | a \| b | no | an assumption |"#))
  }
}
