/// Whether a screen's link is on, and whether its former destination is still leaving.
///
/// | event | `off` | `turnedOff` | `on` |
/// |---|---|---|---|
/// | ``turnOn(to:)`` | `on` | has a `next` | `on` |
/// | ``turnOff()`` | | has no `next` | `turnedOff` |
/// | ``endTurn()`` | | `on` if there is a `next`, or else `off` | |
/// | ``release()`` | nothing leaves | nothing leaves | |
/// | ``observeReport(isLeaving:)`` | no report is due | no report is due | a screen may be gone, unless a report was due and nothing leaves |
struct LinkState<Screen: AnyObject> {
  enum Position {
    /// The link is off. A screen that is `leaving` is rendered until its transition has ended, and would be blank
    /// without its value.
    case off(leaving: Screen?)

    /// The link was turned off in this iteration of the main queue, and SwiftUI may not have seen it.
    ///
    /// If it were on again within one update, SwiftUI would see no change, and push nothing. So the `next` screen
    /// waits for the end of the iteration.
    case turnedOff(leaving: Screen?, next: Screen?)
    case on(to: Screen)
  }

  private(set) var position = Position.off(leaving: nil)

  /// Whether SwiftUI may yet write a back navigation that is already known.
  ///
  /// It is set after a pop of the controllers, or a back navigation that UIKit's state has shown first. It is cleared
  /// when the report is late: the next one may be about a new back navigation.
  var isReportDue = false

  var isOn: Bool {
    if case .on = position { true } else { false }
  }

  var destination: Screen? {
    switch position {
    case .off(let screen), .turnedOff(let screen, _): screen
    case .on(let screen): screen
    }
  }

  /// The screen that the link leads to after this iteration of the main queue.
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

  /// Takes in that SwiftUI has written `false` to the link, and returns the screen that may be gone; `nil` if the
  /// report was due.
  ///
  /// If the screen is known to be leaving, it is returned in any case.
  mutating func observeReport(isLeaving: Bool) -> Screen? {
    let wasDue = isReportDue && !isLeaving
    // SwiftUI may write it once more, as the next screen arrives.
    if next == nil { isReportDue = false }
    return wasDue || !isOn ? nil : destination
  }
}
