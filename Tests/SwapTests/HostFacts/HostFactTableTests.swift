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
