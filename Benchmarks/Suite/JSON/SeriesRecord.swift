/// Figures of one kind.
struct SeriesRecord: Codable, Equatable {
  let name: String
  let unit: Unit

  /// What each figure is for one of.
  let per: String?
  let check: Series.Check
  let points: [PointRecord]
}

extension SeriesRecord {
  /// A series with some of its points.
  init(_ series: Series, points: [PointRecord]) {
    name = series.name
    unit = series.unit
    per = series.per
    check = series.check
    self.points = points
  }
}
