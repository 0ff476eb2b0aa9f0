import BenchmarkKit

/// Measures one benchmark after the other.
@MainActor
struct Runner {
  let assignments: [Assignment]
  let isQuick: Bool
  let meter: AllocationMeter
  let progress: ProgressDisplay

  /// Measures all that has a depth to be measured at.
  func run() -> [Finding] {
    let runs = assignments.filter { !$0.depths.isEmpty }
    let findings = runs.enumerated().map { index, run in
      let name = run.benchmark.name
      progress.begin(name, number: index + 1, of: runs.count)
      let measuring = Measuring(depths: run.depths, isQuick: isQuick, meter: meter) { text in
        progress.show(text)
      }
      return Finding(section: run.benchmark.run(measuring), depths: run.depths)
    }
    progress.end()
    return findings
  }

  /// Which benchmarks are left out, a line for each.
  var skipped: [String] {
    assignments.filter(\.depths.isEmpty).map { assignment in
      let benchmark = assignment.benchmark
      return "\(benchmark.name) is skipped: it goes to a depth of \(benchmark.greatestDepth) only"
    }
  }
}
