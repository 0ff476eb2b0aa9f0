/// What one benchmark has found.
struct SectionRecord: Codable, Equatable {
  struct FitRecord: Codable, Equatable {
    let name: String
    let exponent: Double
  }

  let benchmark: String
  let axis: Section.Axis
  let series: [SeriesRecord]

  /// What was asked, how the figures grow, and what is to be known about them; `nil` in a baseline.
  let title: String?
  let fits: [FitRecord]?
  let notes: [String]?
}

extension SectionRecord {
  /// All of a section.
  init(_ section: Section) {
    benchmark = section.benchmark
    axis = section.axis
    series = section.series.map { series in
      SeriesRecord(series, points: series.points.map { PointRecord($0) })
    }
    title = section.title
    fits = section.fits.map { FitRecord(name: $0.name, exponent: $0.exponent) }
    notes = section.notes
  }

  /// What a baseline keeps of a section; `nil` where that is nothing.
  init?(baselineOf section: Section) {
    benchmark = section.benchmark
    axis = section.axis
    series = section.series.compactMap { series in
      let points = series.points.compactMap { point -> PointRecord? in
        guard series.check != .never, case .exact = point.figure else { return nil }
        return PointRecord(point)
      }
      return points.isEmpty ? nil : SeriesRecord(series, points: points)
    }
    title = nil
    fits = nil
    notes = nil
    if series.isEmpty { return nil }
  }
}
