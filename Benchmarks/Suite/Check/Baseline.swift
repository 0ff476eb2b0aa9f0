/// Exact figures that are not to get worse.
struct Baseline: Equatable, Sendable {
  let toolchain: Toolchain

  /// The figures, in the order of the file.
  let figures: [ExactFigure]
}

extension Baseline {
  /// Takes the exact figures out of a report, and tells where it contradicts itself.
  ///
  /// The others are passed over, so that what `--json` writes is a baseline, too.
  init(_ report: JSONReport) throws(BaselineError) {
    toolchain = report.toolchain
    var figures: [ExactFigure] = []
    var seen: Set<ExactFigure.Key> = []
    for (sectionIndex, section) in report.sections.enumerated() {
      for (seriesIndex, series) in section.series.enumerated() where series.check != .never {
        for (pointIndex, point) in series.points.enumerated() {
          let place = "sections[\(sectionIndex)].series[\(seriesIndex)].points[\(pointIndex)]"
          guard let value = point.exact ?? point.median else {
            throw BaselineError("\(place): there is no figure")
          }
          let figure = ExactFigure(value, at: point.position, of: series, in: section)
          guard seen.insert(figure.key).inserted else {
            throw BaselineError("\(place): there is a second figure for \(figure.name)")
          }
          if point.exact != nil { figures.append(figure) }
        }
      }
    }
    self.figures = figures
  }
}

extension ExactFigure {
  fileprivate init(
    _ value: Double,
    at position: Int,
    of series: SeriesRecord,
    in section: SectionRecord
  ) {
    key = Key(
      benchmark: section.benchmark,
      series: series.name,
      unit: series.unit,
      position: position
    )
    per = series.per
    check = series.check
    self.value = value
  }
}
