import Testing

@testable import Mutants

@Suite("The verdict on a mutant")
struct VerdictTests {
  @Test("is that it survived where all tests passed")
  func survived() {
    #expect(Verdict(status: 0, output: "✔ Test run with 9 tests passed") == .survived)
  }

  @Test("counts the tests that failed, and names the first")
  func failed() {
    let output = """
      ✔ Test "passes" passed after 0.1 seconds.
      ✘ Test "sends no update" recorded an issue at A.swift:3:4: Expectation failed
      ✘ Test "sends no update" recorded an issue at A.swift:5:4: Expectation failed
      ✘ Test plain() recorded an issue with 1 argument n → 3 at B.swift:7:8: Caught error
      ✘ Test "sends no update" failed after 0.2 seconds with 2 issues.
      """
    let verdict = Verdict(status: 1, output: output)
    #expect(verdict == .failed(tests: 2, first: "\"sends no update\""))
    #expect("\(verdict)" == "2 tests, first \"sends no update\"")
  }

  @Test("says what the process died of, without the place of the source")
  func died() {
    let output = "Shim/NavigationPath.swift:12: Fatal error: can't remove 3 elements\n"
    #expect(
      Verdict(status: 5, output: output) == .died(reason: "Fatal error: can't remove 3 elements")
    )
    #expect(Verdict(status: 11, output: "") == .died(reason: "exit status 11"))
  }

  @Test("is that the tests never ended where they were stopped")
  func endless() {
    #expect(Verdict(status: CommandRun.timedOut, output: "✔ Test \"a\" passed") == .endless)
  }

  @Test("names a failure that came before the tests were stopped")
  func failedBeforeTheEnd() {
    let output = "✘ Test \"a\" recorded an issue at A.swift:3:4: Expectation failed"
    let verdict = Verdict(status: CommandRun.timedOut, output: output)
    #expect(verdict == .failed(tests: 1, first: "\"a\""))
  }

  @Test("is caught in each form but one")
  func caught() {
    #expect(Verdict.endless.isCaught)
    #expect(Verdict.died(reason: "").isCaught)
    #expect(Verdict.failed(tests: 1, first: "").isCaught)
    #expect(!Verdict.survived.isCaught)
  }
}

@Suite("The table of mutants")
struct MutantTableTests {
  private func table(_ verdicts: Verdict...) -> String {
    let edit = Edit.swap("a || b", for: "a")
    let mutant = Mutant("forgets b", in: "Sources/Engine", at: "", edit)
    let results = verdicts.map { MutantRun.Result(mutant: mutant, verdict: $0, time: "1.0 s") }
    return MutantTable(results: results).description
  }

  @Test("says how many were caught")
  func counts() {
    #expect(table(.endless, .survived, .endless).hasPrefix("3 mutants, 2 caught, 1 not\n"))
  }

  @Test("has a row for each, in which a bar is no border")
  func rows() {
    let row = #"| forgets b | `Sources/Engine` | `a \|\| b` | `a` | the tests never ended |"#
    #expect(table(.endless).hasSuffix("\n" + row))
  }
}

@Suite("The tests of a copy")
struct TestProgramTests {
  @Test("that doesn't build say each error once")
  func errors() {
    let output =
      "[1/2] Compiling\nA.swift:1:2: error: no\nnote\nA.swift:1:2: error: no\nB: error: yes"
    #expect(TestProgram.errors(in: output) == "A.swift:1:2: error: no\nB: error: yes")
  }

  @Test("that doesn't build and has no error to say shows all there is")
  func noErrors() {
    #expect(TestProgram.errors(in: "killed") == "killed")
  }
}
