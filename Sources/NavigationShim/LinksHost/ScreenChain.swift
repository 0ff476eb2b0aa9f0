import LinkStackEngine
import SwiftUI

/// Shows a link stack as a chain of places, each of which owns the link to the next one.
///
/// Whatever an update asks for is done here in one go, so that SwiftUI sees one change of state.
@MainActor
final class ScreenChain: LinkHost {
  /// The places from the root up, as many as the link stack has screens.
  private(set) var screens: [LinkedScreen] = []
  var hasTransitions = true
  let sight = HostSight()

  /// The screen that was pushed last, unless something else was done since.
  private(set) weak var arriving: LinkedScreen?

  /// Whether what is pushed belongs to a change of which more may turn out with each screen.
  var isContinuing = false

  /// Whether the view of the stack has gone, while its screens may stay, as on the controller of a column.
  var isTakenAway = false

  /// Whether what is presented may be about to go away.
  private var mayBeUncovered = false

  /// The screen that has stayed although it was popped, where a link has been turned on and off for it.
  weak var poppedAgain: LinkedScreen?

  /// The push that was told last, if it repeats two that were lost without animation.
  private var depthOfRepeat: Int?
  private var isLastPushStill = false

  private(set) lazy var updateUnderWay = stack.map {
    UpdateUnderWay($0.options.animationSwitch, $0.scheduler)
  }

  /// The picture of the old screen, which lies over what is pushed below the last screen of a change.
  private lazy var coveredPushes = stack.map { CoveredPushes($0.scheduler) }

  private(set) weak var stack: LinksStack?

  init(in stack: LinksStack) {
    screens = [LinkedScreen(.root, nil, from: nil, in: stack)]
    self.stack = stack
    arriving = root
  }

  var root: LinkedScreen { screens[0] }
  var top: LinkedScreen { screens[screens.count - 1] }

  func shows(_ screen: LinkedScreen) -> Bool {
    screen.depth < screens.count && screens[screen.depth] === screen
  }

  func refresh(_ presentation: Presenter.Presentation) {
    let value = LinkedScreen.Value.presentation(presentation)
    screens.first { $0.value == value }?.refresh()
  }

  var state: HostState? {
    guard hasTransitions else { return HostState(depth: top.depth, motion: .still) }
    guard var state = sight.state else { return nil }
    if mayBeUncovered, state.motion == .still { state.motion = .moving }
    if updateUnderWay?.isRunning == true {
      if state.motion == .still { state.motion = .moving }
      // What is pushed has no reporter before it is rendered for the first time.
      if reporter(on: top) == nil { state.isCovered = false }
    }
    return state
  }

  func reporter(on screen: LinkedScreen) -> (any HostSight.Reporter)? {
    sight.reporter { $0.screen === screen }
  }

  /// Drops what was known of the host by asking it.
  func stopAskingHost() {
    updateUnderWay?.end()
    observe(.interruption)
    sight.controllers = nil
  }

  /// Whether the host has been told the whole path, once it has screens up to a depth.
  private func isPathShown(at depth: Int) -> Bool { depth >= stack?.driver?.path.count ?? 0 }

  /// Takes note that the top is at rest: the picture goes, unless more is to come.
  func observeRest() {
    if isPathShown(at: top.depth) { observe(.rest) }
  }

  var isTopAtRest: Bool { state == HostState(depth: top.depth, motion: .still) }

  /// Takes the screens to move for two turns where something is in front of them.
  ///
  /// An app that closes a sheet and sets its path does both at once: the sheet moves in the next turn, or in the one
  /// after that, and a push then is lost.
  func waitForDismissal() {
    guard !mayBeUncovered, sight.controllers?.havePresented == true else { return }
    mayBeUncovered = true
    stack?.afterTwoTurns { stack in
      stack.chain.mayBeUncovered = false
      stack.handle(.hostChanged)
    }
  }
}

/// What the driver asks for.
extension ScreenChain {
  func perform(_ update: Update, showing linkStack: LinkStack<LinkedScreen.Value>) {
    defer { arriving = update.pushCount > 0 ? top : nil }
    observe(coverEvent(of: update))
    noteRepeat(of: update)
    if update.depth == update.previousDepth {
      updateUnderWay?.end()
    } else {
      beginUpdate(
        animated: update.isAnimated,
        byTransaction: update.depth > update.previousDepth
      )
    }
    let isRepeatedPop = update.depth < update.previousDepth && top.depth == update.depth
    Transaction.perform(animated: update.isAnimated) {
      if isRepeatedPop { popAgain(animated: update.isAnimated) } else { apply(update, linkStack) }
    }
    if !hasTransitions { stack?.driver?.report(.changed) }
  }

  private func noteRepeat(of update: Update) {
    guard update.pushCount > 0 else { return depthOfRepeat = nil }
    let repeatsStillPush = isLastPushStill && update.isAnimated && stack?.driver?.repeatCount == 2
    depthOfRepeat = repeatsStillPush ? update.depth : nil
    isLastPushStill = !update.isAnimated
  }

  /// Learns that the top has come to rest: with animation, maybe, where it didn't come without.
  func observeArrival() {
    guard let stack, let depth = depthOfRepeat, depth == top.depth else { return }
    depthOfRepeat = nil
    stack.checks.suspect(.lostStillPushes)
  }

  /// Checks that a transition takes no longer than six seconds: a simulator may show them slowed down tenfold.
  func didWaitInVain() {
    guard let waits = sight.controllers?.countWait(), waits > 60 else { return }
    stack?.enterSafeMode(because: .endlessTransition)
  }

  /// Nothing may have told that the top has settled.
  func didComeToRest() { stack?.resolver.dropUnshowableElement() }

  /// Takes note that screens are gone, or leave now by themselves.
  ///
  /// The link to them stays on while they leave: turned off then, it may be taken for a pop of its own, in the middle
  /// of another.
  func didTruncate(to depth: Int) {
    updateUnderWay?.end()
    arriving = nil
    truncate(to: depth)
    switch state?.motion {
    case .moving, .held: break
    case .still: turnOffLinkToLeftScreen()
    // That SwiftUI has written it is all that is known of it.
    case nil: turnOffLinkToLeftScreen(isReported: true)
    }
  }

  func mayGoOnInSafeMode() -> Bool { stack?.enterSafeMode(because: .stalled) == true }

  /// Begins to follow an update that brings another screen into view, if there is a host that can be asked.
  func beginUpdate(animated isAnimated: Bool, byTransaction isPush: Bool = false) {
    guard sight.state != nil else { return }
    updateUnderWay?.begin(animated: isAnimated, byTransaction: isPush) { [weak self] in
      // What hasn't come by now, and moves, is animated all the same. A coordinator that says so is no proof:
      // SwiftUI asks for a push with animation, whether the switch is off or not.
      if !isAnimated, self?.sight.state?.motion == .moving { self?.observe(.transition) }
      self?.stack?.handle(.hostChanged)
    }
  }

  private func apply(_ update: Update, _ linkStack: LinkStack<LinkedScreen.Value>) {
    let standing = min(update.previousDepth, update.depth)
    if standing < top.depth {
      truncate(to: standing)
      turnOffLowestLink()
    }
    for depth in update.keptDepth..<standing {
      let screen = linkStack[depth + 1]
      let place = screens[depth + 1]
      guard place.id != screen.id else { continue }
      stack?.resolver.withdrawDeclarations(on: place)
      place.show(screen.id, screen.value)
    }
    for depth in standing..<update.depth {
      let screen = linkStack[depth + 1]
      let link = top.link
      let place = LinkedScreen(screen.id, screen.value, from: link, in: stack)
      turnOffLinkToLeftScreen()
      screens.append(place)
      if link.state.isReportDue { stack?.after(.silence) { _ in link.state.expectNoReport() } }
      link.state.turnOn(to: place)
    }
  }

  private func truncate(to depth: Int) {
    precondition(
      depth <= top.depth,
      "the host was told that \(depth) screens are left, and has \(top.depth)"
    )
    screens.removeLast(top.depth - depth)
  }
}

/// The picture of the old screen.
extension ScreenChain {
  func observe(_ event: PushCover.Event) {
    coveredPushes?.handle(event, in: self)
  }

  /// Has the picture of the old screen lie in front, where UIKit has brought a bar there.
  func bringPictureToFront() {
    coveredPushes?.bringToFront()
  }

  private func coverEvent(of update: Update) -> PushCover.Event {
    guard let stack, stack.options.intermediateScreens == .hidden,
      !stack.checks.isRefuted(.snapshots)
    else {
      return .interruption
    }
    let isLast = isPathShown(at: update.depth) && !isContinuing
    return .update(isAnimated: update.isAnimated, isLast: isLast)
  }
}
