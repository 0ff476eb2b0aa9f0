/// Whether a screen's link is on, and what is still to come of where it led before.
///
/// | what happens | `off` | `turnedOff` | `on` |
/// |---|---|---|---|
/// | ``turnOn(to:)`` | `on` | has a `next` | `on` |
/// | ``turnOff()`` | | has no `next` | `turnedOff` |
/// | ``turnOff(isReported:)`` | | has no `next` | `turnedOff`; a report is due unless it has come |
/// | ``endTurn()`` | | `on` if there is a `next`, or else `off` | |
/// | ``release()`` | nothing leaves | nothing leaves | |
/// | ``observeReport()`` | no report is due | no report is due | news, unless it was due |
struct LinkState<Screen: AnyObject> {
  enum Position {
    /// The link is off.
    ///
    /// A screen that is `leaving` is rendered until its transition has ended, and would go blank without
    /// its value.
    case off(leaving: Screen?)

    /// The link was turned off in this turn, and SwiftUI may not have seen it.
    ///
    /// On again within one update would be no change to SwiftUI, and nothing would be pushed. So the
    /// screen that comes `next` waits for the turn's end.
    case turnedOff(leaving: Screen?, next: Screen?)

    /// The link leads to a screen.
    case on(to: Screen)
  }

  private(set) var position = Position.off(leaving: nil)

  /// Whether SwiftUI may yet write that a person has gone back, which has been known for long.
  ///
  /// Some systems do so late, when the link may lead to another screen.
  private(set) var isReportDue = false

  /// Whether the link is on.
  var isOn: Bool {
    if case .on = position { true } else { false }
  }

  /// The screen that the link leads to, or that is on its way out.
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

  /// Takes the screen away that the link leads to, or is about to.
  mutating func turnOff() {
    if case .off = position { return }
    position = .turnedOff(leaving: destination, next: nil)
  }

  /// Follows a person who has gone back.
  ///
  /// - Parameter isReported: Whether SwiftUI has written so to the link already.
  mutating func turnOff(isReported: Bool) {
    if isOn { isReportDue = !isReported }
    turnOff()
  }

  /// Follows SwiftUI, which has seen by now that the link was turned off.
  mutating func endTurn() {
    guard case .turnedOff(let leaving, let next) = position else { return }
    position = next.map { .on(to: $0) } ?? .off(leaving: leaving)
  }

  /// Lets go of the screen that has left.
  mutating func release() {
    switch position {
    case .off: position = .off(leaving: nil)
    case .turnedOff(_, let next): position = .turnedOff(leaving: nil, next: next)
    case .on: break
    }
  }

  /// Learns that SwiftUI has written `false` to the link.
  ///
  /// - Returns: The screen that this may be news of; `nil` where it is none.
  mutating func observeReport() -> Screen? {
    let wasDue = isReportDue
    isReportDue = false
    return wasDue || !isOn ? nil : destination
  }

  /// Takes whatever SwiftUI writes from now on for news.
  mutating func expectNoReport() {
    isReportDue = false
  }
}
