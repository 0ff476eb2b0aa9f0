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
}
