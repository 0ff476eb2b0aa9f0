import Testing

@testable import Mutants

@Suite("A source with mutants in it")
struct MutatedSourceTests {
  private let source = """
    func first() {
      count = 1
      if isOpen && count < limit { close() }
    }
    func second() {
      count = 1
    }
    """

  private func text(_ edits: (anchor: String, edit: Edit)...) throws(EditError) -> String {
    let mutants = edits.enumerated().map { index, edit in
      NumberedMutant(
        number: index + 1,
        mutant: Mutant("mutant \(index + 1)", in: "file", at: edit.anchor, edit.edit)
      )
    }
    return try MutatedSource(source, mutants: mutants).text
  }

  @Test("is the source where there are none")
  func none() throws {
    #expect(try text() == source)
  }

  @Test("has either of two expressions")
  func swap() throws {
    let text = try text(("if isOpen", .swap("count < limit", for: "count <= limit")))
    #expect(text.contains("if isOpen && (isMutant(1) ? (count <= limit) : (count < limit)) {"))
  }

  @Test("has either of two statements")
  func replace() throws {
    let text = try text(("func second", .replace("count = 1", by: "count = 2")))
    #expect(text.contains("second() {\n  if isMutant(1) { count = 2 } else { count = 1 }\n}"))
  }

  @Test("has a statement or not")
  func drop() throws {
    let text = try text(("func first", .drop("count = 1")))
    #expect(text.contains("first() {\n  if !isMutant(1) { count = 1 }\n"))
    #expect(text.hasSuffix("second() {\n  count = 1\n}"))
  }

  @Test("takes two mutants of the same code")
  func same() throws {
    let text = try text(
      ("func second", .drop("count = 1")),
      ("func second", .replace("count = 1", by: "count = 3"))
    )
    let code = "if isMutant(2) { count = 3 } else { if !isMutant(1) { count = 1 } }"
    #expect(text.contains("second() {\n  \(code)\n}"))
  }

  @Test(
    "takes a mutant that lies in what another edits, in either order",
    arguments: [true, false]
  )
  func nested(outerFirst: Bool) throws {
    let outer = ("if isOpen", Edit.swap("isOpen && count < limit", for: "true"))
    let inner = ("if isOpen", Edit.swap("count", for: "0"))
    let text = try outerFirst ? text(outer, inner) : text(inner, outer)
    let (outerNumber, innerNumber) = outerFirst ? (1, 2) : (2, 1)
    let code = "isOpen && (isMutant(\(innerNumber)) ? (0) : (count)) < limit"
    #expect(text.contains("if (isMutant(\(outerNumber)) ? (true) : (\(code))) {"))
  }

  @Test("refuses mutants that overlap")
  func overlap() {
    #expect(throws: EditError.self) {
      try text(
        ("if isOpen", .swap("isOpen && count", for: "true")),
        ("if isOpen", .swap("count < limit", for: "true"))
      )
    }
  }

  @Test("refuses an anchor that is missing or occurs twice", arguments: ["third", "count = 1"])
  func anchor(anchor: String) {
    #expect(throws: EditError.self) { try text((anchor, .drop("count = 1"))) }
  }

  @Test("refuses code that doesn't follow its anchor")
  func missing() {
    #expect(throws: EditError.self) { try text(("func second", .drop("close()"))) }
  }
}
