/// Separates the options among a command's arguments from the others, and finds their values.
package struct ArgumentReader<Name: OptionName> {
  package enum Argument {
    /// An option and its value, which is empty where the option has none.
    case option(Name, value: String)
    case other(String)
  }

  private var arguments: ArraySlice<String>

  /// - Parameter arguments: The arguments without the command's own name.
  package init(_ arguments: [String]) { self.arguments = arguments[...] }

  /// Whether `--help` or `-h` is among the options, beside any others.
  package static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.contains { $0 == "--help" || $0 == "-h" }
  }

  /// The next option or other argument; `nil` where all are read.
  package mutating func next() throws(UsageError) -> Argument? {
    guard let argument = arguments.popFirst() else { return nil }
    guard argument.hasPrefix("-") else { return .other(argument) }
    let (flag, joinedValue) = argument.split(atFirst: "=")
    guard let name = Name.allCases.first(where: { $0.flag == flag }) else {
      let known = Name.allCases.map(\.flag).joined(separator: ", ")
      throw UsageError("no option is called \(quoting: flag)", known: known)
    }
    return .option(name, value: try value(of: name, joined: joinedValue))
  }

  /// The value of an option, which follows it as an argument of its own or after `=`.
  private mutating func value(of name: Name, joined: String?) throws(UsageError) -> String {
    guard let form = name.value else {
      guard let joined else { return "" }
      throw UsageError("\(name.flag) has no value, so not \(quoting: joined)", known: name.flag)
    }
    if let joined, !joined.isEmpty { return joined }
    // An option in place of the value means that the value was forgotten.
    guard joined == nil, let next = arguments.first, !next.isEmpty, !next.hasPrefix("--") else {
      throw UsageError("\(name.flag) has no value", known: "\(name.flag) \(form)")
    }
    arguments.removeFirst()
    return next
  }
}

/// The names of a command's options, as in an enumeration of them.
package protocol OptionName: CaseIterable, RawRepresentable, Sendable where RawValue == String {
  /// What the option's value is, for messages, as in `FILE`; `nil` for an option that has none.
  var value: String? { get }
}

extension OptionName {
  package var flag: String { "--\(rawValue)" }

  package func number<Number: FixedWidthInteger>(
    _ value: String,
    in range: ClosedRange<Number>
  ) throws(UsageError) -> Number {
    guard let number = Number(value), range.contains(number) else {
      let known = "\(range.lowerBound) to \(range.upperBound)"
      throw UsageError("\(flag) can't be \(quoting: value)", known: known)
    }
    return number
  }

  package func choice<Choice: CaseIterable & RawRepresentable>(
    _ value: String
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: value) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\(flag) can't be \(quoting: value)", known: known)
    }
    return choice
  }
}

extension Double {
  /// Reads a number of seconds of at most an hour.
  package init(seconds text: String, of subject: String) throws(UsageError) {
    // `Double` also reads hexadecimal numbers, infinities and NaN.
    guard text.utf8.allSatisfy("0123456789+-.eE".utf8.contains), let seconds = Double(text),
      (0...3600).contains(seconds)
    else {
      throw UsageError(
        "\(subject) can't be \(quoting: text)",
        known: "a number of seconds from 0 to 3600, as in 0.35"
      )
    }
    self = seconds
  }
}

extension Int {
  /// The number of a text of digits alone, without a sign.
  package init?(digits: some StringProtocol) {
    guard digits.utf8.allSatisfy("0123456789".utf8.contains) else { return nil }
    self.init(digits)
  }
}

/// An argument that is unknown or has a bad value: what is wrong, and what is accepted.
package struct UsageError: Error, Hashable, CustomStringConvertible {
  package let complaint: String
  package let known: String

  package init(_ complaint: String, known: String) {
    self.complaint = complaint
    self.known = known
  }

  package var description: String { "\(complaint); accepted: \(known)" }
}

extension DefaultStringInterpolation {
  /// Quotes typed text, cut short and without its control characters.
  package mutating func appendInterpolation(quoting typed: String) {
    appendLiteral("\"\(TerminalText.shortened(typed))\"")
  }
}

extension String {
  /// What stands before the first of a character, and what after it; `nil` where it doesn't occur.
  package func split(atFirst separator: Character) -> (String, String?) {
    guard let position = firstIndex(of: separator) else { return (self, nil) }
    return (String(self[..<position]), String(self[index(after: position)...]))
  }
}
