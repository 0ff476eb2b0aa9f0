import CommandSupport

/// Some short lines of text, and how much room they take.
struct ChartText: Equatable {
  static let fontSize = 11.0
  static let rowHeight = 13.0

  let rows: [String]

  /// What follows the last row as an exponent.
  var raised = ""

  /// The width, as far as that can be told without the font.
  var width: Double {
    let last = Self.width(rows.last ?? "", size: Self.fontSize)
    let end = last + (raised.isEmpty ? 0 : Self.width(raised, size: 8.5))
    return max(end, rows.dropLast().map { Self.width($0, size: Self.fontSize) }.max() ?? 0)
  }

  var height: Double { Double(rows.count) * Self.rowHeight }

  /// The width of a line of text of a size.
  static func width(_ text: String, size: Double) -> Double {
    0.55 * size * Double(TerminalText.width(text))
  }
}
