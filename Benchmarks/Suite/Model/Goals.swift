import Foundation

/// Something the package is to reach, and whether it does.
struct Goal: Equatable, Sendable {
  /// What is to be reached, with the limit.
  let name: String
  /// The figure that was measured.
  let found: String

  let isReached: Bool
  /// Why it is missed, if it is.
  let reason: String
}

extension Goal {
  /// The goals whose figures are among what was found.
  static func all(for figures: Figures) -> [Goal] {
    splitting(figures) + flows(figures) + beside(figures)
  }

  private static func splitting(_ figures: Figures) -> [Goal] {
    let allocated = figures.pairs("splitting", .allocations, "split", "at once")
    let waited = figures.pairs("waiting.350", .seconds, "split", "limit")
    return [
      most("The engine allocates nothing more for splitting", allocated.map { $0 - $1 }, 0),
      most(
        "In the engine, splitting takes at most 3 times as long as showing all at once",
        figures.values("splitting", "split", .ratio),
        3,
        "each step has a cost of its own, and showing all at once has one cost for all screens"
      ),
      most("No time is added to that of the host (s)", waited.map { $0 - $1 }, 0.001),
      most(
        "Appending takes at most 1.5 times as long as to [AnyHashable]",
        figures.values("path.append", "NavigationPath", .ratio).suffix(1),
        1.5
      ),
    ].compactMap(\.self)
  }

  private static func flows(_ figures: Figures) -> [Goal] {
    let names = ["flows.350", "flows.1200", "flows.3500"]
    let excess = names.flatMap { figures.values($0, "most beyond the aim", .seconds) }
    return [
      most("A flow takes at most 0.05 s beyond its aim (s)", excess, 0.05),
      most("No flow loses a push", names.flatMap { figures.values($0, "lost", .pushes) }, 0),
    ].compactMap(\.self)
  }

  /// The goals for what the package costs compared with SwiftUI alone, at ten screens or visible rows.
  private static func beside(_ figures: Figures) -> [Goal] {
    let native = "NavigationShim, iOS 16+"
    let links = "NavigationShim, iOS 14–15"
    func limit(
      _ name: String,
      _ limit: Double,
      _ benchmark: String,
      _ unit: Series.Unit,
      of side: String = native
    ) -> Goal? {
      func value(at position: Int) -> Double? {
        let value = figures.value(benchmark, side, unit, position)
        return switch unit {
        case .allocations:
          figures.value(benchmark, "SwiftUI", unit, position).flatMap { alone in
            value.map { $0 / alone }
          }
        case .nanoseconds: value.map { $0 / 1_000 }
        default: value
        }
      }
      let many = value(at: 1_000).map {
        "; at 1,000 rows it is \(Digits.short($0))\($0 > limit ? ", so a row itself costs too much" : "")"
      }
      let reason = "ten rows share the cost of creating the stack around them\(many ?? "")"
      return most(name, value(at: 10).map { [$0] } ?? [], limit, reason)
    }
    return [
      limit("iOS 16+: a push evaluates at most 4 bodies", 4, "native.push", .bodies),
      limit(
        "iOS 16+: a push makes at most 1.3 times the allocations",
        1.3,
        "native.push",
        .allocations
      ),
      limit(
        "iOS 16+: a push over a list evaluates at most 4 bodies",
        4,
        "native.list",
        .bodies
      ),
      limit(
        "iOS 14–15: a push over a list evaluates at most 16 bodies",
        16,
        "native.list",
        .bodies,
        of: links
      ),
      limit(
        "iOS 16+: a list of navigation links to values takes at most 1.5 times the time",
        1.5,
        "lists.value",
        .ratio
      ),
      limit(
        "iOS 16+: a list of navigation links to values makes at most 1.5 times the allocations",
        1.5,
        "lists.value",
        .allocations
      ),
      limit(
        "iOS 16+: a list of navigation links to views takes at most 1.5 times the time",
        1.5,
        "lists.view",
        .ratio
      ),
      limit(
        "iOS 14–15: a row with a navigation link to a value takes at most 45 (µs)",
        45,
        "lists.value",
        .nanoseconds,
        of: links
      ),
    ].compactMap(\.self)
  }

  /// A goal for the greatest of some figures.
  private static func most(
    _ name: String,
    _ values: [Double],
    _ limit: Double,
    _ reason: String = "it is not known why"
  ) -> Goal? {
    values.max().map {
      Goal(
        name: name,
        found: Digits.short($0),
        isReached: $0 <= limit + 1e-9,
        reason: reason
      )
    }
  }
}

/// What was found, to look figures up.
struct Figures: Sendable {
  let sections: [BenchmarkSection]

  func series(_ benchmark: String, _ name: String, _ unit: Series.Unit) -> Series? {
    sections.first { $0.benchmark == benchmark }?.series(name, unit)
  }

  func figure(_ benchmark: String, _ name: String, _ unit: Series.Unit, _ position: Int) -> Figure?
  {
    series(benchmark, name, unit)?.figure(at: position)
  }

  func value(_ benchmark: String, _ name: String, _ unit: Series.Unit, _ position: Int) -> Double? {
    figure(benchmark, name, unit, position)?.value
  }

  func values(_ benchmark: String, _ name: String, _ unit: Series.Unit) -> [Double] {
    series(benchmark, name, unit)?.points.map(\.figure.value) ?? []
  }

  /// The figures of two series at the same positions.
  func pairs(_ benchmark: String, _ unit: Series.Unit, _ one: String, _ other: String) -> [(
    Double, Double
  )] {
    (series(benchmark, one, unit)?.points ?? []).compactMap { point in
      value(benchmark, other, unit, point.position).map { (point.figure.value, $0) }
    }
  }
}
