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
          let key = ExactFigure.Key(
            benchmark: section.benchmark,
            series: series.name,
            unit: series.unit,
            position: point.position
          )
          let place = "sections[\(sectionIndex)].series[\(seriesIndex)].points[\(pointIndex)]"
          guard seen.insert(key).inserted else {
            throw BaselineError("\(place): there is a second figure for \(key)")
          }
          if let value = point.exact {
            figures.append(ExactFigure(key: key, value: value, check: series.check))
          } else if point.median == nil {
            throw BaselineError("\(place): there is no figure")
          }
        }
      }
    }
    self.figures = figures
  }
}
