import CommandSupport
import Foundation
import LinkStackEngine

extension Nanoseconds {
  /// The longest time that an option may have.
  static let longest = Nanoseconds.seconds(3600)

  /// Reads a number of seconds.
  ///
  /// - Parameters:
  ///   - text: A decimal number, perhaps with an exponent.
  ///   - subject: What has this time, for the error.
  init(parsingSeconds text: String, of subject: String) throws(UsageError) {
    let known = "a number of seconds from 0 to \(Int(Self.longest.seconds)), as in 0.35"
    // `Double` also reads hexadecimal numbers, infinities and NaN.
    guard text.utf8.allSatisfy("0123456789+-.eE".utf8.contains), let seconds = Double(text) else {
      throw UsageError("\(subject) can't be \(quoting: text)", known: known)
    }
    guard seconds >= 0 else {
      throw UsageError("\(subject) can't be negative, as \(quoting: text) is", known: known)
    }
    guard seconds <= Self.longest.seconds else {
      throw UsageError("\(subject) can't be as long as \(quoting: text)", known: known)
    }
    self = .seconds(seconds)
  }

  /// The seconds with three digits, as in `1.750`.
  var threeDigits: String {
    let milliseconds = (count + 500_000) / 1_000_000
    let digits = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// The seconds with as many digits as they have, as in `0.35 s`.
  var words: String {
    let digits = "\(seconds)"
    return (digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits) + " s"
  }
}
