/// Columns of figures that stand side by side, by position.
struct ReportTable {
  /// What the positions are, in two lines, as the headings of the columns are.
  let heading: (name: String, unit: String)

  let columns: [TableColumn]

  /// The positions, as text and as number.
  let rows: [Row]

  /// A line of the table; several positions where all figures are the same.
  struct Row {
    let title: String
    let position: Int
  }

  /// Puts columns side by side.
  init(_ columns: [TableColumn], of section: Section) {
    self.columns = columns
    heading = section.positionHeading
    let positions = Set(columns.flatMap(\.cells.keys)).sorted()
    switch section.axis {
    case .depth:
      rows = positions.map { Row(title: Digits.count($0), position: $0) }
    case .milliseconds:
      rows = Self.joined(positions, columns)
    }
  }

  /// The cells of a row.
  func cells(of row: Row) -> [TableColumn.Cell] {
    columns.map { $0.cell(at: row.position) }
  }

  /// Of a sweep, only the steps at which something changes are of interest.
  private static func joined(_ positions: [Int], _ columns: [TableColumn]) -> [Row] {
    var runs: [ClosedRange<Int>] = []
    for position in positions {
      if let run = runs.last,
        columns.allSatisfy({ $0.cell(at: run.lowerBound) == $0.cell(at: position) })
      {
        runs[runs.count - 1] = run.lowerBound...position
      } else {
        runs.append(position...position)
      }
    }
    return runs.map { run in
      let (first, last) = (Digits.count(run.lowerBound), Digits.count(run.upperBound))
      return Row(title: run.count == 1 ? first : "\(first)–\(last)", position: run.lowerBound)
    }
  }
}

extension Section {
  fileprivate var positionHeading: (name: String, unit: String) {
    switch axis {
    case .depth: (series.contains { $0.per == "element" } ? "elements" : "depth", "")
    case .milliseconds: ("delay", "ms")
    }
  }
}
