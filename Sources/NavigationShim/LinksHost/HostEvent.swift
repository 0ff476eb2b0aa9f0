import Dispatch
import LinkStackEngine
import SwiftUI

/// What views and UIKit see happen to a stack of links.
///
/// All of it enters by `LinksStack.handle(_:)`. What an app does comes from its views' bodies, by
/// `LinksStack.deferWork(_:)`.
enum HostEvent {
  /// A screen comes into view, and may still move.
  case screenAppears(LinkedScreen, isAnimated: Bool)

  /// A screen has appeared, says UIKit, in whose midst a push is too early.
  case screenAppeared(LinkedScreen)

  /// A screen has appeared and stands still, as far as that is known.
  case screenSettled(LinkedScreen)

  /// A transition is over, or whoever held a screen has let go.
  case hostChanged

  /// SwiftUI has written `false` to the link of a screen.
  case linkTurnedOff(by: LinkedScreen)

  /// SwiftUI says that the stack comes into view.
  case stackAppears

  /// The stack has come into view.
  case stackAppeared

  /// SwiftUI says that the stack has gone out of view.
  case stackDisappears

  /// The scene has gone to the background, or come back.
  case sceneChanged(isInBackground: Bool, DispatchTime)

  /// A person has tapped on a link on a screen.
  case tap(PathElement, on: LinkedScreen)

  /// The view of a screen wants to go back to a depth.
  case back(toDepth: Int)

  /// The app's path was read, and is another one.
  case pathChanged

  /// The app's path was read in a transaction; from SwiftUI's update.
  case pathTransaction(Transaction)
}

extension LinksStack {
  /// Takes in what has happened.
  func handle(_ event: HostEvent) {
    chain.sight.duringEvent {
      switch event {
      case .screenAppears(let screen, let isAnimated): screenAppears(screen, isAnimated: isAnimated)
      case .screenAppeared(let screen): screenAppeared(screen)
      case .screenSettled(let screen): screenSettled(screen)
      case .hostChanged: hostChanged()
      case .linkTurnedOff(let owner): linkTurnedOff(by: owner)
      case .stackAppears: visibility.beginsToAppear()
      case .stackAppeared: visibility.hasAppeared()
      case .stackDisappears: visibility.disappears()
      case .sceneChanged(let isInBackground, let time):
        visibility.sceneChanged(isInBackground: isInBackground, at: time)
      case .tap(let element, let screen): push(element, from: screen)
      case .back(let depth): pop(to: depth)
      case .pathChanged: followReadPath()
      case .pathTransaction(let transaction): pathHasChanged(in: transaction)
      }
    }
  }

  private func screenAppears(_ screen: LinkedScreen, isAnimated: Bool) {
    visibility.beginsToAppear()
    yieldToFinger()
    driver?.hostDidShow(screen.id)
    if screen !== chain.top {
      chain.observe(.interruption)
    } else if isAnimated, chain.updateUnderWay?.isUnanimated != true {
      chain.observe(.transition)
    }
    chain.bringPictureToFront()
  }

  private func screenAppeared(_ screen: LinkedScreen) {
    chain.bringPictureToFront()
    if screen === chain.top { chain.updateUnderWay?.turnAnimationsOn() }
    after(.turn) { stack in
      // Above a column there may be more screens already, of a stack in that column.
      if screen === stack.chain.top, !stack.isOfColumns {
        stack.chain.sight.controllers.count(to: screen)
      }
      stack.handle(.screenSettled(screen))
    }
  }

  private func screenSettled(_ screen: LinkedScreen) {
    guard chain.shows(screen) else { return }
    // Whichever screen has come to rest first, the next push may be made now.
    if screen === chain.top || chain.isTopAtRest { resolver.dropUnshowableElement() }
    if screen === chain.top {
      chain.updateUnderWay?.end()
      chain.turnOffLinkToLeftScreen()
    }
    visibility.hasAppeared()
    // As a tab is selected again, a screen that leaves may come into view after the one below it. Where nothing
    // can be asked, this report alone says which of them has stayed.
    if chain.state == nil, screen !== chain.top { driver?.hostDidShow(screen.id) }
    hostChanged()
    chain.release(screen.link)
  }

  private func hostChanged() {
    yieldToFinger()
    if chain.isTopAtRest {
      chain.observe(.rest)
      resolver.dropUnshowableElement()
    }
    observeReleaseOutOfSight()
    driver?.hostDidChange()
  }

  /// Follows a person who has let go of a screen after another tab has come in front of it, or as the app went to
  /// the background.
  ///
  /// The path must not keep what they have left until the stack is seen again. While the screens move,
  /// the driver sends nothing, so that it may go on for as long as a look takes.
  private func observeReleaseOutOfSight() {
    guard visibility.isSuspended, chain.state?.motion == .moving else { return }
    driver?.resume()
    driver?.suspend()
  }

  /// Turns animations on where a finger holds the top: the screen it lets go of is to move.
  private func yieldToFinger() {
    if chain.state?.motion == .held { chain.updateUnderWay?.turnAnimationsOn() }
  }

  /// SwiftUI has written `false` to the link of a screen.
  ///
  /// That can mean five things: a person has gone back, and that is known already; they have, and it
  /// isn't; the top has called `dismiss()`; the link's screen was popped by an update of ours; or
  /// nothing at all, which is what older systems write for screens that are covered, late or twice
  /// (NavigationBackport issue 30, TCACoordinators issue 34, FlowStacks issue 82).
  private func linkTurnedOff(by owner: LinkedScreen) {
    guard let driver else { return }
    guard chain.shows(owner) else { return chain.turnOffLink(ofScreenThatWasPopped: owner) }
    guard let gone = owner.link.state.observeReport() else { return }
    guard chain.shows(gone) else { return chain.turnOffLinkToLeftScreen(isReported: true) }
    let screen = gone.id
    let mayBeWanted = gone === chain.top && driver.isSettled && !visibility.isSuspended
    // Nothing moves, so that the top has called `dismiss()`. What the app sets after that is newer.
    if mayBeWanted, chain.isTopAtRest { return pop(to: owner.depth) }
    // If a person is going back, the owner comes into view within this turn. If nothing moves, the top
    // wants to be dismissed.
    after(.turn) { stack in
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
}
