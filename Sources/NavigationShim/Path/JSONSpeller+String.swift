extension JSONSpeller {
  /// Spells a string with no escapes but those of `"` and `\`.
  mutating func spellString() throws {
    try take(UInt8(ascii: "\""))
    output.append(UInt8(ascii: "\""))
    while true {
      let start = position
      while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
        position += 1
      }
      output.append(contentsOf: input[start..<position])
      if skip(UInt8(ascii: "\"")) { break }
      // This also ends what has no end, and what has a control character.
      try take(UInt8(ascii: "\\"))
      write(try readEscape())
    }
    output.append(UInt8(ascii: "\""))
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    if scalar == "\"" || scalar == "\\" { output.append(UInt8(ascii: "\\")) }
    output.append(contentsOf: scalar.utf8)
  }

  /// Reads what follows a backslash.
  private mutating func readEscape() throws -> Unicode.Scalar {
    guard let byte = next else { throw NoJSON() }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readCodeUnits()
    default: throw NoJSON()
    }
  }

  /// Reads the digits of an escaped scalar, which are those of two escapes beyond U+FFFF.
  private mutating func readCodeUnits() throws -> Unicode.Scalar {
    let first = try readCodeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    try take(UInt8(ascii: "\\"))
    try take(UInt8(ascii: "u"))
    let second = try readCodeUnit()
    // Half a pair is no text: no decoder of Foundation's reads it either.
    guard UTF16.isLeadSurrogate(first), UTF16.isTrailSurrogate(second) else { throw NoJSON() }
    let value = 0x1_0000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF))
    guard let scalar = Unicode.Scalar(value) else { throw NoJSON() }
    return scalar
  }

  private mutating func readCodeUnit() throws -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 { unit = unit << 4 | UInt16(try readHexDigit()) }
    return unit
  }

  private mutating func readHexDigit() throws -> UInt8 {
    guard let byte = next else { throw NoJSON() }
    position += 1
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): return byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): return byte - UInt8(ascii: "A") + 10
    default: throw NoJSON()
    }
  }
}
