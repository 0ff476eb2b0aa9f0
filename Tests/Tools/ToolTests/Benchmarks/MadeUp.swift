import BenchmarkKit
import Foundation
import TestSupport

@testable import Benchmarks

/// Made-up benchmarks to run, and sections as benchmarks might find them.
enum MadeUp {
  static let toolchain = Toolchain(compiler: "6.3", architecture: "x86_64", system: "Linux")

  @MainActor
  static func benchmark(
    _ name: String,
    upTo greatestDepth: Int = 100_000,
    measure: (@MainActor (Measuring) -> BenchmarkSection)? = nil
  ) -> Benchmark {
    Benchmark(name, upTo: greatestDepth) { measuring in
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

extension Measuring {
  /// Takes little time.
  static func small(_ depths: [Int]) -> Measuring {
    Measuring(depths: depths, isQuick: true, meter: .none)
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
