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
