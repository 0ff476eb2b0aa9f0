import Foundation
import Testing

@testable import Mutants

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

  @Test("is the source where there are none")
  func none() {
    #expect(text() == source)
  }

  @Test("has either of two expressions")
  func expression() {
    let code = "(isMutant(1) ? (b <= c) : (b < c))"
    #expect(text(.comparison) == source.replacing("b < c", with: code))
  }

  @Test("has a statement or not")
  func statement() {
    #expect(text(.omission) == source.replacing("d()", with: "if !isMutant(1) { d() }"))
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
