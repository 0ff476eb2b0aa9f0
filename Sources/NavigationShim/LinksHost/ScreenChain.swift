import LinkStackEngine
import SwiftUI

/// Shows a link stack as a chain of places, each of which owns the link to the next one.
///
/// It performs a step all at once, so that SwiftUI sees one change of state.
@MainActor
final class ScreenChain: LinkHost {
  /// The places from the root up, as many as the link stack has screens.
  private(set) var screens: [LinkedScreen] = []
  var hasTransitions = true
  let observedHost = ObservedHost()

  /// The screen that the last step has pushed, which may have left since; `nil` after any other step.
  private(set) weak var arriving: LinkedScreen?

  /// Whether the present push belongs to a change that may turn out to have more screens.
  var isContinuing = false

  /// Whether a presented view may be about to be dismissed.
  private var presentedViewMayEnd = false

  /// A screen that has stayed after its pop, and for which the link was turned on and off.
  weak var poppedAgain: LinkedScreen?

  private(set) lazy var runningStep = stack.map {
    RunningStep($0.options.animationSwitch, $0.scheduler)
  }

  /// The snapshot of the old screen, which covers intermediate screens.
  private lazy var snapshotPushes = stack.map { SnapshotPushes($0.scheduler) }

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
    // A column that leaves takes its screens with it, which is no back navigation of theirs.
    if let column = stack?.column,
      column.isGone || observedHost.controllers == nil && column.isBelowTop
    {
      return HostState(depth: top.depth, motion: .still, isCovered: true)
    }
    guard var state = observedHost.state else { return nil }
    let isInStep = runningStep?.isRunning == true
    if isInStep || presentedViewMayEnd || stack?.columns?.areInStep == true, state.motion == .still
    {
      state.motion = .moving
    }
    // A pushed screen has no reporter before it is rendered for the first time.
    if isInStep, reporter(on: top) == nil { state.isCovered = false }
    return state
  }

  /// Whether the view of the stack was removed, while its screens may stay, as on the controller of a column.
  var isViewRemoved: Bool { observedHost.hasReporters && reporter(on: root) == nil }

  func reporter(on screen: LinkedScreen) -> (any ObservedHost.Reporter)? {
    observedHost.reporter { $0.screen === screen }
  }

  /// Returns whether a depth completes the path.
  private func isPathShown(at depth: Int) -> Bool { depth >= stack?.driver?.path.count ?? 0 }

  var isMoving: Bool { (state?.motion ?? .still) != .still }

  var isTopAtRest: Bool { state == HostState(depth: top.depth, motion: .still) }

  /// Treats the screens as moving for two iterations of the main queue, if a view is presented in front of them.
  ///
  /// An app that dismisses a sheet and sets its path does both at once. The sheet begins to move in the next
  /// iteration, or the one after that, and a push at that time is lost.
  func waitForDismissal() {
    guard observedHost.controllers?.havePresented == true else { return }
    presentedViewMayEnd = true
    stack?.afterTwoTurns { stack in
      stack.chain.presentedViewMayEnd = false
      stack.handle(.hostChanged)
    }
  }
}

/// The driver's calls.
extension ScreenChain {
  func perform(_ update: Update, showing linkStack: LinkStack<LinkedScreen.Value>) {
    defer { arriving = update.pushCount > 0 ? top : nil }
    observe(snapshotEvent(of: update))
    if update.depth != update.previousDepth {
      beginUpdate(animated: update.isAnimated, byTransaction: update.depth > update.previousDepth)
    }
    let isRepeatedPop = update.depth < update.previousDepth && top.depth == update.depth
    Transaction.perform(animated: update.isAnimated) {
      if isRepeatedPop { repeatPop(animated: update.isAnimated) } else { apply(update, linkStack) }
    }
    if !hasTransitions { stack?.driver?.report(.changed) }
  }

  /// Checks that a transition takes no longer than six seconds.
  ///
  /// The Simulator may show transitions ten times slower.
  func waitEndedWithoutRest() {
    guard let stack, let start = observedHost.controllers?.transitionBegan,
      stack.scheduler.now - start > .seconds(6)
    else { return }
    stack.enterSafeMode(because: .endlessTransition)
  }

  /// The snapshot is removed, unless more screens follow.
  func didComeToRest() {
    if isPathShown(at: top.depth) { observe(.rest) }
    stack?.resolver.dropUnshowableElement()
  }

  /// Takes in that screens are gone, or are leaving by themselves.
  ///
  /// Their link stays on while they leave. Turned off, it might be taken for another pop in the middle of the first.
  func didTruncate(to depth: Int) {
    runningStep?.end()
    screens.removeLast(top.depth - depth)
    if !isMoving { turnOffLinkToDepartedScreen() }
  }

  func canContinueInSafeMode() -> Bool { stack?.enterSafeMode(because: .stalled) == true }

  /// Begins to observe a step that brings another screen into view, if the host's state can be read.
  func beginUpdate(animated isAnimated: Bool, byTransaction isPush: Bool = false) {
    guard observedHost.state != nil else { return }
    runningStep?.begin(animated: isAnimated, byTransaction: isPush) { [weak self] in
      // A screen that is still moving at the time limit is animated, whether it should be or not. The coordinator's flag
      // is no proof: SwiftUI asks for an animated push whether the switch is off or not.
      if self?.observedHost.state?.motion == .moving { self?.observe(.transition) }
      self?.stack?.handle(.hostChanged)
    }
  }

  private func apply(_ update: Update, _ linkStack: LinkStack<LinkedScreen.Value>) {
    let standing = min(update.previousDepth, update.depth)
    if standing < top.depth {
      for screen in screens.dropFirst(standing + 1) { screen.pathInColumn = nil }
      screens.removeLast(top.depth - standing)
      turnOffLowestLink()
    }
    for depth in update.keptDepth..<standing {
      let screen = linkStack[depth + 1]
      let place = screens[depth + 1]
      if place.id != screen.id { place.show(screen.id, screen.value) }
    }
    for depth in standing..<update.depth {
      let screen = linkStack[depth + 1]
      let link = top.link
      let place = LinkedScreen(screen.id, screen.value, from: link, in: stack)
      turnOffLinkToDepartedScreen()
      screens.append(place)
      if link.state.isReportDue {
        stack?.after(.transition) { [weak place] _ in
          // By then a report about this screen may be due.
          if link.state.destination === place { link.state.isReportDue = false }
        }
      }
      link.state.turnOn(to: place)
    }
  }
}

/// The snapshot of the old screen.
extension ScreenChain {
  func observe(_ event: PushSnapshot.Event) {
    snapshotPushes?.handle(event, in: self)
  }

  /// Brings the snapshot to the front, after UIKit has brought a bar there.
  func bringSnapshotToFront() {
    snapshotPushes?.bringToFront()
  }

  private func snapshotEvent(of update: Update) -> PushSnapshot.Event {
    let isLast = isPathShown(at: update.depth) && !isContinuing
    return .update(isAnimated: update.isAnimated, isLast: isLast)
  }
}
