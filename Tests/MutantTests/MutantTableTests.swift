import Testing

@testable import Mutants

@Suite("The table of mutants")
struct MutantTableTests {
  private func table(_ verdicts: Verdict...) -> String {
    let edit = Edit.swap("a || b", for: "a")
    let mutant = Mutant("forgets b", in: "Sources/Engine/Plan.swift", at: "", edit)
    let results = verdicts.map { MutantRun.Result(mutant: mutant, verdict: $0, time: "1.0 s") }
    return MutantTable(results: results).description
  }

  @Test("says how many were caught")
  func counts() {
    #expect(table(.endless, .survived, .endless).hasPrefix("3 mutants, 2 caught, 1 not\n"))
  }

  @Test("has a row for each, in which a bar is no border")
  func rows() {
    let row = #"| forgets b | `Plan.swift` | `a \|\| b` | `a` | the tests never ended |"#
    #expect(table(.endless).hasSuffix("\n" + row))
  }
}
