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
    // The app's path may be another stack's by now, which has taken the place of this one in a column.
    guard let stack, let driver = stack.driver, !isTakenAway else { return }
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
  func release(_ link: LinkedScreen.Link) {
    guard let screen = link.state.destination, (state?.depth ?? 0) < screen.depth else { return }
    link.state.release()
  }

  private func turnOffForPerson(_ link: LinkedScreen.Link, isReported: Bool) {
    link.state.turnOff(isReported: isReported)
    waitForTurnedOff(link)
  }

  /// Waits until SwiftUI has seen that a link was turned off; layers leave at once, and nobody will come to say so.
  private func waitForTurnedOff(_ link: LinkedScreen.Link) {
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
