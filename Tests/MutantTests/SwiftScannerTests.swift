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
