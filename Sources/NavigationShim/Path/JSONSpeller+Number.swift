extension JSONSpeller {
  /// Spells a number as its digits from the first to the last that is not zero, and an exponent.
  ///
  /// Exactly, not as a `Double` or a `Decimal`: no digit is lost, and nothing hangs on how a system
  /// rounds.
  mutating func spellNumber() throws {
    let start = output.count
    if skip(UInt8(ascii: "-")) { output.append(UInt8(ascii: "-")) }
    let firstDigit = output.count
    let whole = try readDigits()
    guard whole.count == 1 || whole.first != UInt8(ascii: "0") else { throw NoJSON() }
    output.append(contentsOf: whole)
    // An `Int` has 32 bits on a watch.
    var exponent: Int64 = 0
    if skip(UInt8(ascii: ".")) {
      let fraction = try readDigits()
      output.append(contentsOf: fraction)
      exponent -= Int64(fraction.count)
    }
    let written = try readExponent()
    while output.count > firstDigit, output.last == UInt8(ascii: "0") {
      output.removeLast()
      exponent += 1
    }
    guard output.count > firstDigit else {
      // Zero has neither a sign nor an exponent.
      output.removeSubrange(start...)
      output.append(UInt8(ascii: "0"))
      return
    }
    // Only the count: a slice that is alive would have the output copied.
    let zeros = output[firstDigit...].prefix { $0 == UInt8(ascii: "0") }.count
    output.removeSubrange(firstDigit..<(firstDigit + zeros))
    guard let written else { throw NoJSON() }
    exponent += written
    if exponent != 0 { output.append(contentsOf: "e\(exponent)".utf8) }
  }

  /// Reads digits, of which there has to be one.
  private mutating func readDigits() throws -> ArraySlice<UInt8> {
    let start = position
    while let byte = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { position += 1 }
    guard position > start else { throw NoJSON() }
    return input[start..<position]
  }

  /// Reads an exponent, if there is one.
  ///
  /// The result is `nil` where it takes more digits than can be added to without an overflow.
  private mutating func readExponent() throws -> Int64? {
    guard skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) else { return 0 }
    let isNegative = skip(UInt8(ascii: "-"))
    if !isNegative { _ = skip(UInt8(ascii: "+")) }
    let digits = try readDigits().drop { $0 == UInt8(ascii: "0") }
    guard digits.count <= 18 else { return nil }
    let magnitude = digits.reduce(0 as Int64) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
    return isNegative ? -magnitude : magnitude
  }
}
