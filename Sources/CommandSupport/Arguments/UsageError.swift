/// An argument that is unknown or has a bad value: what is wrong, and what is accepted.
package struct UsageError: Error, Hashable, CustomStringConvertible {
  package let complaint: String
  package let known: String

  package init(_ complaint: Complaint, known: String) {
    self.complaint = complaint.text
    self.known = known
  }

  package var description: String { "\(complaint); accepted: \(known)" }
}

extension UsageError {
  /// Text that can quote what a person has typed, without its control characters.
  package struct Complaint: ExpressibleByStringInterpolation {
    package let text: String

    package init(stringLiteral text: String) {
      self.text = text
    }

    package init(stringInterpolation: StringInterpolation) {
      text = stringInterpolation.text
    }

    package struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var text = ""

      package init(literalCapacity: Int, interpolationCount: Int) {}

      package mutating func appendLiteral(_ literal: String) {
        text += literal
      }

      package mutating func appendInterpolation(_ part: String) {
        text += part
      }

      package mutating func appendInterpolation(quoting typed: String) {
        text += "\"\(TerminalText.shortened(typed))\""
      }
    }
  }
}
