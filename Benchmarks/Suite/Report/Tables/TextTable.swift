import CommandSupport

/// A table in columns of plain text.
struct TextTable {
  private static let gap = "   "

  /// Longer names are broken between words.
  private static let nameWidth = 14

  private let table: ReportTable
  private let rowTitleWidth: Int
  private let columns: [TextColumn]

  init(_ table: ReportTable) {
    self.table = table
    columns = table.columns.map { TextColumn($0, of: table, nameWidth: Self.nameWidth) }
    let titles = table.rows.map(\.title) + [table.heading.name, table.heading.unit]
    rowTitleWidth = titles.map { TerminalText.width($0) }.max() ?? 0
  }

  /// The number of characters in a line.
  var width: Int {
    rowTitleWidth + columns.reduce(0) { $0 + Self.gap.count + $1.width }
  }

  /// The lines of the table.
  func lines(painter: Painter) -> [String] {
    headings.map { painter.paint($0, .quiet) } + rows
  }

  private var headings: [String] {
    let height = columns.map(\.nameLines.count).max() ?? 1
    let names = (0..<height).map { line in
      let fromBelow = height - line
      let title = fromBelow == 1 ? table.heading.name : ""
      let cells = columns.map { column in
        let lines = column.nameLines
        return lines.count < fromBelow ? "" : lines[lines.count - fromBelow]
      }
      return joined(title, cells)
    }
    return names + [joined(table.heading.unit, columns.map(\.unit))]
  }

  private var rows: [String] {
    table.rows.map { row in
      joined(row.title, zip(columns, table.cells(of: row)).map { $0.aligned($1) })
    }
  }

  private func joined(_ title: String, _ cells: [String]) -> String {
    let padded = zip(columns, cells).map { TerminalText.aligned($1, to: $0.width) }
    let line = ([TerminalText.aligned(title, to: rowTitleWidth)] + padded)
      .joined(separator: Self.gap)
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}
