import LinkStackEngine
import SwiftUI

/// Every way in which the links of a chain of screens are turned off, and what is done where that is ignored.
///
/// ``LinkState`` says what each does to the link.
extension ScreenChain {
  /// SwiftUI has written `false` to the link of a screen.
  ///
  /// That can mean five things: a person has gone back, and that is known already; they have, and it
  /// isn't; the top has called `dismiss()`; the link's screen was popped by an update of ours; or
  /// nothing at all, which is what older systems write for screens that are covered, late or twice
  /// (NavigationBackport issue 30, TCACoordinators issue 34, FlowStacks issue 82).
  func linkTurnedOff(by owner: LinkedScreen) {
    guard let stack, let driver = stack.driver else { return }
    guard shows(owner) else {
      // UIKit has to say that a person goes back to a screen whose pop was lost: links of screens that leave stay on.
      guard owner.link.state.isOn, state?.depth == owner.depth else { return }
      return turnOffForPerson(owner.link, isReported: true)
    }
    // A report may be due of a push that was lost, and never come; UIKit says whether this one is of another.
    let isLeaving = sight.state.map { $0.motion == .moving && $0.depth <= owner.depth } ?? false
    guard let gone = owner.link.state.observeReport(isLeaving: isLeaving) else { return }
    guard shows(gone) else { return turnOffLinkToLeftScreen(isReported: true) }
    let screen = gone.id
    let isAsked = stack.isNewestTop(gone)
    // The screen is there, says UIKit, so that it has called `dismiss()`. What the app sets after that is newer.
    if isAsked, state != nil, isSurelyThere(gone) { return stack.pop(to: owner.depth) }
    // If a person is going back, the owner comes into view within this turn; and a screen that is there has appeared.
    stack.after(.turn) { stack in
      let chain = stack.chain
      guard chain.shows(owner) else { return }
      if chain.shows(gone) {
        guard gone.id == screen else { return }
        if isAsked, stack.isNewestTop(gone), chain.isSurelyThere(gone) {
          stack.pop(to: owner.depth)
        } else {
          if isAsked, stack.visibility.isInBackground || chain.state?.motion == .held {
            chain.dismissLater(gone)
          }
          // Where nobody goes back, this says that the push was lost (DanceUI), and there is no more to wait for.
          let isLost = chain.state?.depth == owner.depth && !driver.isInBackNavigation
          driver.report(isLost ? .waitEnded : .dismissed(screen))
          stack.observeReleaseOutOfSight()
        }
      }
      // To SwiftUI the link is off, moving or not. If it were evaluated while it reads on, it would push
      // again (duckduckgo/apple-browsers pull request 2484).
      if !chain.shows(gone), chain.top === owner {
        chain.turnOffLinkToLeftScreen(isReported: true)
      } else if chain.shows(gone), stack.visibility.isSuspended, let state = chain.state,
        state.motion == .still, state.depth < gone.depth
      {
        // UIKit has to say so: what SwiftUI writes is no proof that a screen has left which still counts.
        chain.turnOffForPerson(owner.link, isReported: true)
      }
    }
  }

  /// Whether the top is there, or comes there, and nobody is leaving it, nor can have.
  private func isSurelyThere(_ screen: LinkedScreen) -> Bool {
    guard let stack, let driver = stack.driver, !stack.visibility.isInBackground else {
      return false
    }
    guard let state else {
      return driver.isSettled || screen.hasAppeared && !driver.isInBackNavigation
    }
    return state.depth == screen.depth && state.motion != .held && !state.isCovered
  }

  /// Dismisses the top when a finger has let go of it, or the app is back from the background: unless it has gone, or
  /// the app has set another path by then.
  private func dismissLater(_ screen: LinkedScreen) {
    guard let stack, let driver = stack.driver else { return }
    let id = screen.id
    driver.set(driver.path) { [weak stack] outcome in
      guard let stack, outcome == .presented, screen.id == id, stack.isNewestTop(screen) else {
        return
      }
      stack.pop(to: screen.depth - 1)
    }
  }

  /// Turns off one link, the lowest, whatever the number of screens that an update pops.
  ///
  /// Where several links turn off at once, some systems pop their screens one by one (FlowStacks
  /// issues 61 and 71). The links above stay as they are, and leave with their screens.
  func turnOffLowestLink() {
    top.link.state.turnOff()
    waitForTurnedOff(top.link)
  }

  /// Pops once more, as SwiftUI has ignored that the link of the top was turned off, and shows its screen still
  /// (swift-composable-architecture issue 323): the link is turned on and off again, in two turns.
  ///
  /// If that doesn't help, the controllers go back, which SwiftUI treats like a person's back button.
  func popAgain(animated isAnimated: Bool) {
    let owner = top
    let link = owner.link
    guard case .off(let gone?) = link.state.position else { return }
    if poppedAgain === gone {
      defer { sight.forget() }
      if sight.controllers?.pop(to: owner, animated: isAnimated) == true {
        return link.state.expectReport()
      }
    }
    poppedAgain = gone
    link.state.turnOn(to: gone)
    stack?.after(.turn) { stack in
      guard stack.chain.top.link === link, link.state.destination === gone else { return }
      stack.chain.turnOffLowestLink()
    }
  }

  /// Turns off the link of the top, if the screen it leads to is gone.
  ///
  /// The screen may still be on its way out, and would go blank without its value.
  func turnOffLinkToLeftScreen(isReported: Bool = false) {
    let link = top.link
    guard link.state.isOn else { return }
    turnOffForPerson(link, isReported: isReported)
    switch state?.motion {
    case .moving, .held: break
    case .still: link.state.release()
    case nil: stack?.after(.silence) { _ in link.state.release() }
    }
  }

  /// Releases the screen that a link has led to, once the screen has gone.
  ///
  /// If the host has ignored a pop, it still has the screen, in view or in a hidden tab, and is
  /// told once more.
  func release(_ link: ScreenLink) {
    guard let screen = link.state.destination, (state?.depth ?? 0) < screen.depth else { return }
    link.state.release()
  }

  private func turnOffForPerson(_ link: ScreenLink, isReported: Bool) {
    link.state.turnOff(isReported: isReported)
    waitForTurnedOff(link)
  }

  /// Waits until SwiftUI has seen that a link was turned off; layers leave at once, and nobody will come to say so.
  private func waitForTurnedOff(_ link: ScreenLink) {
    guard hasTransitions else {
      link.state.endTurn()
      return link.state.release()
    }
    stack?.after(.turn) { stack in
      if let next = link.state.next, !stack.chain.shows(next) { link.state.turnOff() }
      let isAnimated = stack.chain.updateUnderWay?.stillness == nil
      Transaction.perform(animated: isAnimated) { link.state.endTurn() }
    }
  }
}

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
    isReportDue = false
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
