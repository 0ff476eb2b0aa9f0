import LinkStackEngine
import SwiftUI

/// All functions that turn off the links of a chain of screens, and that repeat it if SwiftUI ignores it.
///
/// ``LinkState`` has their effects on a link.
extension ScreenChain {
  /// Takes in that SwiftUI has written `false` to the link of a screen.
  ///
  /// There are five possible reasons. People have gone back, and that is known; or it isn't known. The top has called
  /// `dismiss()`. A step of the driver has popped the link's screen. Or there is no reason: older systems write it
  /// for covered screens, late or twice (NavigationBackport issue 30, TCACoordinators issue 34, FlowStacks issue 82).
  func linkTurnedOff(by owner: LinkedScreen) {
    // The app's path may belong to another stack by now, which has replaced this one in a column.
    guard let stack, let driver = stack.driver, !isViewRemoved else { return }
    guard shows(owner) else {
      // UIKit has to confirm a back navigation to a screen whose pop was lost: the links of screens that leave stay
      // on.
      if state?.depth == owner.depth { turnOff(owner.link) }
      return
    }
    // A report of a lost push may be due, and never come. UIKit's state shows whether this one is about another push.
    let isLeaving =
      observedHost.state.map { $0.motion == .moving && $0.depth <= owner.depth } ?? false
    guard let gone = owner.link.state.observeReport(isLeaving: isLeaving) else { return }
    guard shows(gone) else { return turnOffLinkToDepartedScreen(isReported: true) }
    let screen = gone.id
    let isAsked = stack.isNewestTop(gone)
    // By UIKit's state the screen is in place, so it has called `dismiss()`. A path that the app sets after that is
    // newer.
    if isAsked, state != nil, isSurelyThere(gone) { return stack.pop(to: owner.depth) }
    // In a back navigation, the owner comes into view within this iteration of the main queue. A screen that is in
    // place has appeared.
    stack.after(.turn) { stack in
      let chain = stack.chain
      if chain.shows(gone) {
        guard gone.id == screen else { return }
        if isAsked, stack.isNewestTop(gone), chain.isSurelyThere(gone) {
          stack.pop(to: owner.depth)
        } else {
          if isAsked, stack.visibility.isInBackground || chain.state?.motion == .held {
            chain.dismissLater(gone)
          }
          // Without a back navigation, the push was lost (DanceUI), and waiting for it is useless.
          let isLost = chain.state?.depth == owner.depth && !driver.isInBackNavigation
          driver.report(isLost ? .waitEnded : .dismissed(screen))
          stack.followPopWhileHidden()
        }
      }
      // For SwiftUI the link is off, whether its screen moves or not. If the link were evaluated while it reads
      // `true`, it would push again (duckduckgo/apple-browsers pull request 2484).
      if chain.top === owner {
        chain.turnOffLinkToDepartedScreen(isReported: true)
      } else if chain.shows(gone), stack.visibility.isSuspended, let state = chain.state,
        state.motion == .still, state.depth < gone.depth
      {
        // UIKit has to confirm it: a write of SwiftUI's doesn't prove that a screen has left which is still part of
        // the path.
        chain.turnOff(owner.link)
      }
    }
  }

  /// Returns whether the top is in place or arriving, and people can't be leaving it.
  private func isSurelyThere(_ screen: LinkedScreen) -> Bool {
    guard let stack, let driver = stack.driver, !stack.visibility.isInBackground else {
      return false
    }
    guard let state else {
      return driver.isSettled || screen.hasAppeared && !driver.isInBackNavigation
    }
    return state.depth == screen.depth && state.motion != .held && !state.isCovered
  }

  /// Dismisses the top when a finger has let go of it, or the app is active again, unless the top has gone, or the
  /// app has set another path by then.
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

  /// Turns off one link, the lowest, however many screens a step pops.
  ///
  /// If several links turn off at once, some systems pop their screens one by one (FlowStacks issues 61 and 71). The
  /// links above stay on, and leave with their screens.
  func turnOffLowestLink() { turnOff(top.link) }

  /// Repeats a pop, since SwiftUI has ignored that the link of the top was turned off, and still shows its screen
  /// (swift-composable-architecture issue 323).
  ///
  /// The link is turned on, and off again two iterations of the main queue later: its owner may be covered, and
  /// evaluated an iteration later than others. If that has no effect either, the controllers pop, which SwiftUI takes
  /// for a tap on the back button.
  func repeatPop(animated isAnimated: Bool) {
    let owner = top
    let link = owner.link
    guard case .off(let gone?) = link.state.position else { return }
    if poppedAgain === gone,
      observedHost.controllers?.pop(to: owner, animated: isAnimated) == true
    {
      link.state.isReportDue = true
      return
    }
    poppedAgain = gone
    link.state.turnOn(to: gone)
    stack?.afterTwoTurns { stack in
      guard stack.chain.top.link === link, link.state.destination === gone else { return }
      stack.chain.turnOffLowestLink()
    }
  }

  /// Turns off the link of the top, if its destination is gone.
  ///
  /// The destination may still be leaving, and would be blank without its value.
  func turnOffLinkToDepartedScreen(isReported: Bool = false) {
    let link = top.link
    guard link.state.isOn else { return }
    // On a host whose state can't be read, SwiftUI's write is the only report.
    link.state.isReportDue = !isReported && state != nil
    turnOff(link)
    switch state?.motion {
    case .moving, .held: break
    case .still: link.state.release()
    case nil: stack?.after(.transition) { _ in link.state.release() }
    }
  }

  /// Releases the former destination of a link, once it is gone.
  ///
  /// If the host has ignored a pop, it still has the screen, in view or in a hidden tab, and the pop is repeated.
  func release(_ link: LinkedScreen.Link) {
    guard let driver = stack?.driver, let screen = link.state.destination,
      driver.hostDepth < screen.depth
    else { return }
    link.state.release()
  }

  /// Turns off a link, and waits until SwiftUI has seen that.
  ///
  /// Layers leave at once, without a report.
  private func turnOff(_ link: LinkedScreen.Link) {
    link.state.turnOff()
    guard hasTransitions else {
      link.state.endTurn()
      return link.state.release()
    }
    stack?.after(.turn) { stack in
      if let next = link.state.next, !stack.chain.shows(next) { link.state.turnOff() }
      let isAnimated = stack.chain.runningStep?.suppression == nil
      Transaction.perform(animated: isAnimated) { link.state.endTurn() }
    }
  }
}
