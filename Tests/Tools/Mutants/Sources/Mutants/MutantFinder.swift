/// Finds the places of a file that a rule makes wrong.
///
/// It knows little of Swift: the build takes out what doesn't compile.
struct MutantFinder {
  private let file: String
  private let code: SwiftCode
  private var mutants: [Mutant] = []
  private var known: Set<[String]> = []

  /// All mutants of a source.
  static func mutants(of source: String, in file: String) throws -> [Mutant] {
    var finder = MutantFinder(file: file, code: try SwiftCode(source))
    finder.exchange()
    finder.decide()
    finder.takeOtherValues()
    finder.leaveOut()
    return finder.mutants
  }

  private init(file: String, code: SwiftCode) {
    self.file = file
    self.code = code
  }

  private mutating func add(_ rule: String, at range: Range<Int>, _ change: Mutant.Change) {
    let original = code.written(range)
    // A directive needs a line of its own, and an availability check has no value.
    guard !original.contains("#"), !range.isEmpty, known.insert(["\(range)", "\(change)"]).inserted
    else { return }
    mutants.append(
      Mutant(
        rule: rule,
        file: file,
        lines: code.line(of: range.lowerBound)...code.line(of: range.upperBound),
        range: range,
        original: original,
        change: change
      )
    )
  }

  // MARK: Rules

  /// A comparison, and neither one of types nor the head of a function.
  private static let comparison = #"(?<!\bfunc|\b[A-Z]\w{0,60}) (WORD) "#

  /// Pairs of words, and the pattern that each of them is found by.
  private static let exchanges = [
    ("comparison turned", "==/!= ===/!== </<= >/>=", comparison, SwiftCode.Separator.conjunction),
    ("and and or exchanged", "&&/||", " (WORD) ", .choice),
    ("plus and minus exchanged", "+/-", " &?(WORD) ", .coalescing),
    ("min and max exchanged", "min/max", #"\b(WORD)\("#, .product),
    (
      "first and last exchanged",
      "first/last firstIndex/lastIndex removeFirst/removeLast popFirst/popLast prefix/suffix"
        + " dropFirst/dropLast", #"(?<!\\)\.(WORD)\b"#, .product
    ),
  ]

  /// Words that have an opposite.
  private mutating func exchange() {
    for (rule, pairs, pattern, separator) in Self.exchanges {
      for pair in pairs.split(separator: " ").map({ $0.split(separator: "/").map(String.init) }) {
        for (word, other) in zip(pair, pair.reversed()) {
          for place in code.places(of: pattern.replacing("WORD", with: "\\Q\(word)\\E")) {
            let range = code.part(around: place, to: separator)
            let before = code.written(range.lowerBound..<place.lowerBound)
            let after = code.written(place.upperBound..<range.upperBound)
            add(rule, at: range, .value(before + other + after))
          }
        }
      }
    }
  }

  /// Conditions, and all other expressions that are true or false.
  private mutating func decide() {
    for keyword in code.places(of: #"(?<![.\w])(if|guard|while)(?=\s)"#) {
      for clause in code.clauses(from: keyword.upperBound)
      where !code.code(clause).contains(/^(let|var|case)\b/) {
        decide(clause)
      }
    }
    for mark in code.places(of: #" (\?) "#) {
      decide(code.part(around: mark.lowerBound - 1..<mark.lowerBound - 1, to: .choice))
    }
    for place in code.places(of: Self.comparison.replacing("WORD", with: "[=!]==?|[<>]=?")) {
      decide(code.part(around: place, to: .conjunction))
    }
    // Where one operand of `&&` is false, all of it is; the same goes for `||` and true.
    for (pattern, value, separator) in [
      ("(&&) ", true, SwiftCode.Separator.conjunction), (#"(\|\|) "#, false, .disjunction),
    ] {
      for place in code.places(of: pattern) {
        for side in [place.lowerBound - 1, place.upperBound + 1] {
          let operand = code.part(around: side..<side, to: separator)
          decide(operand, canBeTrue: value, canBeFalse: !value)
        }
      }
    }
    let predicates =
      "contains|filter|allSatisfy|first|firstIndex|last|lastIndex|removeAll|prefix|drop"
    let head = #"(?:(?:->|:) Bool|\b(?:\#(predicates))(?:\((?:where|while): )?)"#
    for bracket in code.places(of: #"\#(head) (\{)"#) {
      let body = code.inside(bracket.lowerBound)
      let value = code.part(around: body.suffix(1), to: .keyword)
      let before = code.code(body.lowerBound..<max(body.lowerBound, value.lowerBound))
      let isAccessor = code.code(value).contains(/^(get|set|willSet|didSet)\b/)
      if !isAccessor, before.contains(/^([\w, $()]+ in\s*)?$/) { decide(value) }
    }
    for place in code.places(of: #"(?<![.\w])(true|false)\b"#) {
      let faulty = code.code(place) == "true" ? "false" : "true"
      add("true and false exchanged", at: place, .value(faulty))
    }
  }

  private mutating func decide(
    _ range: Range<Int>,
    canBeTrue: Bool = true,
    canBeFalse: Bool = true
  ) {
    if range.isEmpty || ["true", "false"].contains(code.code(range)) { return }
    // A loop without an end may take all memory.
    let isLoop = code.code(code.part(around: range, to: .statement)).hasPrefix("while ")
    if canBeTrue && !isLoop { add("condition made true", at: range, .value("true")) }
    if canBeFalse { add("condition made false", at: range, .value("false")) }
  }

  private mutating func takeOtherValues() {
    for place in code.places(of: #"(?<![\w.$])(\d+)(?![\w.])"#) {
      guard let number = Int(code.code(place)) else { continue }
      add("number changed", at: place, .value("\(number == 1 ? 0 : number + 1)"))
    }
    for place in code.places(of: #" (\?\?) "#) {
      let range = code.part(around: place, to: .comparison)
      add("default taken", at: range, .value(code.written(place.upperBound + 1..<range.upperBound)))
    }
  }

  private static let keywords =
    "if|guard|while|for|where|switch|return|throw|let|var|case|default|do|defer|repeat|break|continue|func|init|deinit"
    + "|self\\.init|super|precondition|preconditionFailure|assert|assertionFailure|struct|class|enum|extension"
    + "|public|package|internal|fileprivate|private|static|final|override|mutating|nonisolated|lazy|weak|get|set"

  /// Statements, and all that a function does.
  private mutating func leaveOut() {
    let name = #"(?:try |await |_ = )*(?!(?:\#(Self.keywords))\b)[a-z_$][\w$]*"#
    let rest = #"(?:[?!]*[.(\[{]| \{| (?:[-+*|&]|&[-+])?= )"#
    for start in code.places(of: #"(?:[\n{;:]\s*+|\bin\s++)(\#(name)\#(rest))"#) {
      let place = start.lowerBound..<start.lowerBound
      let statement = code.part(around: place, to: .statement)
      let before = code.code(min(statement.lowerBound, place.lowerBound)..<place.lowerBound)
      guard before.isEmpty || before.hasSuffix("in "),
        let bracket = code.bracket(around: place.lowerBound),
        code.code(bracket..<bracket + 1) == "{"
      else { continue }
      let owner = code.code(code.part(around: bracket - 1..<bracket, to: .statement))
      let isValue = owner.contains(/->|\bvar \w+:/) && code.inside(bracket) == statement
      // What an initializer sets had no value before.
      let isCall = code.part(around: place, to: .keyword).upperBound == statement.upperBound
      let isFirstValue = owner.contains(/\binit\b/) && !isCall
      let isRead = isCall && !code.code(statement).contains(/[)}]$/)
      // Reserved capacity has no effect that a test could see.
      let isRoom = code.code(statement).contains(/\breserveCapacity\(/)
      if isValue || isFirstValue || isRead || isRoom { continue }
      add("statement left out", at: place.lowerBound..<statement.upperBound, .omission)
    }
    let parameters = #"(?:<[^>]*>)?\((?:[^{}()]|\([^()]*\))*\)"#
    let effects = #"(?: async| rethrows| throws(?:\(\w+\))?)*"#
    for head in code.places(of: #"(\bfunc \w+\#(parameters)\#(effects) \{)(?! \})"#) {
      add("function left at once", at: head, .end)
    }
  }
}
