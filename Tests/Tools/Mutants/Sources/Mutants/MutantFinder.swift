/// Finds the places of a source file that a rule makes wrong.
///
/// What has no use for a mutant is passed over: declarations without code, what a trap says, what
/// depends on the system's version, and what a result builder takes for a view.
struct MutantFinder {
  private let file: String
  private let source: [UInt8]
  private let lines: [String]
  private var mutants: [Mutant] = []
  /// The names of what gets its value later than it is declared.
  private var constants: Set<String> = []
  /// Whether what is looked through is taken for views, or the like.
  private var isInBuilder = false

  /// All mutants of a source, in the order of their places.
  static func mutants(of source: String, in file: String) -> [Mutant] {
    var finder = MutantFinder(file: file, source: source)
    for statement in SyntaxNode.nodes(of: source)[...].statements {
      _ = finder.declaration(statement)
    }
    return finder.mutants.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  private init(file: String, source: String) {
    self.file = file
    self.source = Array(source.utf8)
    lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)".oneLine }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }

  private mutating func add(_ rule: Mutant.Rule, at range: Range<Int>, _ faulty: String) {
    let original = text(range)
    // A directive has to stand on a line of its own.
    guard !original.contains("#if"), !range.isEmpty else { return }
    let line = source[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    mutants.append(
      Mutant(
        rule: rule,
        file: file,
        range: range,
        original: original,
        faulty: faulty,
        line: line + 1,
        lineText: lines[line]
      )
    )
  }
}

/// What a block of code is the body of.
private struct BodyContext {
  /// Whether its only statement is its value.
  var hasValue = false
  /// Whether what it returns is a Boolean.
  var isBoolean = false
  /// Whether it returns nothing.
  var isVoid = false
  /// Whether properties may be without a value yet.
  var isInitializer = false

  /// What a block in it is, whose statements are no value.
  var inside: BodyContext {
    var context = self
    context.hasValue = false
    return context
  }
}

extension MutantFinder {
  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "static", "final", "override",
    "mutating", "nonmutating", "nonisolated", "lazy", "weak", "unowned", "required", "convenience",
    "indirect",
  ]

  private static let types: Set<String> = [
    "struct", "class", "enum", "extension", "actor", "protocol",
  ]

  /// Looks through a declaration.
  ///
  /// - Returns: Whether it is one.
  private mutating func declaration(_ nodes: ArraySlice<SyntaxNode>) -> Bool {
    var rest = nodes
    isInBuilder = false
    while let first = rest.first, first.text.hasPrefix("@") || Self.modifiers.contains(first.text) {
      isInBuilder = isInBuilder || first.text.hasPrefix("@") && first.text.hasSuffix("Builder")
      rest.removeFirst()
      if rest.first?.isGroup("(") == true { rest.removeFirst() }
    }
    if rest.first?.isWord("class") == true, rest.dropFirst().first?.isWord("func", "var") == true {
      rest.removeFirst()
    }
    guard let keyword = rest.first else { return true }
    switch keyword.text {
    case "struct", "class", "enum", "extension", "actor":
      for statement in rest.last?.contents?[...].statements ?? [] { _ = declaration(statement) }
    case "func", "init", "deinit", "subscript": function(rest)
    case "var", "let": variable(rest)
    case "import", "protocol", "typealias", "associatedtype", "case", "operator": break
    default: return false
    }
    return true
  }

  private mutating func function(_ nodes: ArraySlice<SyntaxNode>) {
    guard let body = nodes.last, body.isGroup("{") else { return }
    var context = BodyContext()
    if let arrow = nodes.firstOperator("->") {
      context = valueContext(nodes[(arrow + 1)...].dropLast())
    } else {
      context.isInitializer = nodes.first?.isWord("init") == true
      context.isVoid = true
    }
    accessors(body, context)
  }

  /// What a body is that has a value of some type.
  private mutating func valueContext(_ type: ArraySlice<SyntaxNode>) -> BodyContext {
    if type.first?.isWord("some") == true, type.last?.isWord("View", "ToolbarContent") == true {
      isInBuilder = true
    }
    let isBoolean = type.count == 1 && type.first?.isWord("Bool") == true
    return BodyContext(hasValue: true, isBoolean: isBoolean)
  }

  private mutating func variable(_ nodes: ArraySlice<SyntaxNode>) {
    var nodes = nodes
    let value = nodes.firstOperator("=")
    var body: SyntaxNode?
    if let last = nodes.last, last.isGroup("{"), value == nil || Self.hasAccessors(last) {
      body = nodes.removeLast()
    }
    let context = valueContext(nodes[..<(value ?? nodes.endIndex)].dropFirst(3))
    if let body { accessors(body, context) }
    if let value {
      for part in nodes[(value + 1)...].parts { expression(part, isBoolean: context.isBoolean) }
    }
  }

  private static func hasAccessors(_ body: SyntaxNode) -> Bool {
    let first = body.contents?.first { !$0.text.hasPrefix("@") && !modifiers.contains($0.text) }
    return first?.isWord("get", "set", "didSet", "willSet") == true
  }

  /// Looks through the body of a function or a property, which may consist of accessors.
  private mutating func accessors(_ body: SyntaxNode, _ context: BodyContext) {
    guard Self.hasAccessors(body) else { return block(body, context) }
    var isGetter = false
    for node in body.contents ?? [] {
      if node.isWord("get", "set", "didSet", "willSet") { isGetter = node.text == "get" }
      if node.isGroup("{") { block(node, isGetter ? context : BodyContext(isVoid: true)) }
    }
  }

  /// Looks through the statements of a block.
  private mutating func block(_ node: SyntaxNode, _ context: BodyContext) {
    block(node.contents?[...] ?? [], context)
  }

  private mutating func block(_ nodes: ArraySlice<SyntaxNode>, _ context: BodyContext) {
    let statements = nodes.statements
    var context = context
    if statements.count > 1 { context.hasValue = false }
    for nodes in statements {
      if nodes.first?.isWord("let", "var") == true, nodes.firstOperator("=") == nil {
        constants.formUnion(nodes.dropFirst().prefix(1).map(\.text))
      }
      let wasInBuilder = isInBuilder
      let isDeclaration = declaration(nodes)
      isInBuilder = wasInBuilder
      if !isDeclaration { statement(nodes, context) }
    }
  }

  private mutating func statement(_ nodes: ArraySlice<SyntaxNode>, _ context: BodyContext) {
    guard let first = nodes.first else { return }
    let rest = nodes.dropFirst()
    switch first.text {
    case "if", "guard", "while": conditional(nodes, context)
    case "for":
      guard let start = rest.firstIndex(where: { $0.isWord("in") }) else { return }
      guard let body = rest.last else { return }
      let header = rest[(start + 1)...].dropLast()
      let condition = header.firstIndex { $0.isWord("where") } ?? header.endIndex
      expression(header[..<condition])
      conditions(header[condition...].dropFirst())
      block(body, context.inside)
    case "switch":
      guard let body = nodes.last else { return }
      expression(rest.dropLast())
      cases(body.contents?[...] ?? [], context)
    case "do", "defer", "repeat":
      for node in rest where node.isGroup("{") { block(node, context.inside) }
    case "return":
      expression(rest, isBoolean: context.isBoolean)
      if context.isVoid, rest.last?.contents != nil, rest.firstOperator("=") == nil {
        add(.omission, at: rest.range, "()")
      }
    case "throw": expression(rest)
    case "break", "continue", "fallthrough": break
    default: expressionStatement(nodes, context)
    }
  }

  /// Looks through `if`, `guard` and `while`, and what follows with `else`.
  private mutating func conditional(_ nodes: ArraySlice<SyntaxNode>, _ context: BodyContext) {
    let rest = nodes.dropFirst()
    let isGuard = nodes.first?.isWord("guard") == true
    let end = rest.firstIndex { isGuard ? $0.isWord("else") : $0.isGroup("{") }
    guard let end else { return }
    conditions(rest[..<end], isLoop: nodes.first?.isWord("while") == true)
    for index in end..<nodes.endIndex {
      if nodes[index].isGroup("{") { block(nodes[index], context) }
      if nodes[index].isWord("if") { return conditional(nodes[index...], context) }
    }
  }

  private mutating func cases(_ nodes: ArraySlice<SyntaxNode>, _ context: BodyContext) {
    var start = nodes.endIndex
    for statement in nodes.statements where statement.first?.isCaseLabel == true {
      if start < statement.startIndex { block(nodes[start..<statement.startIndex], context) }
      start = statement.endIndex
      if let condition = statement.firstIndex(where: { $0.isWord("where") }) {
        conditions(statement[(condition + 1)...].dropLast())
      }
    }
    if start < nodes.endIndex { block(nodes[start...], context) }
  }

  /// Looks through conditions that are separated by commas, some of which bind a name.
  private mutating func conditions(_ nodes: ArraySlice<SyntaxNode>, isLoop: Bool = false) {
    var isFirst = true
    for clause in nodes.parts {
      guard let first = clause.first, !first.text.hasPrefix("#") else { continue }
      if first.isWord("let", "var", "case") {
        if let value = clause.firstOperator("=") { expression(clause[(value + 1)...]) }
      } else {
        // One false clause makes all of them false, and a loop without an end says nothing.
        boolean(clause, canBeTrue: !isLoop, canBeFalse: isFirst)
        isFirst = false
      }
    }
  }

  private static let traps: Set<String> = [
    "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError",
  ]

  private mutating func expressionStatement(
    _ nodes: ArraySlice<SyntaxNode>,
    _ context: BodyContext
  ) {
    guard let first = nodes.first, let last = nodes.last else { return }
    if Self.traps.contains(first.text) {
      if first.isWord("precondition"), let condition = last.contents?[...].parts.first {
        boolean(condition, canBeFalse: false)
      }
      return
    }
    let assignments = ["=", "+=", "-=", "*=", "|=", "&+=", "&-="]
    if let index = nodes.firstIndex(where: { $0.isInfix && assignments.contains($0.text) }) {
      expression(nodes[..<index], isTarget: true)
      expression(nodes[(index + 1)...])
      if !context.isInitializer, !constants.contains(first.text), !isInBuilder {
        add(.omission, at: nodes.range, "")
      }
    } else {
      expression(nodes, isBoolean: context.isBoolean && context.hasValue)
      let second = nodes.dropFirst().first
      // As in `super.init()`, and as in what makes a value that nobody uses.
      let makesValue =
        nodes.contains { $0.isWord("init") }
        || first.text.first?.isUppercase == true && second?.contents != nil && first.text != "Task"
      if !context.hasValue, last.contents != nil, !makesValue, !isInBuilder {
        add(.omission, at: nodes.range, "")
      }
    }
  }

  /// Looks through an expression.
  ///
  /// - Parameter isTarget: Whether something is assigned to it.
  private mutating func expression(
    _ nodes: ArraySlice<SyntaxNode>,
    isBoolean: Bool = false,
    isTarget: Bool = false
  ) {
    var nodes = nodes
    while nodes.first?.isWord("try", "await") == true {
      nodes.removeFirst()
      if nodes.first?.isPostfixMark == true { nodes.removeFirst() }
    }
    if nodes.first?.isWord("if", "switch") == true {
      return statement(nodes, BodyContext(hasValue: true, isBoolean: isBoolean))
    }
    if let question = nodes.firstOperator("?") {
      boolean(nodes[..<question])
      let rest = nodes[(question + 1)...]
      guard let colon = rest.firstIndex(where: { $0.isMark(":") }) else { return }
      expression(rest[..<colon], isBoolean: isBoolean)
      return expression(rest[(colon + 1)...], isBoolean: isBoolean)
    }
    let isLiteral = nodes.count == 1 && nodes.first?.isWord("true", "false") == true
    let isLogical = nodes.contains { $0.isInfix && Self.turned[$0.text] != nil }
    if isLogical || nodes.firstOperator("&&", "||") != nil || isBoolean && !isLiteral {
      boolean(nodes)
    } else {
      parts(nodes, isTarget: isTarget)
    }
  }

  /// Looks through a Boolean expression.
  private mutating func boolean(
    _ nodes: ArraySlice<SyntaxNode>,
    canBeTrue: Bool = true,
    canBeFalse: Bool = true
  ) {
    if nodes.firstOperator("?") != nil { return expression(nodes) }
    if canBeTrue { add(.alwaysTrue, at: nodes.range, "true") }
    if canBeFalse { add(.alwaysFalse, at: nodes.range, "false") }
    operands(nodes)
  }

  private static let turned = [
    "==": "!=", "!=": "==", "===": "!==", "!==": "===", "<": "<=", "<=": "<", ">": ">=", ">=": ">",
  ]

  /// Looks through what a Boolean expression consists of.
  private mutating func operands(_ nodes: ArraySlice<SyntaxNode>) {
    if let only = nodes.last, only.isGroup("("),
      nodes.count == 1 || nodes.first?.text == "!" && nodes.count == 2
    {
      return operands(only.contents?[...] ?? [])
    }
    // Where one operand of `&&` is false, all of it is; the same goes for `||` and true.
    let rules = [("||", Mutant.Rule.alwaysFalse, "false"), ("&&", .alwaysTrue, "true")]
    for (name, rule, faulty) in rules where nodes.firstOperator(name) != nil {
      for operand in nodes.split(whereSeparator: { $0.isInfix && $0.text == name }) {
        add(rule, at: operand.range, faulty)
        operands(operand)
      }
      return
    }
    guard let index = nodes.firstIndex(where: { $0.isInfix && Self.turned[$0.text] != nil }) else {
      return parts(nodes)
    }
    replace(
      nodes[index],
      by: Self.turned[nodes[index].text, default: ""],
      .comparison,
      in: nodes.range
    )
    parts(nodes[..<index])
    parts(nodes[(index + 1)...])
  }

  private static let ends = [
    "first": "last", "last": "first", "firstIndex": "lastIndex", "lastIndex": "firstIndex",
    "removeFirst": "removeLast", "removeLast": "removeFirst", "popFirst": "popLast",
    "popLast": "popFirst", "prefix": "suffix", "suffix": "prefix", "dropFirst": "dropLast",
    "dropLast": "dropFirst",
  ]

  /// Looks through the operands of an expression that has no Boolean ones.
  private mutating func parts(_ nodes: ArraySlice<SyntaxNode>, isTarget: Bool = false) {
    for index in nodes.indices {
      let node = nodes[index]
      let former = index > nodes.startIndex ? nodes[index - 1] : nil
      let isMember = former?.isMark(".") == true
      if node.isWord("true", "false"), !isMember {
        add(.literal, at: node.range, node.text == "true" ? "false" : "true")
      } else if node.text == "1", let former, former.isInfix,
        ["+", "-", "&+", "&-"].contains(former.text)
      {
        add(.step, at: node.range, "0")
      } else if node.isWord("min", "max"), index + 1 < nodes.endIndex, nodes[index + 1].isGroup("(")
      {
        let chain = nodes[(isMember ? nodes.startOfChain(index) : index)...(index + 1)]
        replace(node, by: node.text == "min" ? "max" : "min", .extreme, in: chain.range)
      } else if let other = Self.ends[node.text], isMember, !isTarget {
        let chain = nodes[nodes.startOfChain(index)...nodes.endOfChain(index)]
        replace(node, by: other, .end, in: chain.range)
      } else if node.contents != nil {
        let isCall = former?.contents == nil
        let user = isCall ? former : nodes[..<(index - 1)].last
        group(node, of: user?.isInfix == true ? "" : user?.text ?? "")
      }
    }
  }

  private mutating func replace(
    _ node: SyntaxNode,
    by other: String,
    _ rule: Mutant.Rule,
    in range: Range<Int>
  ) {
    let before = text(range.lowerBound..<node.range.lowerBound)
    add(rule, at: range, before + other + text(node.range.upperBound..<range.upperBound))
  }

  /// Looks through brackets.
  ///
  /// - Parameter user: The name of what is called with them.
  private mutating func group(_ node: SyntaxNode, of user: String) {
    let contents = node.contents?[...] ?? []
    if node.isGroup("{") { return closure(contents, of: user) }
    // As in `#available`.
    guard !user.hasPrefix("#") else { return }
    for part in contents.parts {
      let isLabelled = part.dropFirst().first?.isMark(":") == true
      let value = isLabelled ? part.dropFirst(2) : part
      if value.count == 1, let only = value.first, only.isGroup("{") {
        closure(only.contents?[...] ?? [], of: isLabelled ? part.first?.text ?? "" : user)
      } else {
        expression(value)
      }
    }
  }

  /// What takes a closure that decides something.
  private static let predicates: Set<String> = [
    "contains", "filter", "allSatisfy", "first", "firstIndex", "last", "lastIndex", "removeAll",
    "prefix", "where", "while", "by", "sorted", "elementsEqual",
  ]

  /// What takes a closure that has a value.
  private static let transforms: Set<String> = [
    "map", "flatMap", "compactMap", "reduce", "min", "max", "mapValues", "get",
  ]

  /// Looks through a closure.
  ///
  /// - Parameter user: The name of what calls it, or of the argument that it is.
  private mutating func closure(_ nodes: ArraySlice<SyntaxNode>, of user: String) {
    var nodes = nodes
    if let header = nodes.firstIndex(where: { $0.isWord("in") }),
      !nodes[..<header].contains(where: { $0.isWord("for", "let", "if") || $0.isGroup("{") })
    {
      nodes = nodes[(header + 1)...]
    }
    let wasInBuilder = isInBuilder
    if user.hasPrefix("on") || user.hasPrefix("read") || ["action", "set", "note"].contains(user) {
      isInBuilder = false
    }
    let isPredicate = Self.predicates.contains(user)
    let hasValue = isPredicate || Self.transforms.contains(user)
    block(nodes, BodyContext(hasValue: hasValue, isBoolean: isPredicate))
    isInBuilder = wasInBuilder
  }
}
