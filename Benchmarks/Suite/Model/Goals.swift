import Foundation

/// Something the package is to reach, and whether it does.
struct Goal: Equatable, Sendable {
  /// What is to be reached, with the limit, as in `planning allocates nothing`.
  let name: String

  /// The figure that was measured, with its unit.
  let found: String

  let isReached: Bool
}

/// What the package is to reach, as far as what was found can tell.
struct Goals {
  private let sections: SectionList

  init(sections: [Section]) {
    self.sections = SectionList(sections)
  }

  /// The goals whose figures are there.
  var all: [Goal] {
    [
      planningAllocates, planningGrows,
      splitPush("split", "by the engine alone"),
      splitPush("split, by the driver", "by the driver that apps run"),
      splitRatio,
      settlePaced("waiting.350", transition: "0.35 s"),
      settlePaced("waiting.500", transition: "0.5 s"),
      bodies, appending, decoding,
    ].compactMap(\.self)
  }

  private var planningAllocates: Goal? {
    guard let worst = sections.series("update plan", .allocations, of: "plans")?.greatest else {
      return nil
    }
    let found = "\(Digits.exact(worst.figure.value)) allocations"
    return Goal(
      name: "planning allocates nothing",
      found: worst.figure.value == 0 ? "\(found) at each depth" : "\(found) \(screens(worst))",
      isReached: worst.figure.value == 0
    )
  }

  private var planningGrows: Goal? {
    let fit = sections["plans"]?.fits.first { $0.name == "time to plan, update plan" }
    return fit.map { fit in
      Goal(
        name: "time to plan grows with depth^1.05 at most",
        found: "depth^\(fit.power)",
        isReached: fit.exponent <= 1.05
      )
    }
  }

  private func splitPush(_ series: String, _ words: String) -> Goal? {
    let worst = sections.series(series, .nanoseconds, of: "splitting")?.greatest
    return worst.map { worst in
      Goal(
        name: "a split push under 1 µs, \(words)",
        found: "\(Scaled.time(worst.figure.value).words) \(screens(worst))",
        isReached: worst.figure.value < 1_000
      )
    }
  }

  private var splitRatio: Goal? {
    let worst = sections.series("split", .ratio, of: "splitting")?.greatest
    return worst.map { worst in
      Goal(
        name: "a split push at most 3 × as long as in one go",
        found: "× \(Digits.rounded(worst.figure.value)) \(screens(worst))",
        isReached: worst.figure.value <= 3
      )
    }
  }

  private func settlePaced(_ benchmark: String, transition: String) -> Goal? {
    guard let paced = sections.series("settle-paced", .seconds, of: benchmark),
      let limit = sections.series("physical limit", .seconds, of: benchmark),
      let worst = paced.greatestDeviation(from: limit)
    else { return nil }
    let percent = Digits.exact((worst.deviation * 10_000).rounded() / 100)
    return Goal(
      name: "settle-paced within 1 % of the physical limit (\(transition) transitions)",
      found: worst.deviation == 0
        ? "the limit itself at each depth"
        : "\(percent) % off \(screens(worst.position))",
      isReached: abs(worst.deviation) <= 0.01
    )
  }

  private var bodies: Goal? {
    guard let series = sections.series("shim", .evaluations, of: "bodies"),
      let worst = series.greatest
    else { return nil }
    let isConstant = series.points.allSatisfy { $0.figure.value == worst.figure.value }
    let most = Digits.exact(worst.figure.value)
    return Goal(
      name: "a push evaluates at most 2 bodies, as many at any depth",
      found: isConstant ? "\(most) at each depth" : "up to \(most), \(screens(worst))",
      isReached: isConstant && worst.figure.value <= 2
    )
  }

  private var appending: Goal? {
    let worst = sections.series("NavigationPath", .ratio, of: "path.append")?.greatest
    return worst.map { worst in
      Goal(
        name: "appending at most 1.5 × as long as to [AnyHashable]",
        found: "× \(Digits.rounded(worst.figure.value)) \(elements(worst.position))",
        isReached: worst.figure.value <= 1.5
      )
    }
  }

  private var decoding: Goal? {
    let ratio = sections.series("eager decoder", .ratio, of: "path.decode")
    return ratio?.value(at: 10_000).map { ratio in
      Goal(
        name: "reading 10,000 saved elements 5 × faster than eagerly",
        found: "× \(Digits.rounded(ratio))",
        isReached: ratio >= 5
      )
    }
  }

  private func screens(_ point: Series.Point) -> String {
    screens(point.position)
  }

  private func screens(_ count: Int) -> String {
    "at \(Words.count(count, "screen"))"
  }

  private func elements(_ count: Int) -> String {
    "at \(Words.count(count, "element"))"
  }
}

extension Series {
  /// The point with the greatest figure, of those at certain positions.
  fileprivate func greatest(where isMeant: (Int) -> Bool) -> Point? {
    var some = Series(name, unit, per: per, check: check)
    for point in points where isMeant(point.position) {
      some.add(point.figure, at: point.position)
    }
    return some.greatest
  }

  /// Where the figures are furthest from others, as a share of those, and by how much.
  fileprivate func greatestDeviation(
    from reference: Series
  ) -> (position: Int, deviation: Double)? {
    points.compactMap { point in
      guard let limit = reference.value(at: point.position), limit > 0 else { return nil }
      return (point.position, point.figure.value / limit - 1)
    }
    .max { abs($0.deviation) < abs($1.deviation) }
  }
}

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

/// Something that was to be reached.
struct GoalRecord: Codable, Equatable {
  let name: String
  let found: String
  let isReached: Bool
}

extension GoalRecord {
  init(_ goal: Goal) {
    name = goal.name
    found = goal.found
    isReached = goal.isReached
  }
}
