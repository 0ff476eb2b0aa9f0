import BenchmarkKit

@testable import BenchmarkSuite

/// Made-up things to run and to report.
@MainActor
enum Made {
  static let toolchain = Toolchain(
    compiler: "6.3",
    architecture: "x86_64",
    system: "Linux"
  )

  /// A benchmark that counts updates, one for each screen, and takes their time.
  nonisolated static func splitting(
    updates: [Int: Double] = [1: 1, 10: 10],
    allocations: [Int: Double] = [:]
  ) -> Section {
    var time = Series("split", .nanoseconds, per: "link")
    var peak = Series("split", .bytes)
    var counted = Series("split", .updates, check: .always)
    var allocated = Series("split", .allocations, per: "link", check: .onSameToolchain)
    for (position, count) in updates.sorted(by: { $0.key < $1.key }) {
      time.add(.sampled(Distribution([60.126, 59.001, 75])), at: position)
      peak.add(.exact(4096), at: position)
      counted.add(.exact(count), at: position)
    }
    for (position, count) in allocations.sorted(by: { $0.key < $1.key }) {
      allocated.add(.exact(count), at: position)
    }
    var section = Section("splitting", title: "Splitting a deep link")
    section.add(time, peak, counted, allocated)
    section.add([Section.Fit(name: "time", exponent: 1.0156)])
    section.note("On a host that takes no time.")
    return section
  }

  static func benchmark(
    _ name: String,
    upTo greatestDepth: Int = 100_000,
    measure: (@MainActor (Measuring) -> Section)? = nil
  ) -> Benchmark {
    Benchmark(name, asks: "What does \(name) cost?", upTo: greatestDepth) { measuring in
      if let measure { return measure(measuring) }
      for depth in measuring.depths { measuring.progress("\(depth) screens") }
      var section = Section(name, title: "The cost of \(name)")
      var updates = Series("split", .updates, check: .always)
      for depth in measuring.depths { updates.add(.exact(Double(depth)), at: depth) }
      section.add(updates)
      return section
    }
  }

  /// What the tests run where they don't care what it is.
  static var benchmarks: [Benchmark] {
    [benchmark("splitting"), benchmark("path.append", upTo: 10_000), benchmark("bodies", upTo: 5)]
  }
}
