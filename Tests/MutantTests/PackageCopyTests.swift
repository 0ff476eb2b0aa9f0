import Foundation
import Testing

@testable import Mutants

@Suite("A copy of the package with mutants")
struct PackageCopyTests {
  private let source: URL
  private let folder: URL

  init() throws {
    let base = FileManager.default.temporaryDirectory
      .appendingPathComponent("MutantTests-\(UUID().uuidString)")
    source = base.appendingPathComponent("source")
    folder = base.appendingPathComponent("copy")
    for path in ["Sources/Engine/Engine.swift", "Tests/Client/App.swift", ".build/output"] {
      let url = source.appendingPathComponent(path)
      let parent = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try Data("let depth = 1\n".utf8).write(to: url)
    }
    let link = source.appendingPathComponent("Tests/Link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Client")
  }

  private func update(_ mutants: Mutant...) throws {
    let numbered = mutants.enumerated().map { NumberedMutant(number: $0 + 1, mutant: $1) }
    try PackageCopy(of: source, in: folder).update(with: numbered)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  private func removeAll() {
    try? FileManager.default.removeItem(at: source.deletingLastPathComponent())
  }

  private let deeper = Mutant(
    "deeper",
    in: "Sources/Engine",
    at: "let depth",
    .swap("1", for: "2")
  )

  @Test("has the mutants in its sources, and what tells which is in force in their modules")
  func mutants() throws {
    defer { removeAll() }
    try update(deeper)
    #expect(try text("Sources/Engine/Engine.swift") == "let depth = (isMutant(1) ? (2) : (1))\n")
    #expect(try text("Sources/Engine/ActiveMutant.swift").contains(PackageCopy.variable))
    #expect(try text("Tests/Client/App.swift") == "let depth = 1\n")
  }

  @Test("leaves the package itself alone")
  func original() throws {
    defer { removeAll() }
    let before = try PackageFiles(in: source).contents
    try update(deeper)
    #expect(try PackageFiles(in: source).contents == before)
  }

  @Test("keeps links as links, and leaves out what is hidden")
  func links() throws {
    defer { removeAll() }
    try update()
    let contents = try PackageFiles(in: folder).contents
    #expect(contents["Tests/Link"] == .link(to: "Client"))
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent(".build").path))
  }

  @Test("that is there already is brought up to date, and what is the same isn't written again")
  func again() throws {
    defer { removeAll() }
    try update(deeper)
    let same = folder.appendingPathComponent("Tests/Client/App.swift").path
    let past = Date(timeIntervalSince1970: 1_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: same)
    try update()
    #expect(try text("Sources/Engine/Engine.swift") == "let depth = 1\n")
    #expect(throws: (any Error).self) { try text("Sources/Engine/ActiveMutant.swift") }
    let attributes = try FileManager.default.attributesOfItem(atPath: same)
    #expect(attributes[.modificationDate] as? Date == past)
  }

  @Test("finds a mutant's file wherever it is in the folder")
  func anyFile() throws {
    defer { removeAll() }
    let moved = source.appendingPathComponent("Sources/Engine/Deep/Planning.swift")
    let parent = moved.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    let original = source.appendingPathComponent("Sources/Engine/Engine.swift")
    try FileManager.default.moveItem(at: original, to: moved)
    try update(deeper)
    #expect(
      try text("Sources/Engine/Deep/Planning.swift") == "let depth = (isMutant(1) ? (2) : (1))\n"
    )
  }

  @Test("is refused where a mutant's anchor is in no file, or in two")
  func noPlace() throws {
    defer { removeAll() }
    let lost = Mutant("lost", in: "Sources/Engine", at: "let height", .drop("let"))
    #expect(throws: EditError.anchorOccurs(times: 0, lost)) { try update(lost) }
    let other = source.appendingPathComponent("Sources/Engine/Other.swift")
    try Data("let depth = 1\n".utf8).write(to: other)
    #expect(throws: EditError.anchorOccurs(times: 2, deeper)) { try update(deeper) }
  }
}

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
        mutant: Mutant("mutant \(index + 1)", in: "Sources", at: edit.anchor, edit.edit)
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
