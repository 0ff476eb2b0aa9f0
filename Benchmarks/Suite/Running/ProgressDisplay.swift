import CommandSupport

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
