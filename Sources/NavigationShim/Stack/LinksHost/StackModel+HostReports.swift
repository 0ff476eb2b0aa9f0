import LinkStackEngine

/// What the views of the stack see happen on screen.
extension StackModel {
  /// A screen comes into view, and may still move.
  func screenAppears(_ screen: LinkedScreen) {
    guard host.shows(screen) else { return }
    noteSignOfLife()
    driver?.hostShows(screen.id)
  }

  /// A screen has appeared and stands still.
  func screenSettled(_ screen: LinkedScreen) {
    guard let driver, host.shows(screen) else { return }
    noteSignOfLife()
    dropUnshowableElement(above: screen)
    // UIKit says so at the very moment, so it speaks of whatever transition is known of now. If an
    // update has gone meanwhile, because the wait was over first, this is how its loss is noticed.
    driver.hostSettled(on: screen.id, in: driver.transition)
    screen.link.releaseDestination()
  }

  /// SwiftUI has written `false` to the link of a screen.
  ///
  /// That can mean four things: a person has gone back, the top has called `dismiss()`, the link's
  /// screen was popped by an update of ours, or nothing at all, which is what older systems write for
  /// screens that are covered, late or twice (NavigationBackport issue 30, TCACoordinators issue 34,
  /// FlowStacks issue 82).
  func linkWasTurnedOff(by owner: LinkedScreen) {
    guard let driver, host.shows(owner), owner.link.isActive,
      let gone = owner.link.destination, host.shows(gone)
    else { return }
    guard gone === host.top, driver.isSettled, hindrances.isEmpty else {
      return driver.hostDismissed(gone.id)
    }
    // Nothing moves, and the screen in question is the one on top. If a person is about to go back,
    // the owner comes into view within this turn. If not, the top wants to be dismissed.
    let screen = gone.id
    soon { stack in
      guard stack.host.top === gone, gone.id == screen, stack.host.shows(owner) else { return }
      if driver.isSettled {
        stack.pop(to: owner.depth)
      } else {
        driver.hostDismissed(screen)
      }
    }
  }
}
