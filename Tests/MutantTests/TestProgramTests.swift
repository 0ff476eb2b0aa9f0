import Testing

@testable import Mutants

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
