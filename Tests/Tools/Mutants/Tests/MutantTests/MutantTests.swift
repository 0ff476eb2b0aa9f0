import Foundation
import TestSupport
import Testing

@testable import Mutants

/// That mutants compile, and are put where they belong, each run of the command shows.
@Suite("What rules find in a source")
struct MutantFinderTests {
  /// What is found in the body of a function, as in `a < b → a <= b`.
  private func found(in body: String, of function: String) -> [String] {
    MutantFinder.mutants(of: "\(function) {\n\(body)\n}", in: "F.swift").map {
      $0.faulty.isEmpty ? $0.original.oneLine : "\($0.original) → \($0.faulty)".oneLine
    }
  }

  @Test("is each way in which a condition, a comparison, a value or a statement can be wrong")
  func rules() {
    for (function, body, expected) in [
      (
        "func f()", "if a && !b { return }",
        ["a → true", "a && !b → true", "a && !b → false", "!b → true"]
      ),
      ("func f()", "if let a, case .b = c, d { return }", ["d → true", "d → false"]),
      ("func f()", "guard #available(iOS 16, *), a else { return }", ["a → true", "a → false"]),
      ("func f()", "while a { continue }", ["a → false"]),
      (
        "func f()", "let a = b.filter { $0.c <\n  d(e) }",
        ["$0.c < d(e) → true", "$0.c < d(e) → false", "$0.c < d(e) → $0.c <= d(e)"]
      ),
      ("func f()", "let a: Set<Int> = b as? Set<Int> ?? []", []),
      ("var f: Bool", "a.b", ["a.b → true", "a.b → false"]),
      ("var f: Int", "a.b", []),
      ("func f()", "a = b\nc.d()\ne { f() }", ["a = b", "c.d()", "e { f() }", "f()"]),
      (
        "func f()", "let a: Int\nif b { a = 1 } else { a = 2 }\nc = a",
        ["b → true", "b → false", "c = a"]
      ),
      ("init()", "a = 1\nsuper.init()\nb()", ["b()"]),
      ("var f: some View", "VStack { a.b() }\n  .onAppear { c() }", ["c()"]),
      ("func f()", "let a = b + 1 - c(d - 1) + 10", ["1 → 0", "1 → 0"]),
      ("func f()", "let a = max(b, c)", ["max(b, c) → min(b, c)"]),
      (
        "func f()", "let a = b.first { $0 }",
        ["b.first { $0 } → b.last { $0 }", "$0 → true", "$0 → false"]
      ),
      ("func f()", "let a = true", ["true → false"]),
      ("func f()", #"precondition(a, "\(b == c)")"#, ["a → true"]),
      ("func f()", "#if os(iOS)\na()\n#else\nb()\n#endif", ["b()"]),
      ("func f()", #"// a()"# + "\n/* b() /* c */ */\nlet d = #\"\\\" { e() \"#", []),
    ] {
      let mutants = found(in: body, of: function)
      if mutants != expected { Issue.record("\(body): \(mutants)") }
    }
  }

  @Test("is the same for the same seed, and stays so where other code comes, goes or moves")
  func draws() {
    func drawn(_ seed: UInt64, _ count: Int, _ names: [String]) -> [String] {
      let body = names.map { "  \($0)()" }.joined(separator: "\n")
      let source = "func f() {\n\(body)\n}"
      let mutants = MutantFinder.mutants(of: source, in: "Sources/LinkStackEngine/A.swift")
      #expect(Draw(part: .shim, seed: seed).chosen(count, from: mutants).isEmpty)
      return Draw(part: .engine, seed: seed).chosen(count, from: mutants).map(\.original)
    }
    let names = (1...40).map { "f\($0)" }
    let all = drawn(1, 40, names)
    #expect(drawn(1, 5, names) == Array(all.prefix(5)))
    #expect(Set(drawn(2, 10, names)) != Set(all.prefix(10)))
    let others = drawn(1, 40, ["new"] + names.dropFirst().reversed())
    #expect(all.filter { $0 != "f1()" } == others.filter { $0 != "new()" })
  }
}

@Suite("What comes of a mutant")
struct VerdictTests {
  @Test("is said by how the tests end, and by the first that fails")
  func verdicts() {
    let output = """
      ✔ Test "passes" passed after 0.1 seconds.
      ✘ Test "sends no update" recorded an issue at A.swift:3:4: Expectation failed
      ✘ Test plain() recorded an issue with 1 argument n → 3 at B.swift:7:8: Caught error
      """
    let trap = "Shim/NavigationPath.swift:12: Fatal error: can't remove 3 elements\n"
    for (status, output, verdict) in [
      (0, "✔ Test run with 9 tests passed", .survived),
      (1, output, .failed(test: "\"sends no update\"")),
      (CommandRun.timedOut, output, .failed(test: "\"sends no update\"")),
      (CommandRun.timedOut, "✔ Test \"a\" passed", .endless),
      (5, trap, .died(reason: "Fatal error: can't remove 3 elements")),
      (11, "", .died(reason: "exit status 11")),
    ] as [(Int32, String, Verdict)] {
      #expect(Verdict(status: status, output: output) == verdict)
    }
  }

  @Test("is known as soon as a command has said enough, has ended, or has no time left")
  func commands() async throws {
    let folder = FileManager.default.temporaryDirectory
    let words = ["bash", "-c", "echo no issue; sleep 1000 & wait"]
    let run = try await CommandRun(words, in: folder, seconds: 1_000, upTo: "issue")
    #expect(run.output == "no issue\n")
    #expect(try await CommandRun(["false"], in: folder, seconds: 1_000).status == 1)
    let endless = try await CommandRun(["sleep", "1000"], in: folder, seconds: 1)
    #expect(endless.status == CommandRun.timedOut)
  }
}

@Suite("The mutants that no test can notice")
struct EquivalentMutantTests {
  @Test("are in the sources as they are now, and have a reason")
  func exist() throws {
    let package = (0..<6).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let mutants = try PackageCopy(of: package, in: package)
      .mutants(in: ["NavigationShim", "LinkStackEngine"])
    for equivalent in EquivalentMutant.all {
      let isThere = mutants.contains { equivalent.matches($0) } && !equivalent.reason.isEmpty
      if !isThere { Issue.record("\(equivalent)") }
    }
  }
}
