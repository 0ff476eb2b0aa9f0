/// Whether a screen's link is on, and what is still to come of where it led before.
///
/// | what happens | `off` | `turnedOff` | `on` |
/// |---|---|---|---|
/// | ``turnOn(to:)`` | `on` | has a `next` | `on` |
/// | ``turnOff()`` | | has no `next` | `turnedOff` |
/// | ``turnOff(isReported:)`` | | has no `next` | `turnedOff`; a report is due unless it has come |
/// | ``endTurn()`` | | `on` if there is a `next`, or else `off` | |
/// | ``release()`` | nothing leaves | nothing leaves | |
/// | ``expectReport()`` | a report is due | a report is due | a report is due |
/// | ``observeReport(isLeaving:)`` | no report is due | no report is due | news, unless it was due and nothing leaves |
struct LinkState<Screen: AnyObject> {
  enum Position {
    /// The link is off. A screen that is `leaving` is rendered until its transition has ended, and would go blank
    /// without its value.
    case off(leaving: Screen?)

    /// The link was turned off in this turn, and SwiftUI may not have seen it: on again within one update would be no
    /// change, and nothing would be pushed. So the screen that comes `next` waits for the turn's end.
    case turnedOff(leaving: Screen?, next: Screen?)
    case on(to: Screen)
  }

  private(set) var position = Position.off(leaving: nil)

  /// Whether SwiftUI may yet write, late, that a person has gone back, which has been known for long.
  private(set) var isReportDue = false

  var isOn: Bool {
    if case .on = position { true } else { false }
  }

  var destination: Screen? {
    switch position {
    case .off(let screen), .turnedOff(let screen, _): screen
    case .on(let screen): screen
    }
  }

  /// The screen that the link leads to as soon as this turn is over.
  var next: Screen? {
    if case .turnedOff(_, let next) = position { next } else { nil }
  }

  mutating func turnOn(to screen: Screen) {
    if case .turnedOff(let leaving, _) = position {
      position = .turnedOff(leaving: leaving, next: screen)
    } else {
      position = .on(to: screen)
    }
  }

  mutating func turnOff() {
    if case .off = position { return }
    position = .turnedOff(leaving: destination, next: nil)
  }

  /// Follows a person who has gone back, which SwiftUI may have written to the link already.
  mutating func turnOff(isReported: Bool) {
    if isOn { isReportDue = !isReported }
    turnOff()
  }

  /// Follows SwiftUI, which has seen by now that the link was turned off.
  mutating func endTurn() {
    guard case .turnedOff(let leaving, let next) = position else { return }
    position = next.map { .on(to: $0) } ?? .off(leaving: leaving)
  }

  mutating func release() {
    switch position {
    case .off: position = .off(leaving: nil)
    case .turnedOff(_, let next): position = .turnedOff(leaving: nil, next: next)
    case .on: break
    }
  }

  /// Learns that SwiftUI has written `false` to the link, and returns the screen that this may be news of.
  ///
  /// If the screen is known to be leaving, it is, whatever was due.
  mutating func observeReport(isLeaving: Bool = false) -> Screen? {
    let wasDue = isReportDue && !isLeaving
    // It may be written once more, as the next screen comes.
    if next == nil { isReportDue = false }
    return wasDue || !isOn ? nil : destination
  }

  /// Follows a pop of the controllers, of which SwiftUI is yet to write that a person has gone back.
  mutating func expectReport() {
    isReportDue = true
  }

  /// Takes whatever SwiftUI writes from now on for news.
  mutating func expectNoReport() {
    isReportDue = false
  }
}
