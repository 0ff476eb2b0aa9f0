import Foundation

/// The text of a Swift file, and its code alone: without comments, without the text of strings, and without what `#if`
/// leaves out on Linux.
///
/// The code is ASCII, and has the length of the text in bytes, so that a place is the same in both.
struct SwiftCode {
  /// What separates two parts of code, from the one that binds most on.
  enum Separator: Int {
    case product = 1
    case sum, coalescing, comparison, conjunction, disjunction, choice, keyword, statement, bracket
  }

  private let source: [UInt8]
  private var bytes: [UInt8]

  /// The separator that stands at each place, as a number; 0 where none does.
  private var weights: [Int] = []

  /// How many brackets are open at each place; a bracket is outside itself.
  private var depths: [Int] = []

  init(_ source: String) throws {
    self.source = Array(source.utf8)
    bytes = self.source.map { $0 < 0x80 ? $0 : UInt8(ascii: "_") }
    weights = Array(repeating: 0, count: bytes.count)
    mask()
    leaveOut()
    try countBrackets()
    for (separator, pattern) in Self.separators {
      for index in places(of: pattern).joined() {
        weights[index] = max(weights[index], separator.rawValue)
      }
    }
    // A body isn't part of the condition before it, as a closure is.
    for keyword in places(
      of: #"(?<![.\w])(if|guard|while|for|switch|else|do|defer|repeat|catch)(?=\s)"#
    ) {
      let body = bytes.indices[keyword.upperBound...].first {
        bytes[$0] == UInt8(ascii: "{") && depths[$0] == depths[keyword.lowerBound]
      }
      if let body { weights[body] = Separator.statement.rawValue }
    }
  }

  // MARK: Looking for places

  /// The places of a pattern's group in the code.
  func places(of pattern: String) -> [Range<Int>] {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    else { preconditionFailure("no pattern: \(pattern)") }
    let text = String(decoding: bytes, as: UTF8.self)
    return expression.matches(in: text, range: NSRange(0..<bytes.count)).compactMap {
      Range($0.range(at: 1))
    }
  }

  /// What is written there.
  func written(_ place: Range<Int>) -> String { String(decoding: source[place], as: UTF8.self) }

  /// The code there.
  func code(_ place: Range<Int>) -> String { String(decoding: bytes[place], as: UTF8.self) }

  func line(of position: Int) -> Int {
    source[..<position].count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// The part of code around a place, on its level of brackets, that ends at a separator.
  func part(around place: Range<Int>, to separator: Separator) -> Range<Int> {
    let depth = depths[place.lowerBound]
    func isEnd(_ index: Int) -> Bool {
      depths[index] < depth || depths[index] == depth && weights[index] >= separator.rawValue
    }
    let start = bytes.indices[..<place.lowerBound].last(where: isEnd).map { $0 + 1 } ?? 0
    return trimmed(start..<(bytes.indices[place.upperBound...].first(where: isEnd) ?? bytes.count))
  }

  /// What the bracket at a position and the one that belongs to it are around.
  func inside(_ bracket: Int) -> Range<Int> {
    let end = bytes.indices[(bracket + 1)...].first { depths[$0] == depths[bracket] }
    return trimmed(bracket + 1..<(end ?? bytes.count))
  }

  /// The bracket around a place; `nil` if it is in none.
  func bracket(around position: Int) -> Int? {
    bytes.indices[..<position].last { depths[$0] < depths[position] }
  }

  /// The clauses of a condition that begins at a position.
  func clauses(from position: Int) -> [Range<Int>] {
    let start = bytes[position...].firstIndex { $0 != 0x20 && $0 != 0x0A } ?? bytes.count
    let end = max(start, part(around: start..<start, to: .statement).upperBound)
    let isLast = end == bytes.count || bytes[end] != UInt8(ascii: ",")
    return [start..<end] + (isLast ? [] : clauses(from: end + 1))
  }

  private func trimmed(_ place: Range<Int>) -> Range<Int> {
    func isCode(_ index: Int) -> Bool { bytes[index] != 0x20 && bytes[index] != 0x0A }
    guard let start = place.first(where: isCode), let last = place.last(where: isCode) else {
      return place.lowerBound..<place.lowerBound
    }
    return start..<last + 1
  }

  // MARK: Reading

  private static let separators: [(Separator, String)] = [
    (.product, "( [*/%] )"), (.sum, "( &?[-+] )"),
    (.coalescing, #"( (?:\?\?|as[?!]?|is) |\.\.[.<])"#),
    (.comparison, "( (?:===?|!==?|[<>]=?|~=) )"), (.conjunction, "( && )"),
    (.disjunction, #"( \|\| )"#), (.choice, #"( [?:] |(?<=\w):(?=\s))"#),
    (.keyword, #"( (?:[-+*|&]|&[-+])?=\s|->)"#),
    (.keyword, #"(?<![.\w])(return|if|guard|while|for|in|where|let|var|await|switch|throw)(?=\s)"#),
    (.keyword, #"\b(try[?!]?)"#), (.statement, #"([,;]|(?<![.\w])else\b)"#),
    // Behind the pattern of a case.
    (
      .statement,
      #"^ *(?:case (?:[^:(]|\((?:[^()]|\([^()]*\))*\))*|default|@unknown default)(:)\s"#
    ),
    // At the end of a line, unless that or the next one shows that it goes on.
    (
      .statement,
      #"(?<![\s,(\[{])(?<! [-+*/%<>&|?:=]{1,3})( *\n)\s*+(?![.?:&|=+*/<>){\]-]|(?:else|where|catch)\b)"#
    ),
  ]

  private mutating func mask() {
    // Of what is interpolated, brackets in brackets in brackets are known, and strings in them.
    let quoted = #""(?:[^"\\]|\\.)*""#
    let inner = #"(?:[^()"]|\#(quoted)|\((?:[^()"]|\#(quoted)|\([^()]*\))*\))*"#
    let string = #""(?:\\\(\#(inner)\)|\\.|[^"\\\n])*""#
    let raw = ##"#*"""[\s\S]*?"""#*|#+"[^\n]*?"#+"##
    let availability = #"[@#]\w*available\((?:[^()]|\([^()]*\))*\)"#
    for place in places(of: #"(//[^\n]*|/\*[\s\S]*?\*/|\#(availability)|\#(raw)|\#(string))"#) {
      let isComment = bytes[place.lowerBound] == UInt8(ascii: "/")
      for index in place { bytes[index] = UInt8(ascii: isComment ? " " : "_") }
    }
  }

  private mutating func leaveOut() {
    var branches: [(wasTaken: Bool, isTaken: Bool)] = []
    for line in places(of: "^(.+)$") {
      let words = code(line).split(separator: " ", maxSplits: 1).map(String.init)
      switch words.first {
      case "#if": branches.append((false, Self.holds(words[1])))
      case "#elseif", "#else":
        let former = branches.removeLast()
        let wasTaken = former.wasTaken || former.isTaken
        branches.append((wasTaken, !wasTaken && (words.count < 2 || Self.holds(words[1]))))
      case "#endif": branches.removeLast()
      default: if branches.allSatisfy(\.isTaken) { continue }
      }
      for index in line { bytes[index] = 0x20 }
    }
  }

  /// Whether what stands after `#if` holds on Linux, where the tests bring SwiftUI, UIKit and Combine of their own.
  private static func holds(_ condition: String) -> Bool {
    let truth = /os\(Linux\)|canImport\((SwiftUI|UIKit|Combine|Foundation)\)|(swift|compiler)\(.*\)/
    return condition.replacing(" ", with: "").split(separator: "||").contains { part in
      part.split(separator: "&&").allSatisfy { $0.contains(truth) != $0.hasPrefix("!") }
    }
  }

  private mutating func countBrackets() throws {
    var depth = 0
    for byte in bytes {
      if ")]}".utf8.contains(byte) { depth -= 1 }
      depths.append(depth)
      if "([{".utf8.contains(byte) { depth += 1 }
    }
    if depth != 0 || depths.contains(where: { $0 < 0 }) {
      throw Failure("the brackets are not understood")
    }
  }
}
