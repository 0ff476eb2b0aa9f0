/// A token of Swift source, and where it stands.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name, a keyword, or an attribute with its `@`.
    case word
    /// A number, a string or a regular expression, as a whole.
    case literal
    /// An operator, and whether it stands between two operands.
    case op(isInfix: Bool)
    /// One of `, ; : .` and the brackets.
    case mark
  }

  let kind: Kind
  let text: String
  /// The place in the source, in bytes.
  let range: Range<Int>
  /// Whether nothing but space comes before it on its line.
  var startsLine: Bool
}

/// Takes Swift source apart, as far as one must to find expressions and statements in it.
///
/// What is left out where SwiftUI isn't there is left out: see ``BuildCondition``. A string is one
/// token, with all that it interpolates.
struct SwiftScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var isAtLineStart = true
  private var tokens: [Token] = []
  /// Whether each `#if` around has a branch that is compiled, and whether the present one is.
  private var branches: [(wasTaken: Bool, isTaken: Bool)] = []

  /// The tokens of a source.
  static func tokens(of source: String) -> [Token] {
    var scanner = SwiftScanner(bytes: Array(source.utf8))
    scanner.scan()
    return scanner.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func scan() {
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: "\n"):
        isAtLineStart = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      case _ where has("//"): skipLine()
      case _ where has("/*"): skipComment()
      case UInt8(ascii: "#") where isAtLineStart && scanDirective(): break
      case _ where branches.contains { !$0.isTaken }: skipLine()
      default: scanToken(byte)
      }
    }
  }

  private mutating func scanToken(_ byte: UInt8) {
    let start = position
    if let end = endOfString() {
      position = end
      add(.literal, from: start)
    } else if Self.isDigit(byte) {
      skip(while: Self.isInWord)
      if self.byte() == UInt8(ascii: "."), Self.isDigit(self.byte(1) ?? 0) {
        position += 1
        skip(while: Self.isInWord)
      }
      add(.literal, from: start)
    } else if Self.isInWord(byte) || "@#`$".utf8.contains(byte) {
      position += 1
      skip { Self.isInWord($0) || $0 == UInt8(ascii: "`") }
      add(.word, from: start)
    } else if "()[]{},;:".utf8.contains(byte) || byte == UInt8(ascii: ".") && !has("..") {
      position += 1
      add(.mark, from: start)
    } else if let end = endOfRegex() {
      position = end
      add(.literal, from: start)
    } else {
      scanOperator(from: start)
    }
  }

  private mutating func scanOperator(from start: Int) {
    let isSpaced = start == 0 || " \n".utf8.contains(bytes[start - 1])
    if !isSpaced, "?!".utf8.contains(bytes[start]), !has("!=") {
      // They stick to what is before them, and are followed by whatever comes.
      position += 1
      return add(.op(isInfix: false), from: start)
    }
    position += 1
    skip { "/=-+!*%<>&|^~?.".utf8.contains($0) }
    let isFollowedBySpace = byte().map { " \n".utf8.contains($0) } ?? true
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let isComparison = ["==", "!=", "===", "!==", "<=", ">=", "&&", "||"].contains(text)
    add(.op(isInfix: isSpaced == isFollowedBySpace && (isSpaced || isComparison)), from: start)
  }

  private mutating func add(_ kind: Token.Kind, from start: Int) {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let range = start..<position
    tokens.append(Token(kind: kind, text: text, range: range, startsLine: isAtLineStart))
    isAtLineStart = false
  }

  /// Takes in `#if` and what belongs to it; any other `#` is none of that.
  private mutating func scanDirective() -> Bool {
    var end = position
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    let line = String(decoding: bytes[position..<end], as: UTF8.self)
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch words.first {
    case "#if":
      let holds = BuildCondition(words[1]).holds
      branches.append((holds, holds))
    case "#elseif", "#else":
      let wasTaken = branches.popLast()?.wasTaken ?? false
      let holds = words[0] == "#else" || BuildCondition(words[1]).holds
      branches.append((wasTaken || holds, !wasTaken && holds))
    case "#endif": branches.removeLast()
    default: return false
    }
    position = end
    return true
  }

  /// Where the string ends that begins here; `nil` where none does.
  private func endOfString() -> Int? {
    var start = position
    while byte(at: start) == UInt8(ascii: "#") { start += 1 }
    let pounds = String(repeating: "#", count: start - position)
    guard byte(at: start) == UInt8(ascii: "\"") else { return nil }
    let quotes = has("\"\"\"", at: start) ? "\"\"\"" : "\""
    let (end, escape) = (quotes + pounds, "\\" + pounds)
    var scanner = self
    scanner.position = start + quotes.utf8.count
    while scanner.position < bytes.count, !scanner.has(end) {
      if scanner.has(escape + "(") {
        scanner.position += escape.utf8.count + 1
        scanner.skipInterpolation()
      } else {
        scanner.position += scanner.has(escape) ? escape.utf8.count + 1 : 1
      }
    }
    return min(scanner.position + end.utf8.count, bytes.count)
  }

  /// Skips what is interpolated, to the bracket that ends it.
  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, let byte = byte() {
      if let end = endOfString() {
        position = end
        continue
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      position += 1
    }
  }

  /// Where the regular expression ends that begins here; `nil` where none does.
  private func endOfRegex() -> Int? {
    guard byte() == UInt8(ascii: "/"), let next = byte(1), !" \n".utf8.contains(next) else {
      return nil
    }
    switch tokens.last?.kind {
    case .word, .literal: return nil
    case .mark where [")", "]", "}"].contains(tokens.last?.text): return nil
    default: break
    }
    var end = position + 1
    while let byte = byte(at: end), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "/") { return end + 1 }
      end += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private mutating func skipLine() { skip { $0 != UInt8(ascii: "\n") } }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if has("/*") { depth += 1 }
      if has("*/") { depth -= 1 }
      position += has("/*") || has("*/") ? 2 : 1
    } while depth > 0 && position < bytes.count
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte = byte(), condition(byte) { position += 1 }
  }

  private func byte(_ offset: Int = 0) -> UInt8? { byte(at: position + offset) }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func has(_ text: String, at index: Int? = nil) -> Bool {
    bytes[(index ?? position)...].starts(with: text.utf8)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}

/// What stands after `#if`.
struct BuildCondition {
  /// Whether it holds here, where neither SwiftUI nor any other of Apple's modules is.
  private(set) var holds = false

  private var words: ArraySlice<String>

  init(_ text: String) {
    words = SwiftScanner.tokens(of: text).map(\.text)[...]
    holds = disjunction()
  }

  private mutating func disjunction() -> Bool {
    var result = conjunction()
    while take("||") { result = conjunction() || result }
    return result
  }

  private mutating func conjunction() -> Bool {
    var result = operand()
    while take("&&") { result = operand() && result }
    return result
  }

  private mutating func operand() -> Bool {
    if take("!") { return !operand() }
    if take("(") {
      defer { _ = take(")") }
      return disjunction()
    }
    let name = words.popFirst()
    guard take("(") else { return name == "true" }
    var argument: [String] = []
    while let word = words.popFirst(), word != ")" { argument.append(word) }
    return switch (name, argument) {
    case ("os", ["Linux"]), ("canImport", ["SwiftUI"]), ("canImport", ["UIKit"]),
      ("canImport", ["Combine"]), ("canImport", ["Foundation"]):
      true
    case ("swift", _), ("compiler", _): true
    default: false
    }
  }

  private mutating func take(_ word: String) -> Bool {
    guard words.first == word else { return false }
    words.removeFirst()
    return true
  }
}

/// A token, or brackets with what is in them.
struct SyntaxNode: Sendable {
  /// The token, or the opening bracket.
  let token: Token
  /// What is in the brackets; `nil` for a token.
  let contents: [SyntaxNode]?
  /// The place in the source, in bytes.
  let range: Range<Int>
  /// The text of a token; the opening bracket of a group.
  var text: String { token.text }
  /// Whether it is an operator between two operands.
  var isInfix: Bool { token.kind == .op(isInfix: true) }

  func isGroup(_ bracket: String) -> Bool { contents != nil && text == bracket }

  func isMark(_ text: String) -> Bool {
    contents == nil && token.kind == .mark && self.text == text
  }

  func isWord(_ words: String...) -> Bool { token.kind == .word && words.contains(text) }

  /// Whether it begins what belongs to a case of a `switch`.
  var isCaseLabel: Bool { isWord("case", "default", "@unknown") }
  /// Whether it is a mark behind an operand or `try`, or a negation.
  var isPostfixMark: Bool { token.kind == .op(isInfix: false) && ["?", "!"].contains(text) }

  /// Whether it may stand in a chain of members, behind the first.
  var continuesChain: Bool {
    if case .op = token.kind { return isPostfixMark }
    return !isWord("try", "await", "as", "is") && !isMark(":")
  }

  /// The nodes of a source.
  static func nodes(of source: String) -> [SyntaxNode] {
    var tokens = SwiftScanner.tokens(of: source)[...]
    return nodes(from: &tokens).nodes
  }

  private static func nodes(
    from tokens: inout ArraySlice<Token>
  ) -> (nodes: [SyntaxNode], end: Int) {
    var nodes: [SyntaxNode] = []
    while let token = tokens.popFirst() {
      if token.kind == .mark, [")", "]", "}"].contains(token.text) {
        return (nodes, token.range.upperBound)
      }
      guard token.kind == .mark, ["(", "[", "{"].contains(token.text) else {
        nodes.append(SyntaxNode(token: token, contents: nil, range: token.range))
        continue
      }
      let (contents, end) = Self.nodes(from: &tokens)
      let range = token.range.lowerBound..<end
      nodes.append(SyntaxNode(token: token, contents: contents, range: range))
    }
    return (nodes, nodes.last?.range.upperBound ?? 0)
  }
}

extension Collection<SyntaxNode> where Index == Int, SubSequence == ArraySlice<SyntaxNode> {
  /// The place in the source of all of them.
  var range: Range<Int> {
    guard let first, let last = dropFirst(count - 1).first else { return 0..<0 }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// The parts between commas.
  var parts: [ArraySlice<SyntaxNode>] { split { $0.isMark(",") } }

  /// Where the first of some infix operators stands.
  func firstOperator(_ operators: String...) -> Int? {
    firstIndex { $0.isInfix && operators.contains($0.text) }
  }
}

extension ArraySlice<SyntaxNode> {
  /// Where the chain of members begins that the node at an index is in.
  func startOfChain(_ index: Int) -> Int {
    var start = index
    while start > startIndex, self[start - 1].continuesChain, !self[start - 1].isWord("in") {
      start -= 1
    }
    // As in `!isOpen`.
    if self[start].isPostfixMark { start += 1 }
    return start
  }

  /// Where it ends.
  func endOfChain(_ index: Int) -> Int {
    self[(index + 1)...].firstIndex { !$0.continuesChain }.map { $0 - 1 } ?? endIndex - 1
  }

  /// What is in a block, as statements; a `case` and its pattern are one of their own.
  ///
  /// A statement begins on a line, unless that goes on with what the line before has begun.
  var statements: [ArraySlice<SyntaxNode>] {
    var statements: [ArraySlice<SyntaxNode>] = []
    var start = startIndex
    func end(_ index: Int) {
      if start < index { statements.append(self[start..<index]) }
      start = index
    }
    for index in indices {
      let node = self[index]
      if node.isMark(";") {
        end(index)
        start = index + 1
      } else if index > start, beginsStatement(index) {
        end(index)
      } else if node.isMark(":"), self[start].isCaseLabel {
        end(index + 1)
      }
    }
    end(endIndex)
    return statements
  }

  private func beginsStatement(_ index: Int) -> Bool {
    let (node, former) = (self[index], self[index - 1])
    guard node.token.startsLine else { return false }
    if node.isInfix || node.isMark(".") || node.isMark(":") || node.isMark(",") { return false }
    if node.isGroup("{") || node.isWord("else", "catch", "where", "throws", "async") {
      return false
    }
    if former.isInfix || former.isMark(",") || former.isMark(":") || former.isMark(".") {
      return false
    }
    return !former.isWord("where", "in", "if", "guard", "else", "try", "await", "case", "return")
      && !former.text.hasPrefix("@")
      && !(former.isGroup("(") && index - 2 >= startIndex && self[index - 2].text.hasPrefix("@"))
  }
}
