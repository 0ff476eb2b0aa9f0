/// An argument that is unknown or has a bad value: what is wrong, and what is accepted.
struct UsageError: Error, Hashable, CustomStringConvertible {
  let complaint: String
  let known: String

  init(_ complaint: Complaint, known: String) {
    self.complaint = complaint.text
    self.known = known
  }

  /// Takes over what is wrong with a link.
  init(_ error: ShopURLError, in url: String) {
    self.init("can't open \(quoting: url): \(error.complaint)", known: error.knownInWords)
  }

  var description: String { "\(complaint); accepted: \(known)" }
}

extension UsageError {
  /// Text that can quote what a person has typed, without its control characters.
  struct Complaint: ExpressibleByStringInterpolation {
    let text: String

    init(stringLiteral text: String) {
      self.text = text
    }

    init(stringInterpolation: StringInterpolation) {
      text = stringInterpolation.text
    }

    struct StringInterpolation: StringInterpolationProtocol {
      var text = ""

      init(literalCapacity: Int, interpolationCount: Int) {}

      mutating func appendLiteral(_ literal: String) {
        text += literal
      }

      mutating func appendInterpolation(_ part: String) {
        text += part
      }

      mutating func appendInterpolation(quoting typed: String) {
        text += "\"\(TerminalText.shortened(typed))\""
      }
    }
  }
}
