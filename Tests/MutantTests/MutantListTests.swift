import CommandSupport
import Foundation
import Testing

@testable import Mutants

@Suite("The list of mutants")
struct MutantListTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("fits the sources as they are now", arguments: Set(Mutant.all.map(\.file)).sorted())
  func fits(file: String) throws {
    let url = Self.package.appendingPathComponent(file)
    let text = try String(contentsOf: url, encoding: .utf8)
    let mutants = Mutant.all.filter { $0.file == file }.map {
      NumberedMutant(number: 1, mutant: $0)
    }
    #expect(try MutatedSource(text, mutants: mutants).text != text)
  }

  @Test("has a name for each mutant of a file")
  func names() {
    let names = Mutant.all.map { "\($0.file): \($0.name)" }
    #expect(Set(names).count == names.count)
  }

  @Test("has single lines only")
  func lines() {
    #expect(Mutant.all.allSatisfy { !$0.edit.original.contains("\n") })
    #expect(Mutant.all.allSatisfy { !$0.edit.faulty.contains("\n") })
  }
}

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
