/// Reads a JSON text (RFC 8259) and writes the one spelling of it.
///
/// This is our own because Foundation has nothing that would do. `JSONDecoder` makes an error with
/// the whole coding path for each type that a value isn't: half a minute for a file of a megabyte.
/// `JSONSerialization` takes `1` for `true`, rounds large numbers, and ends the process at some
/// depths; what either accepts differs from one system to the next.
struct JSONSpeller {
  /// What reads the text says no more than that it can't.
  struct NoJSON: Error {}

  let input: [UInt8]
  var position = 0
  var output: [UInt8] = []

  private init(_ text: String) {
    input = Array(text.utf8)
    output.reserveCapacity(input.count)
  }

  /// Returns the spelling of a text.
  ///
  /// - Throws: ``NoJSON``, for whatever reason.
  static func spelling(of text: String) throws -> [UInt8] {
    var speller = JSONSpeller(text)
    try speller.spellValue(depth: 0)
    speller.skipSpace()
    guard speller.next == nil else { throw NoJSON() }
    return speller.output
  }

  /// The byte to read, or `nil` at the end.
  var next: UInt8? {
    position < input.count ? input[position] : nil
  }

  /// Spells a value, with the white space before it.
  ///
  /// - Parameter depth: How many arrays and objects it is in.
  mutating func spellValue(depth: Int) throws {
    skipSpace()
    switch next {
    case UInt8(ascii: "["): try spellArray(depth: depth + 1)
    case UInt8(ascii: "{"): try spellObject(depth: depth + 1)
    case UInt8(ascii: "\""): try spellString()
    case UInt8(ascii: "t"): try spellWord("true")
    case UInt8(ascii: "f"): try spellWord("false")
    case UInt8(ascii: "n"): try spellWord("null")
    default: try spellNumber()
    }
  }

  private mutating func spellArray(depth: Int) throws {
    guard depth <= CanonicalJSON.maximumDepth else { throw NoJSON() }
    try take(UInt8(ascii: "["))
    output.append(UInt8(ascii: "["))
    skipSpace()
    if !skip(UInt8(ascii: "]")) {
      repeat {
        try spellValue(depth: depth)
        output.append(UInt8(ascii: ","))
        skipSpace()
      } while skip(UInt8(ascii: ","))
      try take(UInt8(ascii: "]"))
    }
    output.append(UInt8(ascii: "]"))
  }

  private mutating func spellWord(_ word: StaticString) throws {
    for byte in UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount) {
      try take(byte)
      output.append(byte)
    }
  }
}

extension JSONSpeller {
  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Goes past a byte if it is the next one, and returns whether it was.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Goes past a byte that has to be the next one.
  mutating func take(_ byte: UInt8) throws {
    guard skip(byte) else { throw NoJSON() }
  }
}
