import LinkStackEngine
import SwiftUI

/// Shows a link stack as a chain of places, each of which owns the link to the next one.
///
/// Whatever an update asks for is done here in one go, so that SwiftUI sees one change of state.
@MainActor
final class LinksHost: LinkHost {
  /// The places from the root up, as many as the link stack has screens.
  private(set) var screens: [LinkedScreen] = []

  /// Whether an update is followed by a transition.
  var hasTransitions = true

  /// The controllers that show the places, where there are any that can be asked.
  var controllers: any ControllerStack = UnknownControllers()

  /// The reporters on the screens that are shown and on those that leave, the newest last.
  private var reporters: [WeakReporter] = []

  /// Whether what is presented may be about to go away.
  private var mayBeUncovered = false

  /// The screen that has stayed although it was popped, where a link has been turned on and off for it.
  private weak var poppedAgain: LinkedScreen?

  /// The update that is under way, if there is one.
  private(set) lazy var updateUnderWay = stack.map {
    UpdateUnderWay($0.animationSwitch, $0.scheduler)
  }

  /// The picture of the old screen, which lies over what is pushed below the last screen of a change.
  private lazy var coveredPushes = stack.map { CoveredPushes($0.scheduler) }

  private weak var stack: StackModel?

  init(in stack: StackModel) {
    screens = [LinkedScreen(.root, nil, from: nil, in: stack)]
    self.stack = stack
  }

  var root: LinkedScreen { screens[0] }
  var top: LinkedScreen { screens[screens.count - 1] }

  /// Whether a place is part of the chain now.
  func shows(_ screen: LinkedScreen) -> Bool {
    screen.depth < screens.count && screens[screen.depth] === screen
  }

  func perform(_ update: Update, showing linkStack: LinkStack<ScreenValue>) {
    observe(coverEvent(of: update))
    if update.depth == update.previousDepth {
      updateUnderWay?.end()
    } else {
      beginUpdate(animated: update.isAnimated)
    }
    let isRepeatedPop = update.depth < update.previousDepth && screens.count - 1 == update.depth
    Transaction.perform(animated: update.isAnimated) {
      if isRepeatedPop { popAgain(animated: update.isAnimated) } else { apply(update, linkStack) }
    }
    if !hasTransitions { stack?.driver?.hostDidChange() }
  }

  /// Tells the picture of the old screen what happens.
  func observe(_ event: PushCover.Event) {
    coveredPushes?.handle(event, in: self)
  }

  /// Has the picture of the old screen lie in front, where UIKit has brought a bar there.
  func bringPictureToFront() {
    coveredPushes?.bringToFront()
  }

  private func coverEvent(of update: Update) -> PushCover.Event {
    guard let stack, stack.hidesStillPushes else { return .interruption }
    let isLast = update.depth >= stack.driver?.path.count ?? 0
    return .update(isAnimated: update.isAnimated, isLast: isLast)
  }

  /// Begins to follow an update that brings another screen into view.
  ///
  /// If there are no controllers to ask, there are no animations to turn off either.
  func beginUpdate(animated isAnimated: Bool) {
    guard controllers.state != nil else { return }
    updateUnderWay?.begin(animated: isAnimated) { [weak self] in
      // What hasn't come by now, and moves, is animated all the same. A coordinator that says so is no proof:
      // SwiftUI asks for a push with animation, whether the switch is off or not.
      if !isAnimated, self?.controllers.state?.motion == .moving { self?.observe(.transition) }
      self?.stack?.hostDidChange()
    }
  }

  /// Takes the screens to move until the next turn where something is in front of them.
  ///
  /// An app that closes a sheet and sets its path does both at once, so that the sheet moves in the next turn,
  /// and a push meanwhile is lost.
  func waitForDismissal() {
    guard !mayBeUncovered, controllers.havePresented else { return }
    mayBeUncovered = true
    stack?.after(.turn) { stack in
      stack.host.mayBeUncovered = false
      stack.hostDidChange()
    }
  }

  var state: HostState? {
    guard hasTransitions else { return HostState(depth: screens.count - 1, motion: .still) }
    guard var state = controllers.state else { return nil }
    if mayBeUncovered, state.motion == .still { state.motion = .moving }
    if updateUnderWay?.isRunning == true {
      if state.motion == .still { state.motion = .moving }
      // What is pushed has no reporter before it is rendered for the first time.
      if reporter(on: top) == nil { state.isCovered = false }
    }
    return state
  }

  /// Learns what will report from a screen.
  func add(_ reporter: any ScreenReporter) {
    reporters.removeAll { $0.value == nil }
    reporters.append(WeakReporter(value: reporter))
  }

  /// The screen whose reporter meets a condition; the newest, if there are several.
  func screen(where condition: (any ScreenReporter) -> Bool) -> LinkedScreen? {
    reporters.last { $0.value.map(condition) ?? false }?.value?.screen
  }

  /// The reporter on the screen below another one.
  func reporter(below screen: LinkedScreen) -> (any ScreenReporter)? {
    guard shows(screen), screen.depth > 0 else { return nil }
    return reporter(on: screens[screen.depth - 1])
  }

  private func reporter(on screen: LinkedScreen) -> (any ScreenReporter)? {
    reporters.last { $0.value?.screen === screen }?.value
  }

  /// Takes note that screens are gone, or leave now by themselves.
  ///
  /// The link to them stays on while they leave: a link that is turned off then may be taken for a
  /// pop of its own, in the middle of another.
  func didTruncate(to depth: Int) {
    updateUnderWay?.end()
    screens.removeLast(screens.count - 1 - depth)
    switch state?.motion {
    case .moving, .held: break
    case .still: turnOffLinkToLeftScreen()
    // That SwiftUI has written it is all that is known of it.
    case nil: turnOffLinkToLeftScreen(isReported: true)
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
    turnOff(link, isReported: isReported)
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
    turnOff(owner.link, isReported: true)
  }

  /// Turns off the link of a screen that was popped, as SwiftUI has, where a person goes back to that screen: the
  /// pop was lost.
  ///
  /// UIKit has to say so. The links of screens that leave stay on.
  func turnOffLink(ofScreenThatWasPopped owner: LinkedScreen) {
    guard !shows(owner), owner.link.state.isOn, state?.depth == owner.depth else { return }
    turnOff(owner.link, isReported: true)
  }

  /// Releases the screen that a link has led to, once the screen has gone.
  ///
  /// If the host has ignored a pop, it still has the screen, in view or in a hidden tab, and is
  /// told once more.
  func release(_ link: ScreenLink) {
    guard let screen = link.state.destination, (state?.depth ?? 0) < screen.depth else { return }
    link.state.release()
  }

  private func apply(_ update: Update, _ linkStack: LinkStack<ScreenValue>) {
    let standing = min(update.previousDepth, update.depth)
    pop(to: standing)
    for depth in update.keptDepth..<standing {
      let screen = linkStack[depth + 1]
      let place = screens[depth + 1]
      guard place.id != screen.id else { continue }
      stack?.destinations.withdrawDeclarations(on: place)
      place.contents.show(screen.id, screen.value)
    }
    for depth in standing..<update.depth {
      let screen = linkStack[depth + 1]
      push(LinkedScreen(screen.id, screen.value, from: top.link, in: stack))
    }
  }

  private func push(_ screen: LinkedScreen) {
    let link = top.link
    turnOffLinkToLeftScreen()
    screens.append(screen)
    if link.state.isReportDue { stack?.after(.silence) { _ in link.state.expectNoReport() } }
    link.state.turnOn(to: screen)
  }

  /// Turns off one link, the lowest, whatever the number of screens.
  ///
  /// Where several links turn off at once, some systems pop their screens one by one (FlowStacks
  /// issues 61 and 71). The links above stay as they are, and leave with their screens.
  private func pop(to depth: Int) {
    guard depth < screens.count - 1 else { return }
    screens.removeLast(screens.count - 1 - depth)
    turnOff(top.link)
  }

  /// Turns the link of the top on and off once more, in two turns: SwiftUI has ignored that it was turned
  /// off, and shows its screen still (swift-composable-architecture issue 323).
  ///
  /// If that doesn't help, the controllers go back, which SwiftUI treats like a person's back button.
  private func popAgain(animated isAnimated: Bool) {
    let owner = top
    guard case .off(let gone?) = owner.link.state.position else { return }
    if poppedAgain === gone, controllers.pop(to: owner, animated: isAnimated) { return }
    poppedAgain = gone
    owner.link.state.turnOn(to: gone)
    stack?.after(.turn) { stack in
      guard stack.host.top === owner, owner.link.state.destination === gone else { return }
      stack.host.turnOff(owner.link)
    }
  }

  private func turnOff(_ link: ScreenLink, isReported: Bool) {
    link.state.turnOff(isReported: isReported)
    waitForTurnedOff(link)
  }

  private func turnOff(_ link: ScreenLink) {
    link.state.turnOff()
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
      if let next = link.state.next, !stack.host.shows(next) { link.state.turnOff() }
      let isAnimated = stack.host.updateUnderWay?.isUnanimated != true
      Transaction.perform(animated: isAnimated) { link.state.endTurn() }
    }
  }
}

/// A view controller that tells a stack that its screen has appeared, so that the stack knows whose screen is on top.
@MainActor
protocol ScreenReporter: AnyObject {
  /// The screen that it is on.
  var screen: LinkedScreen? { get }
}

private struct WeakReporter {
  weak var value: (any ScreenReporter)?
}

/// The controllers that show a stack's places one above the other, if they can be asked.
@MainActor
protocol ControllerStack {
  /// The screens that they show now, and whether these move; `nil` if that isn't known.
  var state: HostState? { get }

  /// Whether they are in a window, as those in a tab that isn't selected aren't; `nil` where that can't be
  /// told.
  var areInWindow: Bool? { get }

  /// Whether something is in front of them that they, or what they are in, have presented.
  var havePresented: Bool { get }

  /// Whether something in front of them hides their screens from people, if that is known.
  var arePresenting: Bool { get }

  /// Goes back to a screen, and returns whether that was possible.
  func pop(to screen: LinkedScreen, animated isAnimated: Bool) -> Bool

  /// Makes a picture of what they show, and puts it in front of them.
  ///
  /// - Parameter sizeDidChange: Called when they have another size than the picture.
  /// - Returns: `nil` where there is none.
  func takePicture(_ sizeDidChange: @escaping () -> Void) -> (any StackPicture)?
}

/// The stand-in where no controllers can be asked.
struct UnknownControllers: ControllerStack {
  var state: HostState? { nil }
  var areInWindow: Bool? { nil }
  var havePresented: Bool { false }
  var arePresenting: Bool { false }
  func pop(to screen: LinkedScreen, animated isAnimated: Bool) -> Bool { false }
  func takePicture(_ sizeDidChange: @escaping () -> Void) -> (any StackPicture)? { nil }
}
