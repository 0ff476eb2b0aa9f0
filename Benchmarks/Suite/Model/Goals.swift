import Foundation

/// Something the package is to reach, and whether it does.
struct Goal: Equatable, Sendable {
  /// What is to be reached, with the limit, as in `planning allocates nothing`.
  let name: String

  /// The figure that was measured, with its unit.
  let found: String

  let isReached: Bool
}

extension Goal {
  /// The goals whose figures are among what was found.
  static func all(for sections: [BenchmarkSection]) -> [Goal] {
    func section(_ benchmark: String) -> BenchmarkSection? {
      sections.first { $0.benchmark == benchmark }
    }
    func greatest(_ name: String, _ unit: Series.Unit, of benchmark: String) -> Series.Point? {
      section(benchmark)?.series(name, unit)?.greatest
    }
    /// A goal for the greatest figure of a series.
    func most(
      _ name: String,
      _ worst: Series.Point?,
      _ limit: Double,
      at thing: String = "screen",
      _ words: (Double) -> String = { "× \(Digits.rounded($0))" }
    ) -> Goal? {
      worst.map {
        let value = $0.figure.value
        return Goal(
          name: name,
          found: "\(words(value)) \($0.place(thing))",
          isReached: value <= limit
        )
      }
    }
    let lists = section("lists")?.fits.filter { $0.name.contains("link, ") }.map(\.exponent).max()
    let time = { Scaled.time($0).words }
    return [
      section("plans")?.series("update plan", .allocations).flatMap {
        constant("planning allocates nothing", $0, 0, unit: " allocations")
      },
      growth(
        "time to plan grows with depth^1.05 at most",
        section("plans")?.fits.first { $0.name == "time to plan, update plan" }?.exponent,
        of: "depth",
        1.05
      ),
      most(
        "a split push under 1 µs, by the engine alone",
        greatest("split", .nanoseconds, of: "splitting"),
        1_000,
        time
      ),
      most(
        "a split push under 1 µs, by the driver that apps run",
        greatest("split, by the driver", .nanoseconds, of: "splitting"),
        1_000,
        time
      ),
      most(
        "a split push at most 3 × as long as in one go",
        greatest("split", .ratio, of: "splitting"),
        3
      ),
      section("waiting.350").flatMap { lastScreen($0, transition: "0.35 s") },
      section("waiting.500").flatMap { lastScreen($0, transition: "0.5 s") },
      section("bodies")?.series("shim", .evaluations).flatMap {
        constant("a push evaluates at most 2 bodies, as many at any depth", $0, 2)
      },
      growth(
        "a list of links takes time in proportion to its rows (at most rows^1.2)",
        lists,
        of: "rows",
        1.2
      ),
      most(
        "appending at most 1.5 × as long as to [AnyHashable]",
        greatest("NavigationPath", .ratio, of: "path.append"),
        1.5,
        at: "element"
      ),
      section("path.decode")?.series("eager decoder", .ratio)?.figure(at: 10_000).map {
        Goal(
          name: "reading 10,000 saved elements 5 × faster than eagerly",
          found: "× \(Digits.rounded($0.value))",
          isReached: $0.value >= 5
        )
      },
    ].compactMap(\.self)
  }

  /// A goal for a figure that is to be the same at each depth, and no more than a limit.
  private static func constant(
    _ name: String,
    _ series: Series,
    _ limit: Double,
    unit: String = ""
  ) -> Goal? {
    series.greatest.map { worst in
      let isConstant = series.points.allSatisfy { $0.figure.value == worst.figure.value }
      let most = Digits.exact(worst.figure.value) + unit
      return Goal(
        name: name,
        found: isConstant ? "\(most) at each depth" : "up to \(most), \(worst.place())",
        isReached: isConstant && worst.figure.value <= limit
      )
    }
  }

  private static func growth(
    _ name: String,
    _ exponent: Double?,
    of size: String,
    _ limit: Double
  ) -> Goal? {
    exponent.map {
      Goal(name: name, found: "\(size)^\(Digits.fixed($0, 2))", isReached: $0 <= limit)
    }
  }

  private static func lastScreen(_ waiting: BenchmarkSection, transition: String) -> Goal? {
    let limits = waiting.series("limit", .seconds)
    let deviations = waiting.series("automatic", .seconds)?.points.compactMap { point in
      limits?.figure(at: point.position).map { (point, point.figure.value / $0.value - 1) }
    }
    return deviations?.max { abs($0.1) < abs($1.1) }.map { point, deviation in
      let percent = Digits.exact((deviation * 10_000).rounded() / 100)
      return Goal(
        name: "last screen at rest within 1 % of the host's limit (\(transition) transitions)",
        found: deviation == 0
          ? "the limit itself at each depth" : "\(percent) % off \(point.place())",
        isReached: abs(deviation) <= 0.01
      )
    }
  }
}

extension Series {
  /// The point with the greatest figure, the first of them.
  fileprivate var greatest: Point? {
    points.reduce(nil) { most, point in
      most.map { $0.figure.value >= point.figure.value } ?? false ? most : point
    }
  }
}

extension Series.Point {
  /// Where a figure was found, as in `at 10 screens`.
  fileprivate func place(_ thing: String = "screen") -> String {
    position == 1 ? "at 1 \(thing)" : "at \(Digits.count(position)) \(thing)s"
  }
}
