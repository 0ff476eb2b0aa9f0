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
    /// A goal for the growth that is the greatest of some.
    func growth(_ name: String, _ benchmark: String, _ fit: String, _ size: String, _ limit: Double)
      -> Goal?
    {
      section(benchmark)?.fits.filter { $0.name.contains(fit) }.map(\.exponent).max().map {
        Goal(name: name, found: "\(size)^\(Digits.fixed($0, 2))", isReached: $0 <= limit)
      }
    }
    let splitting = section("splitting")
    let push = "a split push under 1 µs, by the"
    let decoding = section("path.decode")?.series("eager decoder", .ratio)?.figure(at: 10_000)
    return [
      section("plans")?.series("update plan", .allocations)?
        .constant("planning allocates nothing", 0, unit: " allocations"),
      growth(
        "time to plan grows with depth^1.05 at most",
        "plans",
        "to plan, update plan",
        "depth",
        1.05
      ),
      splitting?.series("split", .nanoseconds)?.most("\(push) engine alone", 1_000),
      splitting?.series("split, by the driver", .nanoseconds)?
        .most("\(push) driver that apps run", 1_000),
      splitting?.series("split", .ratio)?.most("a split push at most 3 × as long as in one go", 3),
      section("waiting.350")?.lastScreen("0.35 s"),
      section("waiting.500")?.lastScreen("0.5 s"),
      section("bodies")?.series("shim", .evaluations)?
        .constant("a push evaluates at most 2 bodies, as many at any depth", 2),
      section("path.append")?.series("NavigationPath", .ratio)?
        .most("appending at most 1.5 × as long as to [AnyHashable]", 1.5, at: "element"),
      (decoding?.value).map {
        Goal(
          name: "reading 10,000 saved elements 5 × faster than eagerly",
          found: "× \(Digits.rounded($0))",
          isReached: $0 >= 5
        )
      },
    ].compactMap(\.self) + sections.flatMap(\.flows) + sections.flatMap(\.besideSwiftUI)
  }
}

extension BenchmarkSection {
  /// The goals for what the package costs beside SwiftUI alone.
  fileprivate var besideSwiftUI: [Goal] {
    let package = "the package"
    let links = "on links"
    switch benchmark {
    case "lists.value", "lists.path", "lists.pathless", "lists.view":
      return [
        most(1.5, .ratio, of: package, at: 1000), most(1.5, .allocations, of: package, at: 1000),
        benchmark == "lists.value" ? most(45_000, .nanoseconds, of: links, at: 1000) : nil,
      ].compactMap(\.self)
    case "native.list":
      return [
        most(3, .ratio, of: package, at: 1000), most(2, .allocations, of: package, at: 1000),
        most(16, .evaluations, of: links, at: 1000),
      ].compactMap(\.self)
    case "native.inline", "native.inline.path":
      return [
        most(1.5, .ratio, of: package, at: 1000), most(4, .evaluations, of: package, at: 1000),
        most(10, .ratio, of: links, at: 1000), most(16, .evaluations, of: links, at: 1000),
      ].compactMap(\.self)
    case "native.push":
      return [
        most(4, .evaluations, of: package, at: 10), most(1.3, .allocations, of: package, at: 10),
      ].compactMap(\.self)
    case "native.change":
      return [
        most(3, .evaluations, of: package, at: 10), most(1.3, .allocations, of: package, at: 10),
      ].compactMap(\.self)
    default: return []
    }
  }

  /// A goal for a figure of one side; allocations are compared with SwiftUI's alone.
  private func most(_ limit: Double, _ unit: Series.Unit, of side: String, at position: Int)
    -> Goal?
  {
    guard let value = series(side, unit)?.figure(at: position)?.value else { return nil }
    let place = "\(benchmark), \(side), at \(Digits.count(position))"
    func times(_ value: Double) -> String { "× \(Digits.rounded(value))" }
    switch unit {
    case .allocations:
      guard let alone = series("SwiftUI alone", unit)?.figure(at: position)?.value else {
        return nil
      }
      return Goal(
        name: "\(place): at most \(times(limit)) SwiftUI's allocations",
        found: times(value / alone),
        isReached: value <= limit * alone
      )
    case .ratio:
      return Goal(
        name: "\(place): at most \(times(limit)) SwiftUI's time",
        found: times(value),
        isReached: value <= limit
      )
    case .nanoseconds:
      return Goal(
        name: "\(place): at most \(Scaled.time(limit).words)",
        found: Scaled.time(value).words,
        isReached: value <= limit
      )
    default:
      return Goal(
        name: "\(place): at most \(Digits.exact(limit)) bodies",
        found: Digits.exact(value),
        isReached: value <= limit
      )
    }
  }
}

extension BenchmarkSection {
  /// The goals for flows: how long they take, and that nothing is lost on the way.
  fileprivate var flows: [Goal] {
    guard axis == .named, let excess = series("most beyond the aim", .seconds),
      let worst = excess.points.max(by: { $0.figure.value < $1.figure.value }),
      let lost = series("lost", .pushes)
    else { return [] }
    let milliseconds = Digits.exact((worst.figure.value * 1_000).rounded())
    let sum = lost.points.reduce(0) { $0 + $1.figure.value }
    return [
      Goal(
        name: "\(benchmark): at most 50 ms beyond the aim",
        found: "\(milliseconds) ms: \(names[worst.position - 1])",
        isReached: worst.figure.value <= 0.05
      ),
      Goal(name: "\(benchmark): no push lost", found: Digits.exact(sum), isReached: sum == 0),
    ]
  }

  /// A goal for the time to the last screen, which the host itself limits.
  fileprivate func lastScreen(_ transition: String) -> Goal? {
    let limits = series("limit", .seconds)
    let deviations = series("automatic", .seconds)?.points.compactMap { point in
      limits?.figure(at: point.position).map { (point, point.figure.value / $0.value - 1) }
    }
    return deviations?.max { abs($0.1) < abs($1.1) }.map { point, deviation in
      let percent = Digits.exact((deviation * 10_000).rounded() / 100)
      return Goal(
        name: "last screen at rest within 1 % of the host's limit (\(transition) transitions)",
        found: deviation == 0
          ? "no wait added at each depth" : "\(percent) % off \(point.place())",
        isReached: abs(deviation) <= 0.01
      )
    }
  }
}

extension Series {
  /// A goal for the greatest figure.
  fileprivate func most(_ name: String, _ limit: Double, at thing: String = "screen") -> Goal? {
    greatest.map { worst in
      let value = worst.figure.value
      let words = unit == .ratio ? "× \(Digits.rounded(value))" : Scaled.time(value).words
      return Goal(name: name, found: "\(words) \(worst.place(thing))", isReached: value <= limit)
    }
  }

  /// A goal for figures that are to be the same at each depth, and no more than a limit.
  fileprivate func constant(_ name: String, _ limit: Double, unit: String = "") -> Goal? {
    greatest.map { worst in
      let value = worst.figure.value
      let isConstant = points.allSatisfy { $0.figure.value == value }
      let most = Digits.exact(value) + unit
      return Goal(
        name: name,
        found: isConstant ? "\(most) at each depth" : "up to \(most), \(worst.place())",
        isReached: isConstant && value <= limit
      )
    }
  }

  /// The point with the greatest figure, the first of them.
  private var greatest: Point? {
    points.first { point in points.allSatisfy { $0.figure.value <= point.figure.value } }
  }
}

extension Series.Point {
  /// Where a figure was found, as in `at 10 screens`.
  fileprivate func place(_ thing: String = "screen") -> String {
    position == 1 ? "at 1 \(thing)" : "at \(Digits.count(position)) \(thing)s"
  }
}
