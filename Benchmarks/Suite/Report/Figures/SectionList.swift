import Foundation

/// The findings of several benchmarks, of which any may be missing.
struct SectionList {
  let sections: [Section]

  init(_ sections: [Section]) {
    self.sections = sections
  }

  /// The findings of a benchmark.
  subscript(benchmark: String) -> Section? {
    sections.first { $0.benchmark == benchmark }
  }

  /// Figures of one kind, if there are any.
  func series(_ name: String, _ unit: Unit, of benchmark: String) -> Series? {
    self[benchmark]?.series(name, unit)
  }
}

extension Series {
  /// The point with the greatest figure, the first of them.
  var greatest: Point? {
    points.enumerated().max {
      ($0.element.figure.value, -$0.offset) < ($1.element.figure.value, -$1.offset)
    }?.element
  }

  /// The positions at which all of some series have a figure, rising.
  static func commonPositions(_ series: [Series]) -> [Int] {
    guard let first = series.first else { return [] }
    return first.points.map(\.position)
      .filter { position in series.allSatisfy { $0.figure(at: position) != nil } }
      .sorted()
  }

  /// The depth that is spoken of: ten screens, or what comes nearest.
  static func typicalPosition(_ series: [Series]) -> Int? {
    commonPositions(series).filter { $0 > 0 }
      .min { abs(log(Double($0) / 10)) < abs(log(Double($1) / 10)) }
  }

  func value(at position: Int) -> Double? {
    figure(at: position)?.value
  }
}
