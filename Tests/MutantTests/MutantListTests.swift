import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import Mutants

@Suite("The list of mutants")
struct MutantListTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("fits the sources as they are now, each mutant in one place")
  func fits() throws {
    let files = try PackageFiles(in: Self.package)
    for mutant in Mutant.all {
      var changed = files
      #expect(throws: Never.self) {
        try changed.insert([NumberedMutant(number: 1, mutant: mutant)])
      }
    }
  }

  @Test("fits as a whole: no mutant overlaps with another")
  func fitsTogether() throws {
    var files = try PackageFiles(in: Self.package)
    try files.insert(Mutant.all.enumerated().map { NumberedMutant(number: $0 + 1, mutant: $1) })
  }

  @Test("has a name for each mutant, and no more than can be looked through")
  func names() {
    #expect(Set(Mutant.all.map(\.name)).count == Mutant.all.count)
    #expect(Mutant.all.count <= 100)
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

  @Test("choose mutants by name and by folder")
  func chosen() throws {
    let mutants = ["Plan", "Update"].enumerated().map { index, name in
      NumberedMutant(
        number: index + 1,
        mutant: Mutant("forgets the \(name)", in: "Sources/\(name)", at: "", .drop("x"))
      )
    }
    #expect(try MutantsOptions(["--only", "s/Plan"]).chosen(from: mutants) == [mutants[0]])
    #expect(try MutantsOptions(["--only", "forgets"]).chosen(from: mutants) == mutants)
    #expect(try MutantsOptions([]).chosen(from: mutants) == mutants)
    #expect(throws: UsageError.self) {
      try MutantsOptions(["--only", "nothing"]).chosen(from: mutants)
    }
  }
}
