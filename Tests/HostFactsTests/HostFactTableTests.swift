import Testing

@testable import HostFacts

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
      from: HostFact.nobody,
      expected: expected,
      control: "two",
      measurement: measurement
    )
  }

  @Test("says of each assumption whether it is right, wrong, or can't be told from another one")
  func verdicts() async {
    let table = await HostFactTable.measured([
      fact("right") { $0.isControl ? "two" : "one" },
      fact("wrong") { $0.isControl ? "two" : "three" },
      fact("deaf") { _ in "one" },
    ])
    #expect(table.rows.map(\.verdict) == [.agrees, .differs, .saysNothing])
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

  @Test("is told of after each fact, the first time before any")
  func progress() async {
    var counts: [Int] = []
    let right = fact("right") { $0.isControl ? "two" : "one" }
    _ = await HostFactTable.measured([right, right]) { counts.append($0.remaining) }
    #expect(counts == [2, 1, 0])
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
