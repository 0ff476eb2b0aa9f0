import Foundation
import HostFacts
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

  @Test("No two facts have one name")
  func names() {
    #expect(Set(HostFact.all.map(\.name)).count == HostFact.all.count)
  }
}
