import Foundation
import TestSupport
import Testing

@testable import Mutants

@Suite("A copy of the package with mutants")
struct PackageCopyTests {
  private let base: TemporaryFolder
  private let source: URL
  private let folder: URL
  private let engine = "Sources/LinkStackEngine/Engine.swift"

  init() throws {
    base = try TemporaryFolder()
    source = base.url.appendingPathComponent("source")
    folder = base.url.appendingPathComponent("copy")
    for path in [engine, "Tests/Client/App.swift", ".build/output"] {
      let url = source.appendingPathComponent(path)
      let parent = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try Data("let isDeep = true\n".utf8).write(to: url)
    }
    let link = source.appendingPathComponent("Tests/Link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Client")
  }

  private func update(_ isMutated: Bool = true) throws {
    let copy = try PackageCopy(of: source, in: folder)
    let mutants = copy.mutants().enumerated()
      .map { NumberedMutant(number: $0 + 1, mutant: $1) }
    #expect(mutants.map(\.mutant.file) == [engine])
    try copy.update(with: isMutated ? mutants : [])
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("has the mutants in its sources, and what tells which is in force in their modules")
  func mutants() throws {
    try update()
    #expect(try text(engine) == "let isDeep = (isMutant(1) ? (false) : (true))\n")
    let code = try text("Sources/LinkStackEngine/ActiveMutant.swift")
    #expect(code.contains(PackageCopy.variable) && code.contains(PackageCopy.reachVariable))
    #expect(throws: (any Error).self) { try text("Sources/NavigationShim/ActiveMutant.swift") }
    #expect(try text("Tests/Client/App.swift") == "let isDeep = true\n")
  }

  @Test("that is there already is brought up to date, and what is the same isn't written again")
  func again() throws {
    try update()
    let same = folder.appendingPathComponent("Tests/Client/App.swift").path
    let past = Date(timeIntervalSince1970: 1_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: same)
    try update(false)
    #expect(try text(engine) == "let isDeep = true\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: same)
    #expect(attributes[.modificationDate] as? Date == past)
  }
}

@Suite("A source with mutants in it")
struct MutatedSourceTests {
  private let source = "func f() {\n  if a && b < c { d() }\n}\n"

  private func mutated(where isIncluded: (Mutant) -> Bool) -> MutatedSource {
    let mutants = MutantFinder.mutants(of: source, in: "F.swift").filter(isIncluded)
    let numbered = mutants.enumerated().map { NumberedMutant(number: $0 + 1, mutant: $1) }
    return MutatedSource(Data(source.utf8), mutants: numbered)
  }

  private func text(_ rules: Mutant.Rule...) -> String {
    String(decoding: mutated { rules.contains($0.rule) }.text, as: UTF8.self)
  }

  @Test("has one mutant in another, and two in one place")
  func nested() {
    let code =
      "(isMutant(2) ? (false) : ((isMutant(1) ? (true) : (a)) && (isMutant(3) ? (b <= c) : (b < c))))"
    let found = mutated {
      [.comparison, .alwaysFalse].contains($0.rule) || $0.original == "a"
    }
    #expect(String(decoding: found.text, as: UTF8.self).contains("if \(code) {"))
    let all = mutated { _ in true }
    #expect(all.places.count == MutantFinder.mutants(of: source, in: "F.swift").count)
    let opening = all.text.filter { $0 == UInt8(ascii: "(") }.count
    #expect(opening == all.text.filter { $0 == UInt8(ascii: ")") }.count)
  }

  @Test("suspects of an error the innermost mutant there, those on the line, or the nearest")
  func suspects() {
    let all = mutated { $0.rule == .comparison || $0.rule == .omission }
    func rules(_ line: Int, _ column: Int) -> [Mutant.Rule] {
      all.suspects(line: line, column: column).map(\.mutant.rule)
    }
    #expect(rules(2, 15) == [.comparison])
    #expect(rules(2, 3) == [.comparison, .omission])
    #expect(rules(3, 1) == [.omission])
    #expect(rules(99, 1) == [])
  }
}

@Suite("A compiler's errors")
struct CompilerErrorTests {
  @Test("are read once each, with their places")
  func errors() {
    let output = """
      [1/2] Compiling
      /tmp/copy/Sources/A.swift:12:3: error: missing return: here
      /tmp/copy/Sources/A.swift:12:3: error: missing return: here
      /tmp/copy/Sources/A.swift:12:3: warning: something
      error: fatalError
      """
    let folder = URL(fileURLWithPath: "/tmp/copy")
    #expect(
      CompilerError.all(in: output, of: folder) == [
        CompilerError(file: "Sources/A.swift", line: 12, column: 3, text: " missing return: here")
      ]
    )
  }
}
