import Testing

@testable import Mutants

@Suite("The tokens of a source")
struct SwiftScannerTests {
  private func texts(_ source: String) -> [String] { SwiftScanner.tokens(of: source).map(\.text) }

  @Test("have no comments among them, nested ones included")
  func comments() {
    #expect(texts("a // b { \"\n/* c /* d */ \" e */ f/**/ g") == ["a", "f", "g"])
  }

  @Test(
    "have a string as one, with brackets, quotes and strings in it",
    arguments: [
      #""a { \" }""#, ##"#"a " \(b)"#"##, #""a \(b("c)") + "}") d""#, ##"#"a \#(b("c")) "#"##,
      "\"\"\"\n  a \" { \\(b)\n  \"\"\"", #""\\""#,
    ]
  )
  func strings(literal: String) {
    #expect(texts("x(\(literal)) + 1") == ["x", "(", literal, ")", "+", "1"])
  }

  @Test("have a regular expression as one, and know a division")
  func regularExpressions() {
    #expect(texts(#"split(/a\/"{/)"#) == ["split", "(", #"/a\/"{/"#, ")"])
    #expect(texts("a / b / c") == ["a", "/", "b", "/", "c"])
  }

  @Test("leave out what isn't compiled here")
  func conditions() {
    let source = """
      #if canImport(Darwin) && os(iOS)
      a
      #if os(Linux)
      b
      #endif
      #elseif !canImport(Darwin) || os(tvOS)
      c
      #else
      d
      #endif
      e
      """
    #expect(texts(source) == ["c", "e"])
  }

  @Test(
    "know which operators stand between operands",
    arguments: [
      ("a < b", ["<"]), ("a<b>(c)", []), ("a==b", ["=="]), ("!a && -b", ["&&"]),
      ("a ?? b?.c ?? d!", ["??", "??"]), ("x ? y : z", ["?"]), ("0..<n", []), ("a\n  || b", ["||"]),
      ("a != b", ["!="]), ("f(&a)", []), ("try? a", []), ("[Int]?.none", []),
    ]
  )
  func operators(source: String, infix: [String]) {
    let found = SwiftScanner.tokens(of: source).filter { $0.kind == .op(isInfix: true) }
    #expect(found.map(\.text) == infix)
  }
}

@Suite("The statements of a block")
struct StatementTests {
  private func statements(_ source: String) -> [String] {
    SyntaxNode.nodes(of: source)[...].statements.map { nodes in
      String(decoding: Array(source.utf8)[nodes.range], as: UTF8.self).oneLine
    }
  }

  @Test("end with their lines, or at a semicolon")
  func lines() {
    #expect(statements("a()\nb = c; d\n\ne") == ["a()", "b = c", "d", "e"])
  }

  @Test(
    "go on with an operator, a member, a branch or a clause",
    arguments: [
      "a\n  && b", "a =\n  b", "a\n  .b\n  .c { d }", "guard a,\n  b\nelse { return }",
      "if a { b }\nelse { c }", "a\n  ? b\n  : c", "@MainActor\nfunc a() {}",
      "@available(iOS 16, *)\nvar a = 1", "func a<B>()\nwhere B: C {}", "f(\n  a,\n  b\n)",
    ]
  )
  func continuations(source: String) {
    #expect(statements(source).count == 1)
  }

  @Test("have the label of a case by itself")
  func cases() {
    let source = "case .a(let b) where b:\n  .c\ndefault: d()\n  e()"
    #expect(statements(source) == ["case .a(let b) where b:", ".c", "default:", "d()", "e()"])
  }
}

@Suite("What rules find in a source")
struct MutantFinderTests {
  /// What is found in the body of a function, as in `a < b → a <= b`.
  private func found(
    _ rule: Mutant.Rule? = nil,
    in body: String,
    of function: String = "func f()"
  ) -> [String] {
    MutantFinder.mutants(of: "\(function) {\n\(body)\n}", in: "F.swift")
      .filter { rule == nil || $0.rule == rule }
      .map { $0.faulty.isEmpty ? $0.original.oneLine : "\($0.original) → \($0.faulty)".oneLine }
  }

  @Test("is each way to hold or not to hold that a condition has")
  func conditions() {
    #expect(
      found(in: "if a && !b { return }") == [
        "a → true", "a && !b → true", "a && !b → false", "!b → true",
      ]
    )
    #expect(
      found(in: "guard a || b else { return }") == [
        "a → false", "a || b → true", "a || b → false", "b → false",
      ]
    )
    #expect(found(in: "let c = a ? 2 : 3") == ["a → true", "a → false"])
    #expect(found(in: "for a in b where c(a) { continue }") == ["c(a) → true", "c(a) → false"])
    #expect(
      found(in: "switch a {\ncase let b where b.c: break\ndefault: break\n}") == [
        "b.c → true", "b.c → false",
      ]
    )
  }

  @Test("is no binding of a name and no system's version, but what stands beside them")
  func bindings() {
    #expect(
      found(in: "if let a, case .b = c, d,\n  e { return }") == [
        "d → true", "d → false", "e → true",
      ]
    )
    #expect(
      found(in: "guard #available(iOS 16, *), a else { return }") == ["a → true", "a → false"]
    )
  }

  @Test("ends no loop by a condition that always holds")
  func loops() {
    #expect(found(in: "while a { continue }") == ["a → false"])
  }

  @Test("is a comparison with another operator, across lines and inside of closures")
  func comparisons() {
    #expect(found(.comparison, in: "if a.b <\n  c(d) { return }") == ["a.b < c(d) → a.b <= c(d)"])
    #expect(found(.comparison, in: "let a = b.filter { $0.c == d }") == ["$0.c == d → $0.c != d"])
    #expect(found(.comparison, in: "let a: Set<Int> = b as? Set<Int> ?? []") == [])
    #expect(found(.comparison, in: "if !(a > b) { return }") == ["a > b → a >= b"])
  }

  @Test("is a value that is returned, where that is a Boolean")
  func returned() {
    let both = ["a.b → true", "a.b → false"]
    #expect(found(in: "a.b", of: "var f: Bool") == both)
    #expect(
      found(in: "get { a.b }\nset { _ = newValue }", of: "var f: Bool").prefix(2) == both[...]
    )
    #expect(found(in: "if true { return a.b }\nreturn a.b", of: "func f() -> Bool").count == 7)
    #expect(found(in: "switch a {\ncase .b: a.b\n}", of: "func f() -> Bool") == both)
    #expect(found(in: "a.b", of: "var f: Int") == [])
  }

  @Test("is a statement that nothing else needs")
  func omissions() {
    #expect(
      found(.omission, in: "a = b\nc.d()\ne { f() }\n_ = g()\ntry? await h()") == [
        "a = b", "c.d()", "e { f() }", "f()", "_ = g()", "try? await h()",
      ]
    )
    #expect(found(.omission, in: "guard a else { return b() }") == ["b() → ()"])
    #expect(found(.omission, in: "let a = b()\nreturn c()\nfunc d() {}") == ["c() → ()"])
    #expect(found(.omission, in: "a()", of: "func f() -> Int") == [])
    #expect(found(.omission, in: "let a: Int\nif b { a = 1 } else { a = 2 }\nc = a") == ["c = a"])
    #expect(found(.omission, in: "a = 1\nsuper.init()\nb()", of: "init()") == ["b()"])
    #expect(found(.omission, in: "didSet { a() }", of: "var f = 1") == ["a()"])
    #expect(
      found(.omission, in: "preconditionFailure()\nCounter(a)\nCounter.a()") == ["Counter.a()"]
    )
  }

  @Test("is no view, but what happens in one")
  func builders() {
    let body = "VStack { a.b() }\n  .onAppear { c() }\nButton(action: { d() }) { e.f() }"
    #expect(found(.omission, in: body, of: "var f: some View") == ["c()", "d()"])
    #expect(found(.omission, in: body, of: "@ViewBuilder func f() -> A").count == 2)
  }

  @Test("is one more or less, one end or the other, and a literal that is turned")
  func small() {
    #expect(found(.step, in: "a = b + 1 - c(d - 1) + 10") == ["1 → 0", "1 → 0"])
    #expect(
      found(.extreme, in: "a = max(b, min(c, d))") == [
        "max(b, min(c, d)) → min(b, min(c, d))", "min(c, d) → max(c, d)",
      ]
    )
    #expect(found(.extreme, in: "a = b.min()?.c") == ["b.min() → b.max()"])
    #expect(
      found(.end, in: "a = b?.first { $0 }.c ?? d") == ["b?.first { $0 }.c → b?.last { $0 }.c"]
    )
    #expect(found(.end, in: "a.first = b") == [])
    #expect(
      found(.literal, in: "a(b: true, [false])\nlet c = A.true") == [
        "true → false", "false → true",
      ]
    )
  }

  @Test("is not what a trap says, nor what a declaration without code does")
  func passedOver() {
    #expect(found(in: #"precondition(a, "\(b == c)")"#) == ["a → true"])
    #expect(found(in: "#if os(iOS)\na()\n#endif\nfunc g(a: Bool = true) where A == B {}") == [])
    #expect(MutantFinder.mutants(of: "protocol P { var a: Bool { get } }", in: "F") == [])
    #expect(MutantFinder.mutants(of: "enum E { case a, b }\nimport A", in: "F") == [])
    #expect(
      MutantFinder.mutants(of: "@available(iOS, deprecated: true)\nstruct A {}", in: "F") == []
    )
  }

  @Test("knows its place")
  func place() throws {
    let mutant = try #require(
      MutantFinder.mutants(of: "// ä\nfunc f() {\n  a()  // b\n}\n", in: "Sources/F.swift").first
    )
    #expect("\(mutant)" == "Sources/F.swift:3: statement left out: a()")
    #expect(mutant.lineText == "a() // b")
  }
}

@Suite("The mutants that a seed draws")
struct DrawTests {
  private func mutants(_ names: [String], in file: String = "Sources/LinkStackEngine/A.swift")
    -> [Mutant]
  {
    let body = names.map { "  \($0)()" }.joined(separator: "\n")
    return MutantFinder.mutants(of: "func f() {\n\(body)\n}", in: file)
  }

  private let names = (1...40).map { "f\($0)" }

  private func drawn(_ seed: UInt64, _ count: Int = 10, from mutants: [Mutant]) -> [String] {
    Draw(part: .engine, seed: seed).chosen(count, from: mutants).map(\.original)
  }

  @Test("are the same ones for the same seed, and others for another")
  func seeds() {
    let all = mutants(names)
    #expect(drawn(1, from: all) == drawn(1, from: all))
    #expect(Set(drawn(1, from: all)) != Set(drawn(2, from: all)))
    #expect(drawn(1, 5, from: all) == Array(drawn(1, from: all).prefix(5)))
  }

  @Test("stay the same ones where other code comes, goes or moves")
  func otherCode() {
    let before = drawn(1, 40, from: mutants(names))
    let after = drawn(1, 40, from: mutants(["new"] + names.dropFirst().reversed()))
    #expect(before.filter { $0 != "f1()" } == after.filter { $0 != "new()" })
  }

  @Test("are of one part")
  func part() {
    #expect(drawn(1, from: mutants(names, in: "Sources/NavigationShim/A.swift")) == [])
  }
}
