import CommandSupport

/// A column of a text table, measured.
struct TextColumn {
  /// The name, broken into lines.
  let nameLines: [String]
  let unit: String
  let width: Int

  private let figureWidth: Int
  private let remarkWidth: Int

  init(_ column: TableColumn, of table: ReportTable, nameWidth: Int) {
    unit = column.unit
    let cells = table.rows.map { column.cell(at: $0.position) }
    let figureWidth = cells.map { TerminalText.width($0.figure) }.max() ?? 0
    let remarkWidth = cells.map { TerminalText.width($0.remark) }.max() ?? 0
    let content = max(figureWidth + remarkWidth, TerminalText.width(unit))
    let nameLines = TerminalText.wrapped(column.name, to: max(content, nameWidth))
    width = max(content, nameLines.map { TerminalText.width($0) }.max() ?? 0)
    self.figureWidth = figureWidth
    self.remarkWidth = remarkWidth
    self.nameLines = nameLines
  }

  /// The text of a cell, so that figures stand below figures.
  func aligned(_ cell: TableColumn.Cell) -> String {
    TerminalText.aligned(cell.figure, to: figureWidth)
      + TerminalText.padded(cell.remark, to: remarkWidth)
  }
}
