/// Parses one JSON text into a value, for comparison only.
///
/// Every method returns `nil` where the text is no JSON. The texts come from files, so nothing in
/// here may trap.
struct JSONParser {
  /// How deep arrays and objects may nest.
  ///
  /// Parsing recurses, and a background thread has half a megabyte of stack.
  static let maximumDepth = 128

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func parse() -> JSONValue? {
    guard let value = parseValue() else { return nil }
    skipSpace()
    return position == bytes.count ? value : nil
  }

  private mutating func parseValue() -> JSONValue? {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return nested { $0.parseObject() }
    case UInt8(ascii: "["): return nested { $0.parseArray() }
    case UInt8(ascii: "\""): return parseString().map { .string($0) }
    case UInt8(ascii: "t"): return skip("true") ? .boolean(true) : nil
    case UInt8(ascii: "f"): return skip("false") ? .boolean(false) : nil
    case UInt8(ascii: "n"): return skip("null") ? .null : nil
    default: return parseNumber().map { .number($0) }
    }
  }

  private mutating func nested(_ parse: (inout JSONParser) -> JSONValue?) -> JSONValue? {
    guard depth < Self.maximumDepth else { return nil }
    position += 1
    depth += 1
    defer { depth -= 1 }
    return parse(&self)
  }

  private mutating func parseArray() -> JSONValue? {
    var values: [JSONValue] = []
    if skipToken("]") { return .array(values) }
    repeat {
      guard let value = parseValue() else { return nil }
      values.append(value)
    } while skipToken(",")
    return skipToken("]") ? .array(values) : nil
  }

  private mutating func parseObject() -> JSONValue? {
    var members: [String: JSONValue] = [:]
    if skipToken("}") { return .object(members) }
    repeat {
      skipSpace()
      // Decoders do not agree on which of two members with one key counts.
      guard let key = parseString(), members[key] == nil, skipToken(":"),
        let value = parseValue()
      else { return nil }
      members[key] = value
    } while skipToken(",")
    return skipToken("}") ? .object(members) : nil
  }

  private mutating func parseNumber() -> JSONNumber? {
    let isNegative = skip("-")
    let whole = skipDigits()
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return nil }
    var fraction = ArraySlice<UInt8>()
    if skip(".") {
      fraction = skipDigits()
      guard !fraction.isEmpty else { return nil }
    }
    var exponent = ArraySlice<UInt8>()
    if skip("e") || skip("E") {
      let start = position
      if !skip("-") { _ = skip("+") }
      guard !skipDigits().isEmpty else { return nil }
      exponent = bytes[start..<position]
    }
    return JSONNumber(
      isNegative: isNegative,
      whole: whole,
      fraction: fraction,
      exponent: exponent
    )
  }
}

extension JSONParser {
  private mutating func parseString() -> String? {
    guard skip("\"") else { return nil }
    var text: [UInt8] = []
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = parseEscape() else { return nil }
        text.append(contentsOf: String(scalar).utf8)
      case ..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func parseEscape() -> Unicode.Scalar? {
    guard let byte = peek else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return parseCodePoint()
    default: return nil
    }
  }

  /// The scalar of one `\u` escape, or of two where the first is the upper half of a pair.
  private mutating func parseCodePoint() -> Unicode.Scalar? {
    guard let upper = parseCodeUnit() else { return nil }
    guard UTF16.isLeadSurrogate(upper) else { return Unicode.Scalar(upper) }
    guard skip("\\u"), let lower = parseCodeUnit(), UTF16.isTrailSurrogate(lower) else {
      return nil
    }
    return Unicode.Scalar(0x10000 + (UInt32(upper) & 0x3FF) << 10 + UInt32(lower) & 0x3FF)
  }

  private mutating func parseCodeUnit() -> UInt16? {
    guard bytes.count - position >= 4 else { return nil }
    let digits = bytes[position..<position + 4]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    position += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

extension JSONParser {
  private var peek: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private mutating func skipSpace() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      position += 1
    }
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      guard bytes[position...].starts(with: text) else { return false }
      position += text.count
      return true
    }
  }

  private mutating func skipToken(_ text: StaticString) -> Bool {
    skipSpace()
    return skip(text)
  }

  private mutating func skipDigits() -> ArraySlice<UInt8> {
    let start = position
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      position += 1
    }
    return bytes[start..<position]
  }
}
