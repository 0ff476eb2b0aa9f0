extension ReportTable {
  /// The widest table that still reads well in a terminal.
  static let mostWidth = 112

  /// The tables of a section: one if it isn't too wide, else times apart from exact figures, and
  /// as many of either as it takes.
  static func tables(of section: Section) -> [ReportTable] {
    let columns = section.series.map { TableColumn($0, in: section) }
    let sampled = columns.filter(\.isSampled)
    let exact = columns.filter { !$0.isSampled }
    let whole = ReportTable(sampled + exact, of: section)
    guard TextTable(whole).width > mostWidth else { return whole.columns.isEmpty ? [] : [whole] }
    return [sampled, exact].flatMap { partition($0, of: section) }
  }

  private static func partition(_ columns: [TableColumn], of section: Section) -> [ReportTable] {
    var tables: [ReportTable] = []
    for column in columns {
      if let last = tables.last {
        let wider = ReportTable(last.columns + [column], of: section)
        if TextTable(wider).width <= mostWidth {
          tables[tables.count - 1] = wider
          continue
        }
      }
      tables.append(ReportTable([column], of: section))
    }
    return tables
  }
}
