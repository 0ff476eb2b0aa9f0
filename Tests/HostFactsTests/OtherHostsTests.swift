#if !canImport(Darwin)
import SwiftUI
import Testing

@testable import HostFacts

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
