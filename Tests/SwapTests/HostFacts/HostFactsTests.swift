import Foundation
import HostBehaviors
@testable import HostFacts
import NavigationShim
import SwiftUI
import TestSupport
import Testing

/// The emulator's assumptions, measured on the running system.
///
/// On Linux that is the emulator itself. On Apple's platforms a fact that differs fails, and the whole table is printed.
@MainActor
@Suite("HostFacts", .serialized)
struct HostFactsTests {
  private static let measuring = Task { await HostFactTable.measured(givingUpAfter: limit) }

  // The emulator's time is virtual.
  #if canImport(Darwin)
  private static let limit: Double? = 60
  #else
  private static let limit: Double? = nil
  #endif

  @Test("Each fact is as expected", arguments: HostFact.measurable)
  func assumption(of fact: HostFact) async throws {
    let table = await Self.measuring.value
    let row = try #require(table.rows.first { $0.fact.id == fact.id })
    #expect(row.seen == fact.expected, "\(fact.assumption)")
    #expect(row.verdict == .agrees, "The control has shown \(row.seenOfControl)")
    #if !canImport(Darwin)
    #expect(row.seenOfControl == fact.expectedOfControl)
    #endif
  }

  @Test("The table has a row for each fact, or a reason to skip it")
  func table() async throws {
    let table = await Self.measuring.value
    #expect(table.rows.count + table.skipped.count == HostFact.all.count)
    #expect(table.remaining == 0)
    let file = ProcessInfo.processInfo.environment["HOST_FACTS"]
    if let file { try table.markdown.write(toFile: file, atomically: true, encoding: .utf8) }
    #if canImport(Darwin)
    print(table.markdown)
    #else
    // On the emulator, the table has only the expected.
    if file != nil { print(table.markdown) }
    #endif
  }

  @Test("No two facts have one name")
  func names() {
    #expect(Set(HostFact.all.map(\.name)).count == HostFact.all.count)
  }
}

#if !canImport(Darwin)
@MainActor
@Suite("What rests on host facts")
struct HostFactBasisTests {
  /// The assumptions in the tables of Project status.
  private static func assumptions() throws -> [String] {
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent(
        "../../../../Sources/NavigationShim/NavigationShim.docc/ProjectStatus.md"
      )
    let rows = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| assumption about") }
    return rows.map { $0.split(separator: "|")[0].trimmingCharacters(in: .whitespaces) }
  }

  @Test("The assumptions are those of Project status")
  func names() throws {
    expect(HostFactBasis.Assumption.allCases.map(\.rawValue), is: try Self.assumptions())
  }

  @Test("Each assumption has a fact, unless the scripts measure it")
  func coverage() {
    let measured = HostFact.all.compactMap { fact in
      if case .assumption(let assumption) = fact.basis { assumption } else { nil }
    }
    let all = Set(HostFactBasis.Assumption.allCases)
    #expect(Set(measured) == all.subtracting(HostFactBasis.Assumption.measuredByScripts))
  }

  @Test("Each fact is for an assumption, a check, a rule or a property that exists")
  func existence() {
    let properties = Mirror(reflecting: HostBehavior()).children.compactMap(\.label)
    for fact in HostFact.all {
      switch fact.basis {
      case .assumption, .rule: break
      case .check(let code): #expect(HostChecks.Check(rawValue: code) != nil, "\(fact)")
      case .property(let name): #expect(properties.contains(name), "\(fact)")
      }
    }
  }

  @Test(
    "A host with another value of a property shows something else",
    arguments: [
      ("lag", HostBehavior(lag: 100_000_000)),
      ("ignoredUpdates", HostBehavior(ignoredUpdates: [2])),
      ("disappearsWhereItStays", HostBehavior(disappearsWhereItStays: true)),
      ("evaluatesLeftLinks", HostBehavior(evaluatesLeftLinks: true)),
      ("dismissalReport", HostBehavior(dismissalReport: .atStart)),
      ("coordinatesStillChanges", HostBehavior(coordinatesStillChanges: true)),
      ("rootIsSilentAtLaunch", HostBehavior(rootIsSilentAtLaunch: true)),
      ("selectsRowsWhenEditingOnly", HostBehavior.oldLists),
      ("presentsColumns", HostBehavior(presentsColumns: false)),
      ("followsUnseenScreens", HostBehavior(followsUnseenScreens: false)),
      ("presentationsLeaveLate", HostBehavior(presentationsLeaveLate: false)),
      ("closuresMisleadAppearance", HostBehavior(closuresMisleadAppearance: true)),
    ]
  )
  func properties(name: String, behavior: HostBehavior) async {
    let facts = HostFact.all.filter { $0.basis == .property(name) }
    #expect(!facts.isEmpty)
    for fact in facts { #expect(await fact.measure(on: behavior).seen != fact.expected, "\(fact)") }
  }

  @Test("What reports say of a version of iOS is expected there alone, and not of the control")
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

  @Test("The emulator measures all facts that need no layout")
  func skipped() {
    let skipped = HostFact.all.filter { $0.reasonToSkip != nil }
    #expect(skipped.map(\.needs).allSatisfy { $0.contains(.layout) })
  }
}

extension HostBehavior {
  fileprivate static var oldLists: Self {
    var behavior = Self()
    behavior.selectsRowsWhenEditingOnly = true
    return behavior
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
      for: .property("lag"),
      seen: (expected, ofControl: "two"),
      measurement: measurement
    )
  }

  @Test("goes on after a measurement that fails, and after one that never ends")
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
    #expect(table.rows.map(\.verdict) == [.unknown, .unknown, .agrees])
    end.finish()
  }

  @Test("measures facts with a time five times, and shows the shortest and the longest")
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
    #expect(lines.contains("| right | right is assumed | one | one | yes | property lag |"))
    let deaf = "can't tell (control: one, not two)"
    #expect(lines.contains("| deaf | deaf is assumed | one | one | \(deaf) | property lag |"))
    #expect(lines.contains(#"| wrong | wrong is assumed | one | a \| b | no | property lag |"#))
  }
}
