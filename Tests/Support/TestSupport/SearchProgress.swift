import Foundation

/// Prints the progress of a search, ten times or more.
///
/// It writes at once: what kills the process must not take it along.
package struct SearchProgress {
  private let unit: String
  private let step: Int
  private var next: Int
  private let stopwatch = Stopwatch()

  /// Starts the clock, with how much there is to do of what, as in `inputs`.
  package init(of total: Int, _ unit: String) {
    self.unit = unit
    step = max(1, min(total / 10, 100_000))
    next = step
  }

  /// Prints the progress, if it is much more than last time.
  ///
  /// - Parameter remark: An addition to the line.
  package mutating func note(_ done: Int, _ remark: @autoclosure () -> String = "") {
    guard done >= next else { return }
    next = done - done % step + step
    let remark = remark()
    say("\(done) \(unit), \(stopwatch)\(remark.isEmpty ? "" : ", \(remark)")")
  }

  /// Prints the result of the search.
  package func end(_ summary: String) { say("\(summary), \(stopwatch)") }

  private func say(_ text: String) { try? StandardStream.output.write(text + "\n") }
}
