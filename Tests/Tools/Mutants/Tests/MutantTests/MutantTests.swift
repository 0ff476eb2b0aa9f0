import Foundation
import Testing

@testable import Mutants

/// That the rest works, each run of the command shows.
struct MutantTests {
  /// The head of a function, its body, and what is found in it.
  private static let findings = #"""
    func f() -> Int % if a && !b { c } % a → true; a && !b → false; a && !b → true; !b → true; a && !b → a || !b
    func f(a: B) % if let a, case .b = c, d {} % f; d → false; d → true
    init() % guard #available(iOS 16, *), a else { b } % a → false; a → true
    init() % while a < 2 { continue } % a < 2 → false; a < 2 → a <= 2; 2 → 3
    init() % let a = b.filter {¶ $0.c¶} % $0.c → false; $0.c → true
    init() % let a = b ? c : d.first ?? e % b → false; b → true; d.first → d.last; d.first ?? e → e
    var f: Bool % a.b % a.b → false; a.b → true
    var f: Int % a(b) %
    func f() % a = b¶c.d(¶  e¶)¶g { h in i() } % f; a = b; c.d( e ); g { h in i() }; i()
    init() % a = -1¶super.init()¶b() % 1 → 0; b()
    init() % let a = max(b, true) + c % max(b, true) + c → max(b, true) - c; max(b, true) → min(b, true); true → false
    init() % #if os(iOS) || !canImport(UIKit)¶a()¶#else¶b()¶#endif % b()
    init() % // a()¶/* b() */¶let d = #"\" { e() "# + "\(f("1"))" %
    """#

  @Test("finds each way in which code can be wrong, and none in what isn't compiled")
  func rules() throws {
    for line in Self.findings.split(separator: "\n") {
      let words = line.split(separator: "%", omittingEmptySubsequences: false)
      let body = words[1].trimmingCharacters(in: .whitespaces).replacing("¶", with: "\n")
      let source = "\(words[0]){\n\(body)\n}"
      let found = try MutantFinder.mutants(of: source, in: "F.swift").map {
        switch $0.change {
        case .value(let faulty): "\($0.original) → \(faulty)"
        case .omission: $0.original.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        case .end: "f"
        }
      }
      let expected = words[2].split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(found.sorted() == expected.filter { !$0.isEmpty }.sorted(), "\(source)")
    }
  }

  @Test("draws mutants apart from each other, the same ones for the same seed")
  func draws() throws {
    let source = "func f() -> Int {\n" + (1...40).map { "a\($0)(b && c)\n" }.joined() + "}"
    let all = try MutantFinder.mutants(of: source, in: "F.swift")
    let drawn = Mutant.drawn(1_000, from: all, seed: 1)
    #expect(drawn.count > 39 && drawn.count < all.count)
    #expect(drawn.allSatisfy { one in drawn.count { $0.range.overlaps(one.range) } == 1 })
    #expect(Mutant.drawn(5, from: all.reversed(), seed: 1) == Array(drawn.prefix(5)))
    #expect(Mutant.drawn(5, from: all, seed: 2) != Array(drawn.prefix(5)))
  }

  @Test("judges by how the tests end, and stops them where they fail or have no end")
  func verdicts() throws {
    let failure = "✘ Test \"b c\" recorded an issue at A.swift:3"
    for (script, verdict) in [
      ("echo '✔ Test a passed'", .survived),
      ("echo '\(failure)'; sleep 1000 & wait", .noticed(by: "\"b c\"")),
      ("sleep 1000", .noticed(by: "tests without an end")),
      ("echo 'A.swift:1: Fatal error: d'; exit 5", .noticed(by: "A.swift:1: Fatal error: d")),
      ("exit 11", .noticed(by: "the end of the tests' process, with status 11")),
    ] as [(String, Verdict)] {
      let run = try Command(
        ["bash", "-c", script],
        in: FileManager.default.temporaryDirectory,
        seconds: script.hasPrefix("sleep") ? 1 : 1_000,
        upTo: Verdict.signOfFailure
      )
      #expect(Verdict(run) == verdict)
    }
  }
}
