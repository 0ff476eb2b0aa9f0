import CommandSupport

/// The columns of a timeline, which is never wider than 80.
struct TimelineLayout: Sendable {
  static let width = 80

  /// The columns that the view may take at the most, where the chain needs them.
  private static let widestView = 30
  private static let gap = 2

  private let time: Int
  private let number: Int
  private let what: Int
  private let middle: Int
  private let view: Int
  private let painter: Painter

  /// Finds widths that suit rows.
  init(_ rows: [TimelineRow], painter: Painter) {
    self.painter = painter
    let time = max(7, rows.map { $0.time.threeDigits.count + 2 }.max() ?? 0)
    let number = rows.compactMap { $0.number.map { String($0).count } }.max() ?? 1
    let what = max(4, rows.map { TerminalText.width($0.what) }.max() ?? 0)
    let views = rows.map { TerminalText.width(Self.text(of: $0.view)) }
    let view = min(Self.widestView, max(9, views.max() ?? 0))
    let free = Self.width - time - number - what - view - 3 * Self.gap - 1
    let needed = rows.map { TerminalText.width($0.middle.fitting(to: free)) }.max() ?? 0
    (self.time, self.number, self.what, self.view) = (time, number, what, view)
    middle = min(free, max(needed, 5))
  }

  /// The heading of the columns.
  var heading: String {
    let cells = [
      TerminalText.aligned("time", to: time),
      TerminalText.padded("", to: number) + " " + TerminalText.padded("what", to: what),
      TerminalText.padded("links", to: middle),
      "on screen",
    ]
    return painter.paint(joined(cells), .quiet)
  }

  /// A row in one line.
  func line(_ row: TimelineRow) -> String {
    let number = TerminalText.aligned(row.number.map { String($0) } ?? "", to: number)
    let what = painter.paint(TerminalText.padded(row.what, to: what), row.tone)
    let view = TerminalText.elidingMiddle(Self.text(of: row.view), to: view)
    return joined([
      painter.paint(TerminalText.aligned(row.time.threeDigits, to: time), .quiet),
      number + " " + what,
      TerminalText.padded(row.middle.fitting(to: middle), to: middle),
      view,
    ])
  }

  /// A line that stands for rows left out.
  func gapLine(_ count: Int) -> String {
    let dots = TerminalText.aligned("⋮", to: time)
    return painter.paint("\(dots)  \(count) rows like these are left out", .quiet)
  }

  private func joined(_ cells: [String]) -> String {
    var line = cells.joined(separator: String(repeating: " ", count: Self.gap))
    while line.last == " " { line.removeLast() }
    return line
  }

  private static func text(of view: [String]) -> String {
    view.map(TerminalText.cleaned).joined(separator: " → ")
  }
}

extension TimelineRow.Middle {
  /// The text, in not more than a number of columns.
  fileprivate func fitting(to width: Int) -> String {
    switch self {
    case .nothing: ""
    case .chain(let chain): ChainText.fitting(chain, to: width)
    case .note(let note): TerminalText.elidingMiddle(TerminalText.cleaned(note), to: width)
    }
  }
}
