import Foundation

/// Text as a terminal shows it.
package enum TerminalText {
  /// Typed text, fit to be repeated in a message.
  package static func shortened(_ typed: String) -> String { elidingMiddle(typed, to: 60) }

  /// The number of columns that a text takes, which has no wide characters.
  package static func width(_ text: some StringProtocol) -> Int { text.count }

  /// The text, cut at its end if it is wider than a number of columns.
  package static func elidingEnd(_ text: String, to width: Int) -> String {
    guard self.width(text) > width else { return text }
    return text.prefix(width - 1) + "…"
  }

  /// The text, cut in its middle if it is wider than a number of columns.
  package static func elidingMiddle(_ text: String, to width: Int) -> String {
    guard self.width(text) > width else { return text }
    let tail = (width - 1) / 2
    return text.prefix(width - 1 - tail) + "…" + text.suffix(tail)
  }

  /// The text, filled up with spaces at its end.
  package static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - self.width(text)))
  }

  /// The text, filled up with spaces at its beginning.
  package static func aligned(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - self.width(text))) + text
  }

  /// The text in lines that a number of columns has room for, if no word is wider.
  package static func lines(of text: String, width: Int) -> [String] {
    text.split(separator: " ").reduce(into: [""]) { lines, word in
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = "\(word)"
      } else if self.width(line) + 1 + self.width(word) <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append("\(word)")
      }
    }
  }
}

package struct Stopwatch: Sendable {
  // `ContinuousClock` needs macOS 13.
  private let start = DispatchTime.now().uptimeNanoseconds

  package init() {}

  package var seconds: Double {
    Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000
  }
}

extension Stopwatch: CustomStringConvertible {
  /// The seconds with one decimal, as in `4.5 s`.
  package var description: String { String(format: "%.1f s", seconds) }
}
