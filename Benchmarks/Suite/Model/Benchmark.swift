import BenchmarkKit
import Foundation

/// One question, and the way to answer it.
@MainActor
struct Benchmark {
  /// All benchmarks, in the order in which they are run and shown.
  ///
  /// Lists come last: what they leave of the heap would slow down what allocates after them.
  static let all =
    [splitting] + waiting + flows + path + besideSwiftUI

  /// The name that `--filter` selects it by, as in `path.append`.
  let name: String
  /// The greatest depth that it is measured at; a few make no sense or take too long beyond.
  let greatestDepth: Int
  /// Measures, and returns what was found.
  let measure: @MainActor (Measuring) -> BenchmarkSection

  init(
    _ name: String,
    upTo greatestDepth: Int,
    measure: @escaping @MainActor (Measuring) -> BenchmarkSection
  ) {
    self.name = name
    self.greatestDepth = greatestDepth
    self.measure = measure
  }
}

/// How to measure: at which depths, how often, and by what.
@MainActor
struct Measuring {
  /// How many samples are taken of a time.
  nonisolated static let samples = (usual: 31, quick: 5)
  /// The depths, rising; each at most the benchmark's greatest.
  let depths: [Int]
  /// Whether little time is to be taken.
  let isQuick: Bool
  /// What counts allocations.
  let meter: AllocationMeter

  /// Times several kinds of work in turn.
  func compare(_ workloads: [Workload]) -> TimeComparison {
    TimeComparison(
      of: workloads,
      samples: isQuick ? Self.samples.quick : Self.samples.usual,
      sampleTime: isQuick ? 50_000 : 500_000
    )
  }
}

/// What a benchmark has found, and at which depths it was asked to.
struct BenchmarkFinding: Sendable {
  let section: BenchmarkSection
  let depths: [Int]

  /// Whether the benchmark has looked at a position.
  func covers(_ position: Int) -> Bool {
    // Where the axis isn't the depth, the benchmark has positions of its own, and takes all of them.
    ![.depth, .rows].contains(section.axis) || depths.contains(position)
  }
}

/// What one benchmark has found: tables, and lines of a chart.
struct BenchmarkSection: Sendable {
  /// What the positions of the figures are.
  enum Axis: String, Sendable {
    /// The number of screens, elements, or steps.
    case depth
    /// The number of rows of a list.
    case rows
    /// The length of a transition in milliseconds.
    case transition
    /// The number of one of the section's names, from 1 on.
    case named
  }

  /// The name of the benchmark, as in `splitting`.
  let benchmark: String
  /// What is asked, in a line.
  let title: String

  let axis: Axis
  /// What the positions are called, where they have names.
  let names: [String]
  private(set) var series: [Series] = []
  /// What a reader has to know about the figures, a sentence or two each.
  private(set) var notes: [String] = []

  init(_ benchmark: String, title: String, axis: Axis = .depth) {
    self.benchmark = benchmark
    self.title = title
    self.axis = axis
    names = []
  }

  /// Creates a section whose positions have names.
  init(_ benchmark: String, title: String, of names: [String]) {
    self.benchmark = benchmark
    self.title = title
    self.names = names
    axis = .named
  }

  /// Adds series; those without any figure are left out.
  mutating func add(_ series: Series...) { self.series += series.filter { !$0.points.isEmpty } }

  mutating func note(_ sentence: String) { notes.append(sentence) }

  /// The series of a name and a unit.
  func series(_ name: String, _ unit: Series.Unit) -> Series? {
    series.first { $0.name == name && $0.unit == unit }
  }
}

/// Figures of one kind against depth: a column of a table, a line of a chart.
struct Series: Sendable {
  /// What a figure counts.
  enum Unit: String, Sendable {
    /// Processor time, in nanoseconds for each link, step, element, …
    case nanoseconds
    /// How many times as much as something else.
    case ratio
    case seconds
    case bytes

    case steps
    case pushes
    /// Those that a person sees.
    case transitions
    case bodies
    /// Those of an app's closures of destinations.
    case calls
    case allocations
  }

  struct Point: Sendable {
    /// Where on the section's axis: a depth, as a rule.
    let position: Int
    let figure: Figure
  }

  /// What the figures are of, as in `split`; unique in its section, together with the unit.
  let name: String

  let unit: Unit
  /// What each figure is for one of, as in `screen`; `nil` for a figure of the whole.
  let per: String?
  /// What the figures of a ratio are to, as in `in one go`; `nil` for any other unit.
  let reference: String?
  /// The figures, by rising position; none where the work would take too long.
  private(set) var points: [Point] = []

  init(_ name: String, _ unit: Unit, per: String? = nil, to reference: String? = nil) {
    self.name = name
    self.unit = unit
    self.per = per
    self.reference = reference
  }

  mutating func add(_ figure: Figure, at position: Int) {
    points.append(Point(position: position, figure: figure))
  }

  func figure(at position: Int) -> Figure? { points.first { $0.position == position }?.figure }

  /// Whether any figure was taken by a clock.
  var isSampled: Bool { points.contains { if case .sampled = $0.figure { true } else { false } } }
}

/// What is measured of one way to do some work: its time, and what it takes from the heap.
struct WorkSeries {
  private(set) var time: Series
  private(set) var allocations: Series
  private(set) var peak: Series

  init(_ name: String, timePer part: String, allocationsPer whole: String? = nil) {
    time = Series(name, .nanoseconds, per: part)
    allocations = Series(name, .allocations, per: whole)
    peak = Series(name, .bytes)
  }

  mutating func add(_ time: Distribution, _ allocations: Allocations?, at depth: Int) {
    self.time.add(.sampled(time.divided(by: Double(depth))), at: depth)
    guard let allocations else { return }
    let size = self.allocations.per == nil ? 1 : Double(depth)
    self.allocations.add(.exact(Double(allocations.count) / size), at: depth)
    peak.add(.exact(Double(allocations.peakBytes)), at: depth)
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

extension Figure: Encodable {
  /// Writes a number; or minimum, median and 90th percentile of samples.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .exact(let value): try container.encode(value)
    case .sampled(let distribution):
      let figures = [distribution.minimum, distribution.median, distribution.percentile90]
      try container.encode(figures.map { Double(String(format: "%.4g", $0)) ?? $0 })
    }
  }
}
