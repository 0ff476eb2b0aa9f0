import Foundation
import HostBehaviors
@testable import HostFacts
import NavigationShim
import SwiftUI
import TestSupport
import Testing

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
}
