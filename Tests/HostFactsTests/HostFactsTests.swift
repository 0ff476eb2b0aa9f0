import Foundation
import SwiftUI
import Testing

@testable import HostFacts

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
    let text = table.markdown
    for row in table.rows {
      let recording = try #require(row.observations.first?.recording)
      #expect(text.contains("\n\(row.fact.name):\n") == !recording.isEmpty)
    }
    let row = try #require(table.rows.first { $0.fact.name == "several links off" })
    #expect(row.observations[0].recording.count > 2)
  }

  @Test("No two facts have one name")
  func names() {
    #expect(Set(HostFact.all.map(\.name)).count == HostFact.all.count)
  }
}

#if !canImport(Darwin)
/// What shows that a measurement could have come out differently: hosts that behave otherwise than is
/// assumed, which the emulator can be told to do, and apps that are built otherwise.
@MainActor
@Suite("HostFacts where assumptions are wrong")
struct OtherHostsTests {
  @Test(
    "On a host that behaves otherwise exactly the facts about that differ",
    arguments: OtherHost.all
  )
  func otherHost(_ host: OtherHost) async {
    var differing: Set<String> = []
    for fact in HostFact.measurable
    where await fact.measure(on: host.behavior).seen != fact.expected {
      differing.insert(fact.name)
    }
    #expect(differing == host.differingFacts)
  }

  @Test("Of an app built otherwise each fact says something else", arguments: HostFact.measurable)
  func control(of fact: HostFact) async {
    #expect(fact.expectedOfControl != fact.expected)
    #expect(await fact.measure(asControl: true).seen == fact.expectedOfControl)
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

  @Test("The table says which assumption is wrong")
  func table() async throws {
    let fact = try #require(HostFact.all.first { $0.name == "several links off" })
    let wrong = HostBehavior(severalPops: .oneByOne)
    let row = HostFactTable.Row(
      fact: fact,
      observations: [await fact.measure(on: wrong)],
      seenOfControl: await fact.measure(on: wrong, asControl: true).seen
    )
    #expect(row.seen == "depth 0, over 600 ms")
    #expect(row.verdict == .differs)
  }
}
#endif
