import Foundation

/// Something the package is to reach, and whether it does.
struct Goal: Codable, Equatable, Sendable {
  /// What is to be reached, with the limit, as in `planning allocates nothing`.
  let name: String

  /// The figure that was measured, with its unit.
  let found: String

  let isReached: Bool
}

extension Goal {
  /// The goals whose figures are among what was found.
  static func all(for sections: [BenchmarkSection]) -> [Goal] {
    func series(_ name: String, _ unit: Series.Unit, of benchmark: String) -> Series? {
      sections.first { $0.benchmark == benchmark }?.series(name, unit)
    }
    return [
      series("update plan", .allocations, of: "plans").flatMap(planningAllocates),
      sections.first { $0.benchmark == "plans" }.flatMap(planningGrows),
      series("split", .nanoseconds, of: "splitting")
        .flatMap { splitPush($0, by: "the engine alone") },
      series("split, by the driver", .nanoseconds, of: "splitting")
        .flatMap { splitPush($0, by: "the driver that apps run") },
      series("split", .ratio, of: "splitting").flatMap(splitRatio),
      lastScreen(
        series("automatic", .seconds, of: "waiting.350"),
        limit: series("limit", .seconds, of: "waiting.350"),
        transition: "0.35 s"
      ),
      lastScreen(
        series("automatic", .seconds, of: "waiting.500"),
        limit: series("limit", .seconds, of: "waiting.500"),
        transition: "0.5 s"
      ),
      series("shim", .evaluations, of: "bodies").flatMap(bodies),
      sections.first { $0.benchmark == "lists" }.flatMap(listGrows),
      series("NavigationPath", .ratio, of: "path.append").flatMap(appending),
      series("eager decoder", .ratio, of: "path.decode").flatMap(decoding),
    ].compactMap(\.self)
  }

  private static func planningAllocates(_ plan: Series) -> Goal? {
    plan.greatest.map { worst in
      let found = "\(Digits.exact(worst.figure.value)) allocations"
      return Goal(
        name: "planning allocates nothing",
        found: worst.figure.value == 0 ? "\(found) at each depth" : "\(found) \(at(worst))",
        isReached: worst.figure.value == 0
      )
    }
  }

  private static func planningGrows(_ plans: BenchmarkSection) -> Goal? {
    plans.fits?.first { $0.name == "time to plan, update plan" }.map { fit in
      Goal(
        name: "time to plan grows with depth^1.05 at most",
        found: "depth^\(Digits.fixed(fit.exponent, 2))",
        isReached: fit.exponent <= 1.05
      )
    }
  }

  private static func splitPush(_ split: Series, by whom: String) -> Goal? {
    split.greatest.map { worst in
      Goal(
        name: "a split push under 1 µs, by \(whom)",
        found: "\(Scaled.time(worst.figure.value).words) \(at(worst))",
        isReached: worst.figure.value < 1_000
      )
    }
  }

  private static func splitRatio(_ ratio: Series) -> Goal? {
    ratio.greatest.map { worst in
      Goal(
        name: "a split push at most 3 × as long as in one go",
        found: "× \(Digits.rounded(worst.figure.value)) \(at(worst))",
        isReached: worst.figure.value <= 3
      )
    }
  }

  private static func lastScreen(_ rest: Series?, limit: Series?, transition: String) -> Goal? {
    guard let rest, let limit, let worst = rest.greatestDeviation(from: limit) else { return nil }
    let percent = Digits.exact((worst.deviation * 10_000).rounded() / 100)
    return Goal(
      name: "last screen at rest within 1 % of the host's limit (\(transition) transitions)",
      found: worst.deviation == 0
        ? "the limit itself at each depth" : "\(percent) % off \(at(worst.point))",
      isReached: abs(worst.deviation) <= 0.01
    )
  }

  private static func bodies(_ shim: Series) -> Goal? {
    shim.greatest.map { worst in
      let isConstant = shim.points.allSatisfy { $0.figure.value == worst.figure.value }
      let most = Digits.exact(worst.figure.value)
      return Goal(
        name: "a push evaluates at most 2 bodies, as many at any depth",
        found: isConstant ? "\(most) at each depth" : "up to \(most), \(at(worst))",
        isReached: isConstant && worst.figure.value <= 2
      )
    }
  }

  private static func listGrows(_ lists: BenchmarkSection) -> Goal? {
    let exponents = (lists.fits ?? []).filter { $0.name.contains("link, ") }.map(\.exponent)
    return exponents.max().map { exponent in
      Goal(
        name: "a list of links takes time in proportion to its rows (at most rows^1.2)",
        found: "rows^\(Digits.fixed(exponent, 2))",
        isReached: exponent <= 1.2
      )
    }
  }

  private static func appending(_ ratio: Series) -> Goal? {
    ratio.greatest.map { worst in
      Goal(
        name: "appending at most 1.5 × as long as to [AnyHashable]",
        found: "× \(Digits.rounded(worst.figure.value)) \(at(worst, "element"))",
        isReached: worst.figure.value <= 1.5
      )
    }
  }

  private static func decoding(_ ratio: Series) -> Goal? {
    (ratio.figure(at: 10_000)?.value).map { ratio in
      Goal(
        name: "reading 10,000 saved elements 5 × faster than eagerly",
        found: "× \(Digits.rounded(ratio))",
        isReached: ratio >= 5
      )
    }
  }

  /// Where a figure was found, as in `at 10 screens`.
  private static func at(_ point: Series.Point, _ thing: String = "screen") -> String {
    point.position == 1 ? "at 1 \(thing)" : "at \(Digits.count(point.position)) \(thing)s"
  }
}

extension Series {
  /// The point with the greatest figure, the first of them.
  fileprivate var greatest: Point? {
    points.enumerated().max {
      ($0.element.figure.value, -$0.offset) < ($1.element.figure.value, -$1.offset)
    }?.element
  }

  /// Where the figures are furthest from others, as a share of those, and by how much.
  fileprivate func greatestDeviation(from other: Series) -> (point: Point, deviation: Double)? {
    points.compactMap { point in
      guard let limit = other.figure(at: point.position)?.value, limit > 0 else { return nil }
      return (point, point.figure.value / limit - 1)
    }
    .max { abs($0.deviation) < abs($1.deviation) }
  }
}
