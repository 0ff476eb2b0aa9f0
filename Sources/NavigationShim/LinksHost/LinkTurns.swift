import LinkStackEngine
import SwiftUI

/// Every way in which the links of a chain of screens are turned on and off.
///
/// ``LinkState`` says what each does to the link.
extension ScreenChain {
  /// Turns on the link to a screen that an update pushes.
  func turnOn(_ link: ScreenLink, to screen: LinkedScreen) {
    if link.state.isReportDue { stack?.after(.silence) { _ in link.state.expectNoReport() } }
    link.state.turnOn(to: screen)
  }

  /// SwiftUI has written `false` to the link of a screen.
  ///
  /// That can mean five things: a person has gone back, and that is known already; they have, and it
  /// isn't; the top has called `dismiss()`; the link's screen was popped by an update of ours; or
  /// nothing at all, which is what older systems write for screens that are covered, late or twice
  /// (NavigationBackport issue 30, TCACoordinators issue 34, FlowStacks issue 82).
  func linkTurnedOff(by owner: LinkedScreen) {
    guard let stack, let driver = stack.driver else { return }
    guard shows(owner) else { return turnOffLink(ofScreenThatWasPopped: owner) }
    guard let gone = owner.link.state.observeReport() else { return }
    guard shows(gone) else { return turnOffLinkToLeftScreen(isReported: true) }
    let screen = gone.id
    let mayBeWanted = gone === top && driver.isSettled && !stack.visibility.isSuspended
    // Nothing moves, so that the top has called `dismiss()`. What the app sets after that is newer.
    if mayBeWanted, isTopAtRest { return stack.pop(to: owner.depth) }
    // If a person is going back, the owner comes into view within this turn. If nothing moves, the top
    // wants to be dismissed.
    stack.after(.turn) { stack in
      let chain = stack.chain
      guard chain.shows(owner) else { return }
      if chain.shows(gone) {
        guard gone.id == screen else { return }
        if mayBeWanted, gone === chain.top, driver.isSettled {
          stack.pop(to: owner.depth)
        } else {
          driver.hostDidDismiss(screen)
          stack.observeReleaseOutOfSight()
        }
      }
      // To SwiftUI the link is off, moving or not. If it were evaluated while it reads on, it would push
      // again (duckduckgo/apple-browsers pull request 2484).
      if !chain.shows(gone), chain.top === owner {
        chain.turnOffLinkToLeftScreen(isReported: true)
      } else if chain.shows(gone), stack.visibility.isSuspended {
        chain.turnOffLink(ofScreenThatHasLeft: gone, by: owner)
      }
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

  /// Turns on a link that is off, and off again in the next turn, to have SwiftUI see that.
  func turnOnAndOff(_ link: ScreenLink, to gone: LinkedScreen) {
    link.state.turnOn(to: gone)
    stack?.after(.turn) { stack in
      guard stack.chain.top.link === link, link.state.destination === gone else { return }
      stack.chain.turnOffLowestLink()
    }
  }

  /// Turns off the link of the top, if the screen it leads to is gone.
  ///
  /// The screen may still be on its way out, and would go blank without its value.
  ///
  /// - Parameter isReported: Whether SwiftUI has written that it is.
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

  /// Turns off a link, as SwiftUI has, where the screen it leads to has left and the stack, which is
  /// suspended, still counts it.
  ///
  /// UIKit has to say so: what SwiftUI writes is no proof.
  func turnOffLink(ofScreenThatHasLeft gone: LinkedScreen, by owner: LinkedScreen) {
    guard let state, state.motion == .still, state.depth < gone.depth else { return }
    turnOffForPerson(owner.link, isReported: true)
  }

  /// Turns off the link of a screen that was popped, as SwiftUI has, where a person goes back to that screen: the
  /// pop was lost.
  ///
  /// UIKit has to say so. The links of screens that leave stay on.
  func turnOffLink(ofScreenThatWasPopped owner: LinkedScreen) {
    guard !shows(owner), owner.link.state.isOn, state?.depth == owner.depth else { return }
    turnOffForPerson(owner.link, isReported: true)
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

  /// Waits until SwiftUI has seen that a link was turned off.
  ///
  /// Layers leave at once, and nobody will come to say so.
  private func waitForTurnedOff(_ link: ScreenLink) {
    guard hasTransitions else {
      link.state.endTurn()
      return link.state.release()
    }
    stack?.after(.turn) { stack in
      if let next = link.state.next, !stack.chain.shows(next) { link.state.turnOff() }
      let isAnimated = stack.chain.updateUnderWay?.isUnanimated != true
      Transaction.perform(animated: isAnimated) { link.state.endTurn() }
    }
  }
}
