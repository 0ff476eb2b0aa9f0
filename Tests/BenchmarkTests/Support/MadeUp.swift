import BenchmarkKit
@testable import BenchmarkSuite

/// Made-up benchmarks to run, and sections as benchmarks might find them.
enum MadeUp {
  static let toolchain = Toolchain(compiler: "6.3", architecture: "x86_64", system: "Linux")

  /// What a benchmark finds that counts updates and allocations, and takes the time.
  static func splitting(
    updates: [Int: Double] = [1: 1, 10: 10],
    allocations: [Int: Double] = [:]
  ) -> BenchmarkSection {
    var time = Series("split", .nanoseconds, per: "link")
    for position in updates.keys.sorted() {
      time.add(.sampled(Distribution([60.126, 59.001, 75])), at: position)
    }
    var section = BenchmarkSection("splitting", title: "Splitting a deep link")
    section.add(
      time,
      counts("split", .bytes, updates.keys.sorted()) { _ in 4096 },
      counts("split", .updates, updates.keys.sorted()) { updates[Int($0)] ?? 0 },
      counts("split", .allocations, per: "link", allocations.keys.sorted()) {
        allocations[Int($0)] ?? 0
      }
    )
    return section
  }

  @MainActor
  static func benchmark(
    _ name: String,
    upTo greatestDepth: Int = 100_000,
    measure: (@MainActor (Measuring) -> BenchmarkSection)? = nil
  ) -> Benchmark {
    Benchmark(name, asks: "What does \(name) cost?", upTo: greatestDepth) { measuring in
      if let measure { return measure(measuring) }
      var section = BenchmarkSection(name, title: "The cost of \(name)")
      section.add(counts("split", .updates, measuring.depths) { $0 })
      return section
    }
  }

  /// What the tests run where they don't care what it is.
  @MainActor
  static var benchmarks: [Benchmark] {
    [benchmark("splitting"), benchmark("path.append", upTo: 10_000), benchmark("bodies", upTo: 5)]
  }

  static let depths = [1, 2, 5, 10, 50, 100, 1_000, 10_000, 100_000]

  /// All sections at some depths.
  static func all(_ depths: [Int] = depths) -> [BenchmarkSection] {
    let few = depths.filter { $0 <= 10_000 }
    return [
      splitting(depths), plans(depths), waiting(350, few), waiting(500, few), delays,
      bodies(few.filter { $0 <= 100 }), appending(few), decoding(few),
    ]
  }

  static func splitting(_ depths: [Int]) -> BenchmarkSection {
    var section = BenchmarkSection(
      "splitting",
      title: "Splitting a deep link, or showing it in one go"
    )
    section.add(
      times("in one go", per: "link", depths) { 24 + 60 / $0 },
      times("split", per: "link", depths) { 61.2 + 190 / $0 },
      times("split, by the driver", per: "link", depths) { 290 + 350 / $0 },
      ratio("split", depths) { (61.2 + 190 / $0) / (24 + 60 / $0) },
      counts("split", .updates, depths) { $0 }
    )
    for (name, factor) in [("in one go", 2.0), ("split", 3.0)] {
      section.add(
        counts(name, .allocations, per: "link", depths) { 1 + factor / $0 },
        counts(name, .bytes, depths) { 40 * $0 * factor + 312 }
      )
    }
    section.note("The engine alone (plan, sequence, apply), on a host that takes no time.")
    return section
  }

  static func plans(_ depths: [Int], allocations: Double = 0, exponent: Double = 1.001)
    -> BenchmarkSection
  {
    var section = BenchmarkSection("plans", title: "Planning by depths, or by copies of the path")
    let few = depths.filter { $0 <= 10_000 }
    section.add(
      times("whole paths", per: "update", few) { 38 + 0.9 * $0 },
      times("update plan", per: "update", depths) { 2.9 + 3 / $0 },
      counts("whole paths", .allocations, few) { $0 + 1 },
      counts("update plan", .allocations, depths) { _ in allocations }
    )
    section.add(
      counts("whole paths", .bytes, few) { 4 * $0 * $0 + 40 * $0 },
      counts("update plan", .bytes, depths) { _ in 0 }
    )
    section.add([BenchmarkSection.Fit(name: "time to plan, whole paths", exponent: 1.83)])
    section.add([BenchmarkSection.Fit(name: "time to plan, update plan", exponent: exponent)])
    section.add([BenchmarkSection.Fit(name: "memory, whole paths", exponent: 1.97)])
    return section
  }

  static func waiting(_ milliseconds: Int, _ depths: [Int], excess: Double = 0) -> BenchmarkSection
  {
    let transition = Double(milliseconds) / 1_000
    var section = BenchmarkSection("waiting.\(milliseconds)", title: "Time to the last screen")
    let limit = { transition + ($0 - 1) / 60 }
    section.add(
      counts("native", .seconds, depths) { _ in transition },
      counts("automatic", .seconds, depths) { limit($0) * (1 + excess) },
      counts("every push", .seconds, depths) { transition * $0 },
      counts("fixed 0.65 s", .seconds, depths) { 0.65 * ($0 - 1) + transition },
      counts("limit", .seconds, depths, limit)
    )
    return section
  }

  static var delays: BenchmarkSection {
    var section = BenchmarkSection(
      "delays",
      title: "Pushes lost, by fixed delay",
      axis: .milliseconds
    )
    for transition in [350, 500] {
      let delays = [0, 25, 349, 350, 351, 499, 500, 800]
      section.add(
        counts("\(Double(transition) / 1_000) s transitions", .pushes, delays) {
          $0 < Double(transition) ? 9 : 0
        }
      )
    }
    return section
  }

  static func bodies(_ depths: [Int], shim: @escaping (Double) -> Double = { _ in 2 })
    -> BenchmarkSection
  {
    var section = BenchmarkSection("bodies", title: "Bodies evaluated for a push")
    section.add(
      counts("shim", .evaluations, per: "push", depths, shim),
      counts("every screen observes the path", .evaluations, per: "push", depths) { $0 + 1 }
    )
    return section
  }

  static func appending(_ depths: [Int]) -> BenchmarkSection {
    var section = BenchmarkSection("path.append", title: "Appending to a path")
    section.add(
      times("NavigationPath", per: "element", depths) { 41 + 30 / $0 },
      times("[AnyHashable]", per: "element", depths) { 33 + 60 / $0 },
      ratio("NavigationPath", depths) { 1.24 + 0.1 / $0 }
    )
    return section
  }

  static func decoding(_ depths: [Int], ratio factor: Double = 7.4) -> BenchmarkSection {
    var section = BenchmarkSection("path.decode", title: "Reading a saved path")
    section.add(
      times("NavigationPath", per: "element", depths) { 240 + 9_000 / $0 },
      times("eager decoder", per: "element", depths) { 1_776 + 9_000 / $0 },
      ratio("eager decoder", depths) { _ in factor }
    )
    return section
  }

  /// Samples around a figure, by up to a tenth.
  static func samples(_ value: Double, count: Int = 31) -> Figure {
    .sampled(Distribution((0..<count).map { value * (0.985 + 0.003 * Double($0 % 31)) }))
  }

  static func times(
    _ name: String,
    per part: String,
    _ depths: [Int],
    _ time: (Double) -> Double
  ) -> Series {
    var series = Series(name, .nanoseconds, per: part)
    for depth in depths { series.add(samples(time(Double(depth))), at: depth) }
    return series
  }

  static func ratio(_ name: String, _ depths: [Int], _ ratio: (Double) -> Double) -> Series {
    var series = Series(name, .ratio)
    for depth in depths { series.add(samples(ratio(Double(depth))), at: depth) }
    return series
  }

  static func counts(
    _ name: String,
    _ unit: Series.Unit,
    per part: String? = nil,
    _ depths: [Int],
    _ count: (Double) -> Double
  ) -> Series {
    var series = Series(name, unit, per: part)
    for depth in depths { series.add(.exact(count(Double(depth))), at: depth) }
    return series
  }
}

extension BenchmarkSection {
  /// All positions that any series has a figure at, rising.
  var positions: [Int] {
    Set(series.flatMap { $0.points.map(\.position) }).sorted()
  }

  /// The figures of a series, by rising position; `nil` where there is no such series.
  func values(_ name: String, _ unit: Series.Unit) -> [Double]? {
    series(name, unit)?.points.map(\.figure.value)
  }
}

extension Measuring {
  /// Takes little time.
  static func small(_ depths: [Int], meter: AllocationMeter = .none) -> Measuring {
    Measuring(depths: depths, isQuick: true, meter: meter)
  }
}
