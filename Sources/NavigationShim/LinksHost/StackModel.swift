import Combine
import Dispatch
import LinkStackEngine
import SwiftUI

/// What a stack of links knows: its path, what is presented above it, its screens, and the driver
/// that brings the screens to the path.
///
/// It publishes next to nothing: each view observes the one link or the one screen it shows.
@MainActor
final class StackModel: ObservableObject {
  /// The destinations that are declared for the values of the path.
  private(set) lazy var destinations = DestinationRegistry(of: self)

  /// The places that show the screens.
  private(set) lazy var host = LinksHost(in: self)

  /// The app's path.
  private(set) var path: StackPath?

  private(set) var driver: LinkStackDriver<LinksHost>?

  /// Whether the stack is left as it is for now.
  private(set) var suspension = Suspension()

  /// Whether the stack has turned out not to be in the column whose environment it has.
  private(set) var hasLeftColumn = false

  /// The scene that the stack is in, once that is known.
  weak var scene: AnyObject?

  /// The end of the wait for a screen of a stack that comes into view.
  private var expectedAppearance: WakeToken?

  /// The end of the wait until a stack that is said to have gone out of view has done so.
  private var expectedDisappearance: WakeToken?

  /// What the driver has been told to reach.
  private var target = StackTarget()

  /// The elements that the stack's view has read last.
  private var readElements: [PathElement] = []

  /// The changes of what it has read.
  private(set) var pathChange = AppChange()

  /// The work that bodies have met with during SwiftUI's update.
  private var deferredWork = DeferredWork()

  /// Whether a screen may stand for an element of a saved path that nothing below it takes.
  private var mayShowUnshowable = false

  private var configuration = NavigationConfiguration()

  /// Where the stack is.
  private var place = NavigationPlace.outside

  /// The recorder of the stack.
  private weak var recorder: (any StackRecorders)?

  nonisolated init() {}

  /// Follows what the stack's view has been made with; from the evaluation of its body.
  ///
  /// The first call starts the driver, so that the lowest screen of the path is there from the first
  /// appearance on.
  ///
  /// - Returns: The elements of the path as they are now.
  func prepare(
    _ path: StackPath,
    _ configuration: NavigationConfiguration,
    at place: NavigationPlace = .outside
  ) -> [PathElement] {
    self.path = path
    self.configuration = configuration
    self.place = place
    let elements = path.elements()
    if let driver {
      driver.pacing = configuration.pacing.pacing
      driver.animation = configuration.animation
      driver.rules = rules
      record(driver)
    } else {
      start(with: elements)
    }
    if elements != readElements {
      readElements = elements
      pathChange.begin()
    }
    deferWork { $0.mayHaveNewPath = true }
    return elements
  }

  private func start(with elements: [PathElement]) {
    sync(with: elements)
    readElements = elements
    let driver = LinkStackDriver<LinksHost>(
      path: target.values,
      rules: rules,
      pacing: configuration.pacing.pacing,
      animation: configuration.animation,
      scheduler: scheduler
    )
    self.driver = driver
    record(driver)
    host.hasTransitions = configuration.container == .navigationView
    driver.onUserPop = { [weak self] in self?.userDidPop($0) }
    if (scheduler as? any AppScheduler)?.isAppInBackground == true {
      suspend(for: .backgroundScene)
    }
    driver.attach(to: host)
    suspend(for: .hiddenStack)
    LiveStacks.shared.add(self)
  }

  /// Has the stack recorded, if that is wanted.
  private func record(_ driver: LinkStackDriver<LinksHost>) {
    guard configuration.recorder !== recorder else { return }
    recorder = configuration.recorder
    driver.recorder = recorder?.recordStack(of: self)
  }

  /// Whether the stack's screens are the columns of a split view.
  var isOfColumns: Bool { path?.elementType == ColumnIndex.self }

  /// Whether screens of other stacks are on the same controller.
  var sharesController: Bool {
    if case .column = place { return !hasLeftColumn }
    return isOfColumns
  }

  /// Whether the stack is in a column that was pushed, with the screens of other columns below.
  var isInPushedColumn: Bool { isMadeInPushedColumn && !hasLeftColumn }

  private var isMadeInPushedColumn: Bool {
    if case .column = place { configuration.isColumnPushed } else { false }
  }

  private var rules: UpdateRules { configuration.rules(inPushedColumn: isMadeInPushedColumn) }

  var warnings: WarningLog { configuration.warningLog }

  var animationSwitch: AnimationSwitch { configuration.animationSwitch }

  var scheduler: any WakeScheduler { configuration.wakeScheduler }

  /// Whether to hide the screens that are pushed below the last screen of a change.
  var hidesStillPushes: Bool { configuration.stillPushes == .hidden }

  /// Calls a function after a delay, if the stack is still there.
  @discardableResult
  func after(_ delay: Delay, _ action: @escaping @MainActor (StackModel) -> Void) -> WakeToken {
    scheduler.after(delay) { [weak self] in
      guard let self else { return }
      action(self)
    }
  }
}

/// From the app's path to the screens, and back.
extension StackModel {
  /// Follows the app's path.
  func pathChanged(to newElements: [PathElement]) {
    if sync(with: newElements) { retarget(animated: isAnimated(newElements)) }
  }

  /// Whether the change to a path is animated, as far as the app has said so.
  private func isAnimated(_ newElements: [PathElement]) -> Bool {
    pathChange.isAnimated || newElements != readElements
  }

  /// Has the driver reach what is wanted by now.
  ///
  /// - Parameter completion: Called with the outcome, if somebody waits for it.
  private func retarget(
    animated isAnimated: Bool = true,
    _ completion: (@MainActor @Sendable (NavigationOutcome) -> Void)? = nil
  ) {
    host.observe(.newPath)
    host.waitForDismissal()
    driver?.set(target.values, animated: isAnimated && mayBeSeen, completion)
    if expectedDisappearance == nil { resumeIfInWindow() }
    guard suspension.isHidden else { return }
    // A change that nobody sees isn't animated later, when the stack comes into view. The stack may be about to,
    // as where an app selects a tab and sets its path.
    after(.turn) { stack in
      guard stack.suspension.isHidden, stack.expectedAppearance == nil else { return }
      stack.driver?.stopAnimating()
    }
  }

  /// Whether a change that is made now may be seen: not in the background, and not before the stack has come
  /// into view for the first time, unless it moves there.
  private var mayBeSeen: Bool {
    if suspension.reasons.contains(.backgroundScene) { return false }
    return !suspension.isHidden || suspension.hasBeenInView || host.state?.motion == .moving
  }

  /// Learns in what transaction the app has made the last change of its path; from SwiftUI's update.
  func pathHasChanged(in transaction: Transaction) {
    pathChange.observe(transaction)
    guard !pathChange.isAnimated, target.elements == readElements, let driver, !driver.isSettled
    else { return }
    // The change is under way already, and what it does now has not begun on screen yet.
    driver.stopAnimating()
    host.beginUpdate(animated: false)
  }

  /// Follows the app's path now, and calls back when it is shown or when that can no longer be.
  func syncPath(
    _ completion: @escaping @MainActor @Sendable (NavigationOutcome) -> Void
  ) {
    guard let path, driver != nil else { return completion(.detached) }
    let elements = path.elements()
    sync(with: elements)
    retarget(animated: isAnimated(elements), completion)
  }

  /// Appends an element to the app's path, for a link that was tapped on a screen.
  func push(_ element: PathElement, from screen: LinkedScreen) {
    resume(from: .hiddenStack)
    guard let path, takesTap(on: screen) else { return }
    // Whoever taps below the top has gone back, whether the system has said so or not.
    if screen.depth < target.count, driver?.isInBackNavigation == true { pop(to: screen.depth) }
    guard destinations.hasDestination(for: element) else {
      return warnings.warn(.linkWithoutDestination(typeName: element.typeName))
    }
    guard path.append(element) else {
      return warnings.warn(
        .foreignValue(
          typeName: element.typeName,
          pathTypeName: path.elementType.map { String(reflecting: $0) } ?? ""
        )
      )
    }
  }

  /// Whether a tap on a link of a screen counts.
  ///
  /// It doesn't while screens above this one are still on their way.
  ///
  /// A person may go back and tap before the package learns that they have gone back; such a tap
  /// counts. So does a tap on a link of a covered screen that an app shows on purpose, if nothing
  /// is on its way.
  func takesTap(on screen: LinkedScreen) -> Bool {
    if host.controllers.arePresenting { warnings.warn(.linkOutsideOfStack) }
    guard let driver, let path, !driver.isSettled, !driver.isInBackNavigation else { return true }
    return max(driver.path.count, path.elements().count) <= screen.depth
  }

  /// Removes what is above a depth, because the top's own view asked for it.
  func pop(to depth: Int) {
    userDidPop(depth..<max(depth, target.count))
    retarget()
  }

  /// Shortens the app's path, and ends what was presented, after a person has gone back.
  ///
  /// - Parameter positions: The part of the path, with what is presented above it, that they left.
  private func userDidPop(_ positions: Range<Int>) {
    let former = target.elements
    let ended = target.remove(positions)
    // A path that the app has set meanwhile is on its way here, and wins.
    if positions.lowerBound < former.count {
      path?.remove(positions.clamped(to: former.indices), of: former)
    }
    end(ended)
  }

  /// Notes the elements of the path, and ends what was presented above others.
  ///
  /// - Returns: Whether they are new.
  @discardableResult
  private func sync(with elements: [PathElement]) -> Bool {
    guard let ended = target.sync(with: elements) else { return false }
    end(ended)
    return true
  }
}

/// Views that are shown above the path without being part of it.
extension StackModel {
  /// Does what a presenter asks for by now.
  private func observe(_ presenter: Presenter) {
    if let presentation = presenter.presentation {
      if presenter.isWanted {
        refreshScreen(of: presentation)
      } else {
        withdraw(presentation, animated: presenter.change.isAnimated)
      }
    } else if presenter.isWanted {
      present(presenter)
    }
  }

  /// Shows what a presenter presents on top of the screen it is on.
  ///
  /// Whatever was above that screen goes, elements of the path included, as with Apple's stack.
  private func present(_ presenter: Presenter) {
    guard let owner = presenter.screen, isPartOfTarget(owner) else { return }
    let isInPath = owner.depth < target.elements.count
    end(target.remove(owner.depth..<max(owner.depth, target.count)))
    if isInPath { path?.truncate(to: owner.depth) }
    target.append(presenter.present())
    retarget(animated: presenter.change.isAnimated)
  }

  private func withdraw(_ presentation: Presentation, animated isAnimated: Bool) {
    guard let index = target.presentations.firstIndex(where: { $0 === presentation }) else {
      return
    }
    end(target.remove(target.elements.count + index..<target.count))
    retarget(animated: isAnimated)
  }

  private func end(_ presentations: [Presentation]) {
    for presentation in presentations.reversed() { presentation.end() }
  }

  private func refreshScreen(of presentation: Presentation) {
    let value = ScreenValue.presentation(presentation)
    guard let screen = host.screens.first(where: { $0.contents.value == value }) else { return }
    screen.contents.refresh()
  }

  /// Whether a screen is shown, and is to stay.
  private func isPartOfTarget(_ screen: LinkedScreen) -> Bool {
    guard let driver, host.shows(screen) else { return false }
    guard screen.depth > 0 else { return true }
    let target = driver.path
    return screen.depth <= target.count
      && target[screen.depth - 1] == driver.linkStack[screen.depth].value
  }
}

/// What the views of the stack see happen on screen.
extension StackModel {
  /// A screen comes into view, and may still move.
  func screenAppears(_ screen: LinkedScreen) {
    comesIntoView()
    yieldToFinger()
    driver?.hostDidShow(screen.id)
  }

  /// The stack turns out not to be in the column whose environment it has.
  func leaveColumn() {
    guard !hasLeftColumn else { return }
    objectWillChange.send()
    hasLeftColumn = true
  }

  /// A transition is over, or whoever held a screen has let go.
  func hostDidChange() {
    yieldToFinger()
    if isTopAtRest {
      host.observe(.rest)
      dropUnshowableElement()
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
    guard !suspension.reasons.isEmpty, host.state?.motion == .moving else { return }
    driver?.resume()
    driver?.suspend()
  }

  /// Turns animations on where a finger holds the top: the screen it lets go of is to move.
  private func yieldToFinger() {
    if host.state?.motion == .held { host.updateUnderWay?.turnAnimationsOn() }
  }

  /// Whether the host says that it shows the top, and that nothing moves.
  private var isTopAtRest: Bool {
    host.state == HostState(depth: host.top.depth, motion: .still)
  }

  /// A screen has appeared and stands still, as far as that is known.
  ///
  /// To be called in the turn after: in the midst of UIKit's news a push is too early.
  func screenSettled(_ screen: LinkedScreen) {
    guard host.shows(screen) else { return }
    // Whichever screen has come to rest first, the next push may be made now.
    if screen === host.top || isTopAtRest { dropUnshowableElement() }
    if screen === host.top {
      host.updateUnderWay?.end()
      host.turnOffLinkToLeftScreen()
    }
    resume(from: .hiddenStack)
    // As a tab is selected again, a screen that leaves may come into view after the one below it. Where nothing
    // can be asked, this report alone says which of them has stayed.
    if host.state == nil, screen !== host.top { driver?.hostDidShow(screen.id) }
    hostDidChange()
    host.release(screen.link)
  }

  /// SwiftUI has written `false` to the link of a screen.
  ///
  /// That can mean five things: a person has gone back, and that is known already; they have, and it
  /// isn't; the top has called `dismiss()`; the link's screen was popped by an update of ours; or
  /// nothing at all, which is what older systems write for screens that are covered, late or twice
  /// (NavigationBackport issue 30, TCACoordinators issue 34, FlowStacks issue 82).
  func linkWasTurnedOff(by owner: LinkedScreen) {
    guard let driver else { return }
    guard host.shows(owner) else { return host.turnOffLink(ofScreenThatWasPopped: owner) }
    guard let gone = owner.link.state.observeReport() else { return }
    guard host.shows(gone) else { return host.turnOffLinkToLeftScreen(isReported: true) }
    let screen = gone.id
    let mayBeWanted = gone === host.top && driver.isSettled && suspension.reasons.isEmpty
    // Nothing moves, so that the top has called `dismiss()`. What the app sets after that is newer.
    if mayBeWanted, isTopAtRest { return pop(to: owner.depth) }
    // If a person is going back, the owner comes into view within this turn. If nothing moves, the top
    // wants to be dismissed.
    after(.turn) { stack in
      guard stack.host.shows(owner) else { return }
      if stack.host.shows(gone) {
        guard gone.id == screen else { return }
        if mayBeWanted, gone === stack.host.top, driver.isSettled {
          stack.pop(to: owner.depth)
        } else {
          driver.hostDidDismiss(screen)
          stack.observeReleaseOutOfSight()
        }
      }
      // To SwiftUI the link is off, moving or not. If it were evaluated while it reads on, it would push
      // again (duckduckgo/apple-browsers pull request 2484).
      if !stack.host.shows(gone), stack.host.top === owner {
        stack.host.turnOffLinkToLeftScreen(isReported: true)
      } else if stack.host.shows(gone), !stack.suspension.reasons.isEmpty {
        stack.host.turnOffLink(ofScreenThatHasLeft: gone, by: owner)
      }
    }
  }
}

/// When the stack may be changed.
extension StackModel {
  /// Follows the scene, unless the report is older than the known state.
  func sceneChanged(isInBackground: Bool, at time: DispatchTime) {
    guard suspension.isSceneNews(of: time) else { return }
    if isInBackground {
      suspend(for: .backgroundScene)
    } else {
      resume(from: .backgroundScene)
    }
  }

  /// Leaves the stack unchanged until the reason is gone.
  ///
  /// Layers can be changed at any time, because there are no links to follow.
  func suspend(for reason: Suspension.Reason) {
    guard host.hasTransitions else { return }
    suspension.begin(reason)
    host.observe(.interruption)
    host.updateUnderWay?.turnAnimationsOn()
    driver?.suspend()
    if reason == .hiddenStack { stopExpecting() }
  }

  /// Lets the stack be changed again, unless there is another reason against it.
  func resume(from reason: Suspension.Reason) {
    if reason == .hiddenStack { stopExpecting() }
    if suspension.end(reason) { driver?.resume() }
  }

  /// Begins to wait for a screen, as the stack begins to come into view.
  ///
  /// A view in front of the stack may still move. The stack may be changed once a screen has
  /// appeared. Some systems don't report that, and a stack must not wait for it for ever.
  func comesIntoView() {
    guard suspension.isHidden, expectedAppearance == nil else { return }
    expectedAppearance = after(.silence) { stack in
      stack.expectedAppearance = nil
      stack.resume(from: .hiddenStack)
    }
  }

  /// Begins to wait until the stack is out of view, as SwiftUI says.
  ///
  /// Some systems report this of views that stay, and nothing may appear after that (D-KMP-sample
  /// issue 12, feedback-assistant reports issue 417). So UIKit is asked as well, once it has had
  /// time to follow.
  func goesOutOfView() {
    suspend(for: .hiddenStack)
    guard suspension.isHidden else { return }
    expectedDisappearance = after(.silence) { stack in
      stack.expectedDisappearance = nil
      stack.resumeIfInWindow()
    }
  }

  /// Goes on if the stack is in view after all.
  private func resumeIfInWindow() {
    guard suspension.isHidden, expectedAppearance == nil, host.controllers.areInWindow == true
    else { return }
    resume(from: .hiddenStack)
  }

  private func stopExpecting() {
    for wait in [expectedAppearance, expectedDisappearance] {
      if let wait { scheduler.cancel(wait) }
    }
    expectedAppearance = nil
    expectedDisappearance = nil
  }
}

/// Work that can't be done while bodies are evaluated, and is done right after.
///
/// `onChange` would be the obvious tool, and does not fire on covered screens (FlowStacks issue 76).
extension StackModel {
  /// Adds to what is to be done.
  func deferWork(_ change: (inout DeferredWork) -> Void) {
    let isScheduled = !deferredWork.isEmpty
    change(&deferredWork)
    if !isScheduled, !deferredWork.isEmpty { after(.turn) { $0.flushDeferredWork() } }
  }

  private func flushDeferredWork() {
    let work = deferredWork.flush()
    if work.mayHaveNewPath, let path { pathChanged(to: path.elements()) }
    let (used, overruled) = destinations.effects(of: work.declarations)
    refreshScreens(of: work.withdrawnTypes, madeBy: used)
    for declaration in overruled {
      warnings.warn(.repeatedDestination(typeName: declaration.typeName))
    }
    let undecoded = work.declarations.isEmpty ? [] : host.screens.filter(\.contents.isUndecoded)
    for screen in undecoded + work.unresolvedScreens where host.shows(screen) {
      resolveAgain(screen)
    }
    for presenter in work.presenters {
      observe(presenter)
    }
  }

  /// Has those screens made anew of whose types a declaration has gone, or was evaluated after they were made.
  private func refreshScreens(
    of withdrawnTypes: Set<ObjectIdentifier>,
    madeBy declarations: [ObjectIdentifier: DestinationDeclaration]
  ) {
    for contents in host.screens.map(\.contents) {
      guard let type = contents.type else { continue }
      let isOutdated = declarations[type].map { $0.evaluation !== contents.evaluation } ?? false
      if isOutdated || withdrawnTypes.contains(type) { contents.refresh() }
    }
  }

  /// Looks once more for what to show, now that all bodies have had their turn.
  private func resolveAgain(_ screen: LinkedScreen) {
    guard case .element(let element) = screen.contents.value else { return }
    switch destinations.resolve(element, at: screen.depth) {
    case .found:
      screen.contents.refresh()
    case .undecodable(let reason):
      drop(element, at: screen.depth, reason)
    case .missing where element.value == nil && destinations.declareAnything(below: screen.depth):
      mayShowUnshowable = true
      after(.turn) { stack in
        guard stack.driver?.isSettled == true, stack.suspension.reasons.isEmpty else { return }
        stack.dropUnshowableElement()
      }
    case .missing:
      guard !screen.contents.isMissing else { return }
      warnings.warn(.missingDestination(typeName: element.typeName))
      screen.contents.markMissing()
    }
  }
}

/// Elements of a saved path that turn out not to be showable.
extension StackModel {
  /// Drops the lowest element of the path that is shown or comes next and that nothing takes, where all that
  /// could decode it is there.
  ///
  /// Declarations of destinations for it are on the top, which has settled, or below. As long as there are
  /// none at all, as on a root that loads, nothing is known of it.
  private func dropUnshowableElement() {
    let shown = mayShowUnshowable ? host.screens.first(where: \.contents.isUndecoded) : nil
    mayShowUnshowable = shown != nil
    let depth = shown?.depth ?? host.top.depth + 1
    guard let element = target.undecodedElement(at: depth) else { return }
    switch destinations.resolve(element, at: depth) {
    case .undecodable(let reason):
      drop(element, at: depth, reason)
    case .missing where destinations.declareAnything(below: depth):
      drop(element, at: depth, "No destination is declared for that type.")
    case .found, .missing:
      break
    }
  }

  /// Drops the element of a depth and what was saved above it, and says so.
  private func drop(_ element: PathElement, at depth: Int, _ reason: String) {
    guard let positions = target.positionsLost(with: element, at: depth) else { return }
    warnings.warn(
      .undecodableElement(index: depth - 1, typeName: element.typeName, reason: reason)
    )
    let former = target.elements
    let ended = target.remove(positions)
    path?.drop(positions, of: former)
    end(ended)
    retarget()
  }
}
