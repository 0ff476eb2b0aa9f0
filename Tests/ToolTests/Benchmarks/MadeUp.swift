import BenchmarkKit
import CommandSupport
import Foundation

@testable import BenchmarkSuite

/// Made-up benchmarks to run, and sections as benchmarks might find them.
enum MadeUp {
  static let toolchain = Toolchain(compiler: "6.3", architecture: "x86_64", system: "Linux")
  static let depths = [1, 2, 5, 10, 50, 100, 1_000, 10_000, 100_000]

  @MainActor
  static func benchmark(
    _ name: String,
    upTo greatestDepth: Int = 100_000,
    measure: (@MainActor (Measuring) -> BenchmarkSection)? = nil
  ) -> Benchmark {
    Benchmark(name, asks: "What does \(name) cost?", upTo: greatestDepth) { measuring in
      if let measure { return measure(measuring) }
      return section(
        name,
        "The cost of \(name)",
        counts("split", .updates, measuring.depths) { $0 }
      )
    }
  }

  /// What the tests run where they don't care what it is.
  @MainActor
  static var benchmarks: [Benchmark] {
    [benchmark("splitting"), benchmark("path.append", upTo: 10_000), benchmark("bodies", upTo: 5)]
  }

  /// What a benchmark finds that counts updates and allocations, and takes the time.
  static func splitting(
    updates: [Int: Double] = [1: 1, 10: 10],
    allocations: [Int: Double] = [:]
  ) -> BenchmarkSection {
    let positions = updates.keys.sorted()
    var time = Series("split", .nanoseconds, per: "screen")
    for position in positions {
      time.add(.sampled(Distribution([60.126, 59.001, 75])), at: position)
    }
    return section(
      "splitting",
      "Splitting a deep link",
      time,
      counts("split", .bytes, positions) { _ in 4096 },
      counts("split", .updates, positions) { updates[Int($0)] ?? 0 },
      counts("split", .allocations, per: "screen", allocations.keys.sorted()) {
        allocations[Int($0)] ?? 0
      }
    )
  }

  /// All sections at some depths.
  static func all(_ depths: [Int] = depths) -> [BenchmarkSection] {
    let few = depths.filter { $0 <= 10_000 }
    return [
      splitting(depths), plans(depths), waiting(350, few), waiting(500, few), delays,
      bodies(few.filter { $0 <= 100 }), appending(few), decoding(few),
      besideSwiftUI("native.push", few), besideSwiftUI("lists.value", few),
    ]
  }

  private static func besideSwiftUI(_ name: String, _ sizes: [Int]) -> BenchmarkSection {
    section(
      name,
      "Beside SwiftUI alone",
      times("SwiftUI alone", per: "row", sizes) { 3_000 * $0 },
      times("the package", per: "row", sizes) { 7_000 * $0 },
      times("on links", per: "row", sizes) { 90_000 * $0 }
    )
  }

  static func splitting(_ depths: [Int]) -> BenchmarkSection {
    section(
      "splitting",
      "Splitting a deep link, or showing it in one go",
      times("in one go", per: "screen", depths) { 24 + 60 / $0 },
      times("split", per: "screen", depths) { 61.2 + 190 / $0 },
      times("split, by the driver", per: "screen", depths) { 290 + 350 / $0 },
      ratio("split", depths) { (61.2 + 190 / $0) / (24 + 60 / $0) },
      counts("split", .updates, depths) { $0 },
      counts("split", .allocations, per: "screen", depths) { 1 + 3 / $0 },
      counts("split", .bytes, depths) { 120 * $0 + 312 }
    )
  }

  static func plans(_ depths: [Int], allocations: Double = 0, exponent: Double = 1.001)
    -> BenchmarkSection
  {
    var section = section(
      "plans",
      "Planning by depths, or by copies of the path",
      times("whole paths", per: "update", depths.filter { $0 <= 10_000 }) { 38 + 0.9 * $0 },
      times("update plan", per: "update", depths) { 2.9 + 3 / $0 },
      counts("update plan", .allocations, depths) { _ in allocations }
    )
    section.add([
      .init(name: "time to plan, whole paths", exponent: 1.83),
      .init(name: "time to plan, update plan", exponent: exponent),
    ])
    return section
  }

  static func waiting(_ milliseconds: Int, _ depths: [Int], excess: Double = 0) -> BenchmarkSection
  {
    let transition = Double(milliseconds) / 1_000
    let limit = { transition + ($0 - 1) / 60 }
    return section(
      "waiting.\(milliseconds)",
      "Time to the last screen",
      counts("native", .seconds, depths) { _ in transition },
      counts("automatic", .seconds, depths) { limit($0) * (1 + excess) },
      counts("every push", .seconds, depths) { transition * $0 },
      counts("fixed 0.65 s", .seconds, depths) { 0.65 * ($0 - 1) + transition },
      counts("limit", .seconds, depths, limit)
    )
  }

  static var delays: BenchmarkSection {
    var section = BenchmarkSection("delays", title: "Pushes lost", axis: .milliseconds)
    for transition in [350, 500.0] {
      let name = "\(transition / 1_000) s transitions"
      section.add(
        counts(name, .pushes, [0, 25, 349, 350, 351, 499, 500, 800]) { $0 < transition ? 9 : 0 }
      )
    }
    return section
  }

  static func bodies(_ depths: [Int], shim: @escaping (Double) -> Double = { _ in 2 })
    -> BenchmarkSection
  {
    section(
      "bodies",
      "Bodies evaluated for a push",
      counts("shim", .evaluations, per: "push", depths, shim),
      counts("every screen observes the path", .evaluations, per: "push", depths) { $0 + 1 }
    )
  }

  static func appending(_ depths: [Int]) -> BenchmarkSection {
    section(
      "path.append",
      "Appending to a path",
      times("NavigationPath", per: "element", depths) { 41 + 30 / $0 },
      times("[AnyHashable]", per: "element", depths) { 33 + 60 / $0 },
      ratio("NavigationPath", depths) { 1.24 + 0.1 / $0 }
    )
  }

  static func decoding(_ depths: [Int], ratio factor: Double = 7.4) -> BenchmarkSection {
    section("path.decode", "Reading a saved path", ratio("eager decoder", depths) { _ in factor })
  }

  static func section(_ name: String, _ title: String = "", _ series: Series...) -> BenchmarkSection
  {
    var section = BenchmarkSection(name, title: title)
    for series in series { section.add(series) }
    return section
  }

  static func times(
    _ name: String,
    per part: String,
    _ depths: [Int],
    _ time: (Double) -> Double
  ) -> Series {
    series(Series(name, .nanoseconds, per: part), depths) { samples(time($0)) }
  }

  static func ratio(
    _ name: String,
    to reference: String? = nil,
    _ depths: [Int],
    _ ratio: (Double) -> Double
  ) -> Series {
    series(Series(name, .ratio, to: reference), depths) { samples(ratio($0)) }
  }

  static func counts(
    _ name: String,
    _ unit: Series.Unit,
    per part: String? = nil,
    _ depths: [Int],
    _ count: (Double) -> Double
  ) -> Series {
    series(Series(name, unit, per: part), depths) { .exact(count($0)) }
  }

  /// Samples around a figure, by up to a tenth.
  private static func samples(_ value: Double) -> Figure {
    .sampled(Distribution((0..<31).map { value * (0.985 + 0.003 * Double($0)) }))
  }

  private static func series(
    _ series: Series,
    _ depths: [Int],
    _ figure: (Double) -> Figure
  ) -> Series {
    depths.reduce(into: series) { $0.add(figure(Double($1)), at: $1) }
  }
}

extension BenchmarkSection {
  /// All positions that any series has a figure at, rising.
  var positions: [Int] { Set(series.flatMap { $0.points.map(\.position) }).sorted() }

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

/// The command as it has run on made-up benchmarks.
@MainActor
final class Ran {
  private(set) var progress = ""
  private(set) var result = BenchmarkCommand.Output()

  init(
    _ arguments: [String],
    benchmarks: [Benchmark] = MadeUp.benchmarks,
    isOptimized: Bool = true,
    meter: AllocationMeter = .none,
    date: Date? = nil
  ) {
    var command = BenchmarkCommand(
      arguments: arguments,
      meter: meter,
      date: date,
      showProgress: { [unowned self] in progress += $0 }
    )
    command.isOptimized = isOptimized
    command.benchmarks = benchmarks
    result = command.run()
  }

  var status: Int32 { result.status.rawValue }
  var output: String { result.standardOutput }

  /// The headings of the sections.
  var titles: [String] {
    output.split(separator: "\n").filter { $0.hasPrefix("## ") }
      .map { $0.dropFirst(3).replacingOccurrences(of: "`", with: "") }
      .filter { $0 != "Goals" }
  }

  var error: String { result.standardError }

  /// The contents of a file that is to be written.
  func file(_ path: String) -> String? { result.files.first { $0.path == path }?.contents }
}
