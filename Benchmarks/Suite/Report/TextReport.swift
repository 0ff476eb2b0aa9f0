import CommandSupport

/// All that was found, as plain text.
struct TextReport {
  private static let width = 100

  let sections: [Section]
  let goals: [Goal]

  /// By what it was found, in a sentence; empty where that isn't known.
  let origin: String

  let painter: Painter

  /// Gets ready to write.
  ///
  /// - Parameters:
  ///   - sections: What was found.
  ///   - goals: What is to be reached.
  ///   - origin: By what it was found, in a sentence.
  ///   - painter: What gives headings their looks; by default, none.
  init(
    sections: [Section],
    goals: [Goal],
    origin: String = "",
    painter: Painter = Painter(isTerminal: false, environment: [:])
  ) {
    self.sections = sections
    self.goals = goals
    self.origin = origin
    self.painter = painter
  }

  /// The report, which ends with a line break.
  var text: String {
    let parts = sectionParts + [goalPart, summaryPart, originPart].filter { !$0.isEmpty }
    return parts.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n\n")
  }

  private var sectionParts: [[String]] {
    var note = SampleNote(sections).text
    return sections.map { section in
      var blocks: [[String]] = []
      for table in ReportTable.tables(of: section) {
        blocks.append(TextTable(table).lines(painter: painter))
        guard table.columns.contains(where: \.isSampled), let text = note else { continue }
        blocks.append(wrapped(text))
        note = nil
      }
      if blocks.isEmpty { blocks.append(["Nothing was measured."]) }
      blocks.append(section.fits.map { "\($0.name): grows with depth^\($0.power)" })
      blocks += section.notes.map(wrapped)
      let title = painter.paint(section.title, .strong)
      let name = painter.paint("(\(section.benchmark))", .quiet)
      return ["\(title) \(name)"] + blocks.filter { !$0.isEmpty }.flatMap { [""] + $0 }
    }
  }

  private var goalPart: [String] {
    guard !goals.isEmpty else { return [] }
    let names = goals.map { TerminalText.width($0.name) }.max() ?? 0
    let found = goals.map { TerminalText.width($0.found) }.max() ?? 0
    let lines = goals.map { goal in
      TerminalText.padded(goal.name, to: names) + "   "
        + TerminalText.padded(goal.found, to: found) + "   "
        + painter.paint(goal.verdict, goal.isReached ? .good : .alarm)
    }
    return [painter.paint("To reach", .strong), ""] + lines
  }

  private var summaryPart: [String] {
    let sentences = Summary(sections: sections).sentences
    guard !sentences.isEmpty else { return [] }
    return [painter.paint("In short", .strong), ""] + sentences.flatMap(wrapped)
  }

  private var originPart: [String] {
    origin.isEmpty ? [] : wrapped(origin).map { painter.paint($0, .quiet) }
  }

  private func wrapped(_ text: String) -> [String] {
    TerminalText.wrapped(text, to: Self.width)
  }
}

extension Goal {
  /// Whether it is reached, in a word.
  var verdict: String { isReached ? "reached" : "MISSED" }
}

extension Section.Fit {
  /// The exponent as it is written.
  var power: String { Digits.fixed(exponent, 2) }
}

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
