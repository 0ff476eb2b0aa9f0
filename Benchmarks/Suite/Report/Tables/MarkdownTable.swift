/// A table as GitHub writes it, with figures to the right.
struct MarkdownTable {
  let table: ReportTable

  /// The lines of the table.
  var lines: [String] {
    let heading = Self.heading(table.heading.name, table.heading.unit)
    let headings = table.columns.map { Self.heading($0.name, $0.unit) }
    let rows = table.rows.map { row in
      Self.line([row.title] + table.cells(of: row).map(\.text))
    }
    let rule = Self.line([heading] + headings, as: "---:")
    return [Self.line([heading] + headings), rule] + rows
  }

  /// Text that means itself in a cell.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "|", "\\", "*", "_", "`", "[", "]", "<": escaped += "\\\(character)"
      case "\n", "\r\n": escaped += " "
      default: escaped.append(character)
      }
    }
  }

  /// A line of cells, which hold Markdown already.
  static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  private static func line(_ cells: [String], as rule: String) -> String {
    line(cells.map { _ in rule })
  }

  private static func heading(_ name: String, _ unit: String) -> String {
    unit.isEmpty ? escaped(name) : "\(escaped(name))<br>\(escaped(unit))"
  }
}
