import CommandSupport
import Testing

@testable import Mutants

@Suite("The options of Mutants")
struct MutantsOptionsTests {
  @Test("are all tested with all processors where nothing is said")
  func defaults() throws {
    let options = try MutantsOptions([])
    #expect(options.only == nil && options.copy == nil && !options.isList)
    #expect(options.jobs >= 1 && options.limit == 120)
  }

  @Test("are read")
  func read() throws {
    let options = try MutantsOptions([
      "--list", "--only", "plan", "--jobs=3", "--limit", "60", "--copy", "/x",
    ])
    #expect(options.isList && options.only == "plan" && options.copy == "/x")
    #expect(options.jobs == 3 && options.limit == 60)
  }

  @Test(
    "are refused where they say nothing sensible",
    arguments: [
      ["--jobs", "0"], ["--jobs", "many"], ["--limit", "-1"], ["plan"], ["--all"], ["--only"],
    ]
  )
  func refused(arguments: [String]) {
    #expect(throws: UsageError.self) { try MutantsOptions(arguments) }
  }

  @Test("choose mutants by name and by file")
  func chosen() throws {
    let mutants = ["Plan", "Update"].enumerated().map { index, name in
      NumberedMutant(
        number: index + 1,
        mutant: Mutant("forgets the \(name)", in: "\(name).swift", at: "", .drop("x"))
      )
    }
    #expect(try MutantsOptions(["--only", "Plan.sw"]).chosen(from: mutants) == [mutants[0]])
    #expect(try MutantsOptions(["--only", "forgets"]).chosen(from: mutants) == mutants)
    #expect(try MutantsOptions([]).chosen(from: mutants) == mutants)
    #expect(throws: UsageError.self) {
      try MutantsOptions(["--only", "nothing"]).chosen(from: mutants)
    }
  }
}
