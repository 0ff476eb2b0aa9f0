import BenchmarkKit
import CommandSupport

/// One question, and the way to answer it.
@MainActor
struct Benchmark {
  /// All benchmarks, in the order in which they are run and shown.
  ///
  /// The lists come last: what they leave of the heap would slow down what allocates after them.
  static let all =
    [splitting, plans, interruptionsAtEveryStep, tenPathsInARow] + waiting + bodies + path + lists

  /// The name that `--filter` selects it by, as in `path.append`.
  let name: String

  /// What it asks, for `--list`.
  let question: String

  /// The greatest depth that it is measured at; a few make no sense or take too long beyond.
  let greatestDepth: Int

  private let measure: @MainActor (Measuring) -> BenchmarkSection

  init(
    _ name: String,
    asks question: String,
    upTo greatestDepth: Int,
    measure: @escaping @MainActor (Measuring) -> BenchmarkSection
  ) {
    self.name = name
    self.question = question
    self.greatestDepth = greatestDepth
    self.measure = measure
  }

  /// Measures, and returns what was found.
  func run(_ measuring: Measuring) -> BenchmarkSection {
    measure(measuring)
  }
}

/// How to measure: at which depths, how often, and by what.
@MainActor
struct Measuring {
  /// How many samples are taken of a time.
  nonisolated static let samples = (usual: 31, quick: 5)

  /// The depths, rising; each at most the benchmark's greatest.
  let depths: [Int]

  /// Whether little time is to be taken.
  let isQuick: Bool

  /// What counts allocations.
  let meter: AllocationMeter

  /// Told what is measured at the moment, as in `1,000 screens`; the name stands before it already.
  let progress: @MainActor (String) -> Void

  /// Times several kinds of work in turn.
  func compare(_ workloads: [Workload]) -> TimeComparison {
    TimeComparison(
      of: workloads,
      samples: isQuick ? Self.samples.quick : Self.samples.usual,
      sampleTime: isQuick ? 50_000 : 500_000
    )
  }
}

/// A benchmark, and the depths to measure it at.
@MainActor
struct BenchmarkAssignment {
  let benchmark: Benchmark

  /// The depths, rising; none where the benchmark doesn't go as far as any.
  let depths: [Int]
}

/// What a benchmark has found, and at which depths it was asked to.
struct BenchmarkFinding: Sendable {
  let section: BenchmarkSection
  let depths: [Int]

  /// Whether the benchmark has looked at a position.
  func covers(_ position: Int) -> Bool {
    // Where the axis isn't the depth, the benchmark has positions of its own, and takes all of them.
    section.axis != .depth || depths.contains(position)
  }
}

/// Measures one benchmark after the other.
@MainActor
struct BenchmarkRunner {
  let assignments: [BenchmarkAssignment]
  let isQuick: Bool
  let meter: AllocationMeter
  let progress: ProgressDisplay

  /// Measures all that has a depth to be measured at.
  func run() -> [BenchmarkFinding] {
    let runs = assignments.filter { !$0.depths.isEmpty }
    let findings = runs.enumerated().map { index, run in
      progress.begin(run.benchmark.name, number: index + 1, of: runs.count)
      let measuring = Measuring(depths: run.depths, isQuick: isQuick, meter: meter) { text in
        progress.show(text)
      }
      return BenchmarkFinding(section: run.benchmark.run(measuring), depths: run.depths)
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

/// Says what is being measured: in one line that rewrites itself where a person looks on, and in a
/// line for each benchmark elsewhere.
@MainActor
final class ProgressDisplay {
  private let rewrites: Bool
  private let columns: Int
  private let write: @MainActor (String) -> Void
  private var heading = ""
  private var shown = ""

  /// Creates a display that shows nothing yet.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether a person looks on.
  ///   - environment: The environment variables, among which `TERM` may tell of a terminal that
  ///     can't rewrite a line, and `COLUMNS` of a narrow one.
  ///   - write: Writes at once.
  init(
    isTerminal: Bool,
    environment: [String: String],
    write: @escaping @MainActor (String) -> Void
  ) {
    rewrites = isTerminal && environment["TERM"] != "dumb"
    columns = max(environment["COLUMNS"].flatMap { Int($0) } ?? 80, 20)
    self.write = write
  }

  /// Tells that a benchmark begins.
  func begin(_ name: String, number: Int, of count: Int) {
    heading = "[\(number)/\(count)] \(name)"
    if rewrites {
      rewrite(heading)
    } else {
      write(heading + "\n")
    }
  }

  /// Tells what the benchmark is at.
  func show(_ text: String) {
    guard rewrites else { return }
    rewrite("\(heading): \(TerminalText.cleaned(text))")
  }

  /// Leaves nothing behind on a terminal.
  func end() {
    guard rewrites, !shown.isEmpty else { return }
    write(Self.erased)
    shown = ""
  }

  private func rewrite(_ text: String) {
    // A line that fills the terminal would wrap, and what has wrapped isn't erased.
    let line = TerminalText.elidingEnd(text, to: columns - 1)
    guard line != shown else { return }
    write(Self.erased + line)
    shown = line
  }

  private static let erased = "\r\u{1B}[K"
}
