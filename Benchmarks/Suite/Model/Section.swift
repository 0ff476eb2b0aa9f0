import BenchmarkKit

/// What one benchmark has found: a table, and lines of a chart.
struct Section: Equatable, Sendable {
  /// What the positions of the figures are.
  enum Axis: String, Codable, Sendable {
    /// The number of screens, elements, or updates.
    case depth

    /// A delay in milliseconds.
    case milliseconds
  }

  /// How the figures of a series grow with the depth.
  struct Fit: Equatable, Sendable {
    /// What grows, in words: `time to plan`.
    let name: String

    /// The power of the depth.
    let exponent: Double
  }

  /// The identity of the benchmark, as in `splitting`.
  let benchmark: String

  /// What is asked, in a line.
  let title: String

  let axis: Axis
  private(set) var series: [Series] = []
  private(set) var fits: [Fit] = []

  /// What a reader has to know about the figures, a sentence or two each.
  private(set) var notes: [String] = []

  init(_ benchmark: String, title: String, axis: Axis = .depth) {
    self.benchmark = benchmark
    self.title = title
    self.axis = axis
  }

  /// Adds series; those without any figure are left out.
  mutating func add(_ series: Series...) {
    self.series += series.filter { !$0.points.isEmpty }
  }

  mutating func add(_ fits: [Fit]) {
    self.fits += fits
  }

  mutating func note(_ sentence: String) {
    notes.append(sentence)
  }

  /// The series of a name and a unit.
  func series(_ name: String, _ unit: Unit) -> Series? {
    series.first { $0.name == name && $0.unit == unit }
  }

  /// All positions that any series has a figure at, rising.
  var positions: [Int] {
    Set(series.flatMap { $0.points.map(\.position) }).sorted()
  }
}

/// Figures of one kind against depth: a column of a table, a line of a chart.
struct Series: Equatable, Sendable {
  /// When `--check` compares the figures with those of the baseline.
  enum Check: String, Codable, Sendable {
    /// Never: it is a time, or is derived from one.
    case never

    /// Always: the figures are the same wherever the package is built.
    case always

    /// Where the baseline was taken with the same compiler on the same kind of machine.
    case onSameToolchain
  }

  struct Point: Equatable, Sendable {
    /// Where on the section's axis: a depth, as a rule.
    let position: Int
    let figure: Figure
  }

  /// What the figures are of, as in `split`; unique in its section, together with the unit.
  let name: String

  let unit: Unit

  /// What each figure is for one of, as in `link`; `nil` for a figure of the whole.
  let per: String?

  /// What the figures of a ratio are to, as in `in one go`; `nil` where there is but one other.
  let reference: String?

  let check: Check

  /// The figures, by rising position; none where the work would take too long.
  private(set) var points: [Point] = []

  init(
    _ name: String,
    _ unit: Unit,
    per: String? = nil,
    to reference: String? = nil,
    check: Check = .never
  ) {
    self.name = name
    self.unit = unit
    self.per = per
    self.reference = reference
    self.check = check
  }

  mutating func add(_ figure: Figure, at position: Int) {
    points.append(Point(position: position, figure: figure))
  }

  func figure(at position: Int) -> Figure? {
    points.first { $0.position == position }?.figure
  }
}

/// One cell of a table, one point of a line.
enum Figure: Equatable, Sendable {
  /// The same at each run, on each machine of its kind: a count, or virtual time.
  case exact(Double)

  /// Taken by a clock, several times over.
  case sampled(Distribution)

  /// The exact figure, or the median of the samples.
  var value: Double {
    switch self {
    case .exact(let value): value
    case .sampled(let distribution): distribution.median
    }
  }
}

/// What a figure counts.
enum Unit: String, Codable, CaseIterable, Sendable {
  /// Processor time, in nanoseconds for each link, update, element, …
  case nanoseconds

  /// How many times as much as something else.
  case ratio

  /// Virtual time.
  case seconds

  /// Memory.
  case bytes

  case updates
  case pushes
  case evaluations
  case allocations
}

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

/// A figure, and where it was found.
struct PointRecord: Codable, Equatable {
  /// Where on the section's axis.
  let position: Int

  /// The figure as it is; `nil` where it was sampled.
  let exact: Double?

  /// What is told of samples, and the samples, by rising value; `nil` where the figure is exact.
  let minimum: Double?
  let median: Double?
  let percentile90: Double?
  let samples: [Double]?
}

extension PointRecord {
  /// The figure of a point: as it is where it is exact, and to hundredths where it was sampled.
  init(_ point: Series.Point) {
    position = point.position
    switch point.figure {
    case .exact(let value):
      exact = value
      minimum = nil
      median = nil
      percentile90 = nil
      samples = nil
    case .sampled(let distribution):
      exact = nil
      minimum = Self.hundredths(distribution.minimum)
      median = Self.hundredths(distribution.median)
      percentile90 = Self.hundredths(distribution.percentile90)
      samples = distribution.samples.map(Self.hundredths)
    }
  }

  /// The nearest hundredth.
  static func hundredths(_ value: Double) -> Double {
    (value * 100).rounded() / 100
  }
}

extension PointRecord {
  /// Reads a point.
  ///
  /// Said by hand for the position alone: of a number that isn't whole, the decoder doesn't tell
  /// where it stands.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let number = try container.decode(Double.self, forKey: .position)
    guard let position = Int(exactly: number) else {
      throw DecodingError.dataCorruptedError(
        forKey: .position,
        in: container,
        debugDescription: "\(number) is no whole number, or is too large"
      )
    }
    self.position = position
    exact = try container.decodeIfPresent(Double.self, forKey: .exact)
    minimum = try container.decodeIfPresent(Double.self, forKey: .minimum)
    median = try container.decodeIfPresent(Double.self, forKey: .median)
    percentile90 = try container.decodeIfPresent(Double.self, forKey: .percentile90)
    samples = try container.decodeIfPresent([Double].self, forKey: .samples)
  }
}
