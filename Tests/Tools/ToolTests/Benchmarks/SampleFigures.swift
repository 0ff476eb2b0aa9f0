import BenchmarkKit
import Foundation
import TestSupport

@testable import Benchmarks

/// Figures as benchmarks might find them.
enum SampleFigures {
  static let toolchain = Toolchain(compiler: "6.3", architecture: "x86_64", system: "Linux")

  /// What a benchmark finds that counts updates and allocations, and takes the time.
  static func splitting(
    updates: [Int: Double] = [1: 1, 10: 10],
    allocations: [Int: Double] = [:]
  ) -> BenchmarkSection {
    var section = BenchmarkSection("splitting", title: "Splitting a deep link")
    section.add(
      times("split", per: "screen", updates.mapValues { _ in 60 }),
      counts("split", .bytes, updates.mapValues { _ in 4096 }),
      counts("split", .steps, updates),
      counts("split", .allocations, per: "screen", allocations)
    )
    return section
  }

  static func counts(
    _ name: String,
    _ unit: Series.Unit,
    per part: String? = nil,
    _ counts: [Int: Double]
  ) -> Series {
    series(Series(name, unit, per: part), counts) { .exact($0) }
  }

  /// Samples around each time.
  static func times(_ name: String, per part: String, _ times: [Int: Double]) -> Series {
    series(Series(name, .nanoseconds, per: part), times) { time in
      .sampled(Distribution((0..<31).map { time * (0.985 + 0.003 * Double($0)) }))
    }
  }

  private static func series(
    _ series: Series,
    _ values: [Int: Double],
    _ figure: (Double) -> Figure
  ) -> Series {
    values.sorted { $0.key < $1.key }.reduce(into: series) { $0.add(figure($1.value), at: $1.key) }
  }
}

/// The command as it has run on made-up benchmarks.
@MainActor
final class CommandRun {
  private(set) var progress = ""
  private(set) var result = BenchmarkCommand.Output()

  init(
    _ arguments: [String],
    isOptimized: Bool = true,
    checkingFile check: @escaping (String) throws -> Void = { _ in },
    finding section: BenchmarkSection = SampleFigures.splitting()
  ) {
    var command = BenchmarkCommand(
      arguments: arguments,
      meter: .none,
      date: nil,
      showProgress: { [unowned self] in progress += $0 }
    )
    command.isOptimized = isOptimized
    command.checkFile = check
    command.benchmarks = [
      Benchmark("splitting", upTo: 100_000) { _ in section },
      Benchmark("bodies", upTo: 5) { _ in BenchmarkSection("bodies", title: "Bodies") },
    ]
    result = command.run()
  }

  var status: Int32 { result.status.rawValue }
  var output: String { result.standardOutput }
  var error: String { result.standardError }

  /// The contents of a file that is to be written.
  func file(_ path: String) -> String? { result.files.first { $0.path == path }?.contents }
}
