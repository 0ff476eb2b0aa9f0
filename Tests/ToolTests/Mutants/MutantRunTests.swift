import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import Mutants

@Suite("The verdict on a mutant")
struct VerdictTests {
  @Test("is that it survived where all tests passed")
  func survived() {
    #expect(Verdict(status: 0, output: "✔ Test run with 9 tests passed") == .survived)
  }

  @Test("names the first test that failed, also where it was stopped then")
  func failed() {
    let output = """
      ✔ Test "passes" passed after 0.1 seconds.
      ✘ Test "sends no update" recorded an issue at A.swift:3:4: Expectation failed
      ✘ Test plain() recorded an issue with 1 argument n → 3 at B.swift:7:8: Caught error
      """
    for status in [1, CommandRun.timedOut] {
      let verdict = Verdict(status: status, output: output)
      #expect(verdict == .failed(test: "\"sends no update\""))
    }
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
}

@Suite("A command that is run")
struct CommandRunTests {
  private let folder = FileManager.default.temporaryDirectory

  @Test("is stopped when it has said enough, and what it has started with it")
  func enough() async throws {
    let words = ["bash", "-c", "echo no issue; sleep 1000 & wait"]
    let run = try await CommandRun(words, in: folder, seconds: 1_000, upTo: "issue")
    #expect(run.output == "no issue\n")
  }

  @Test("ends by itself, or when its time is over")
  func end() async throws {
    #expect(try await CommandRun(["false"], in: folder, seconds: 1_000).status == 1)
    let run = try await CommandRun(["sleep", "1000"], in: folder, seconds: 1)
    #expect(run.status == CommandRun.timedOut)
  }
}

@Suite("The table of mutants")
struct MutantTableTests {
  private func table(_ verdicts: Verdict?...) -> MutantTable {
    let body = verdicts.indices.map { "f\($0)(a || b)" }.joined(separator: "\n")
    let all = MutantFinder.mutants(
      of: "func f() {\n\(body)\n}",
      in: "Sources/LinkStackEngine/A.swift"
    )
    let mutants = all.filter { $0.rule == .omission }
    let pairs = zip(mutants, verdicts).compactMap { mutant, verdict in verdict.map { (mutant, $0) }
    }
    return MutantTable(
      draws: [(Draw(part: .engine, seed: 7), mutants)],
      verdicts: Dictionary(uniqueKeysWithValues: pairs)
    )
  }

  @Test("says how many were noticed of those that could be")
  func counts() {
    let table = table(.endless, .survived, nil, .equivalent(reason: ""), .endless, .unreached)
    #expect("\(table)".contains("\n| engine | 7 | 6 | 1 | 1 | 2 | 2 | 50.0 % |\n"))
    #expect(table.smallestShare == 0.5)
  }
}

@Suite("The mutants that no test can notice")
struct EquivalentMutantTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("are in the sources as they are now, and have a reason")
  func exist() throws {
    let copy = try PackageCopy(of: Self.package, in: Self.package)
    let mutants = copy.mutants()
    for equivalent in EquivalentMutant.all {
      #expect(mutants.contains { equivalent.matches($0) }, "\(equivalent)")
      #expect(!equivalent.reason.isEmpty)
    }
  }

  @Test(
    "are known by file, rule and line, wherever these are, and by their code where that is said"
  )
  func matches() throws {
    let source = "func f() {\n  if a && b { return }\n}"
    let mutants = MutantFinder.mutants(of: source, in: "Sources/A/B.swift")
    func count(_ file: String, _ line: String, _ original: String? = nil) -> Int {
      let known = EquivalentMutant(file, .alwaysTrue, at: line, only: original, "a reason")
      return mutants.count { known.matches($0) }
    }
    #expect(count("B.swift", "if a && b { return }") == 3)
    #expect(count("B.swift", "if a && b { return }", "b") == 1)
    #expect(count("C.swift", "if a && b { return }") == 0)
    #expect(count("B.swift", "if a { return }") == 0)
  }
}

@Suite("The options of Mutants")
struct MutantsOptionsTests {
  private let mutants = MutantFinder.mutants(
    of: "func f() {\n  a()\n  b()\n}",
    in: "Sources/NavigationShim/A.swift"
  )

  @Test("are read")
  func read() throws {
    let options = try MutantsOptions([
      "--list", "--only", "plan", "--jobs=3", "--limit", "60", "--copy", "/x", "--shim", "0",
      "--engine", "7", "--recording=6", "--testing", "8", "--seed", "9", "--share", "90",
    ])
    #expect(options.isList && options.only == "plan" && options.copy == "/x")
    #expect(options.jobs == 3 && options.limit == 60 && options.share == 90)
    #expect(options.counts == [.shim: 0, .engine: 7, .recording: 6, .testing: 8])
    #expect(options.seeds == [9])
    #expect(try MutantsOptions(["--seeds", "3"]).seeds == [1, 2, 3])
  }

  @Test("choose mutants by what is said of them")
  func only() throws {
    let draws = try MutantsOptions(["--only", "A.swift:3", "--seeds", "2"]).draws(from: mutants)
    #expect(draws.map { $0.mutants.map(\.original) } == [["b()"], ["b()"]])
    #expect(draws.map(\.draw.seed) == [1, 2])
    #expect(throws: UsageError.self) {
      try MutantsOptions(["--only", "nothing"]).draws(from: mutants)
    }
  }
}
