import Foundation
import HostBehaviors
@testable import HostFacts
import NavigationShim
import SwiftUI
import TestSupport
import Testing

/// The emulator's assumptions, measured on the running system.
///
/// On Linux that is the emulator itself. On Apple's platforms a fact that differs fails, with the events behind it.
@MainActor
@Suite("HostFacts", .serialized)
struct HostFactsTests {
  @Test("Each fact is as expected", arguments: HostFact.measurable)
  func assumption(of fact: HostFact) async {
    let row = await HostFactRow(measuring: fact)
    if row.verdict != .agrees { Issue.record("\(row.lines.joined(separator: "\n"))") }
    #if !canImport(Darwin)
    #expect(row.seenOfControl == fact.expectedOfControl)
    #endif
  }
}
