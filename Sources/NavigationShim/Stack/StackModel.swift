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
  /// What is declared to be shown for the values of the path.
  private(set) lazy var destinations = DestinationRegistry(of: self)

  /// The places that show the screens.
  private(set) lazy var host = LinksHost(in: self)

  /// The app's path.
  private(set) var path: StackPath?

  private(set) var driver: LinkStackDriver<LinksHost>?

  /// Why the stack is left as it is for now; empty where it may be changed.
  private(set) var suspensionReasons: Set<SuspensionReason> = []

  /// Whether the stack has turned out not to be in the column whose environment it has.
  private(set) var hasLeftColumn = false

  /// The scene that the stack is in, once that is known.
  weak var scene: AnyObject?

  private var lastSceneNews = LastNews()

  /// The end of the wait for a screen of a stack that comes into view.
  private var expectedAppearance: WakeToken?

  /// The elements of the path that the driver has been told.
  private var elements: [PathElement] = []

  /// The elements that the stack's view has read last.
  private var readElements: [PathElement] = []

  /// The changes of what it has read.
  private(set) var pathChange = AppChange()

  /// How many of them were there when the last one came whose value wasn't known; the app has pushed
  /// the others since.
  private var savedCount = 0

  /// What is presented above the path, from the lowest to the top.
  private var presentations: [Presentation] = []

  /// What bodies have come across during SwiftUI's update.
  private var findings = UpdateFindings()

  private var configuration = NavigationConfiguration()

  nonisolated init() {}

  /// Takes in what the stack's view has been made with; from the evaluation of its body.
  ///
  /// The first call starts the driver, so that the lowest screen of the path is there from the first
  /// appearance on.
  ///
  /// - Returns: The elements of the path as they are now.
  func prepare(_ path: StackPath, _ configuration: NavigationConfiguration) -> [PathElement] {
    self.path = path
    self.configuration = configuration
    let elements = path.elements()
    if let driver {
      driver.pacing = configuration.pacing.pacing
      driver.animation = configuration.animation
      driver.rules = configuration.rules
    } else {
      start(with: elements)
    }
    if elements != readElements {
      readElements = elements
      pathChange.begin()
    }
    note { $0.mayHaveNewPath = true }
    return elements
  }

  private func start(with elements: [PathElement]) {
    takeIn(elements)
    readElements = elements
    let driver = LinkStackDriver<LinksHost>(
      path: target,
      rules: configuration.rules,
      pacing: configuration.pacing.pacing,
      animation: configuration.animation,
      scheduler: scheduler
    )
    self.driver = driver
    host.hasTransitions = configuration.container == .navigationView
    driver.onUserPop = { [weak self] in self?.personLeft($0) }
    if (scheduler as? any AppScheduler)?.isAppActive == false { suspend(for: .inactiveScene) }
    driver.attach(to: host)
    suspend(for: .hiddenStack)
    LiveStacks.shared.add(self)
  }

  /// Whether the stack's screens are the columns of a split view.
  var isOfColumns: Bool { path?.elementType == ColumnIndex.self }

  /// Whether the stack is in a column that was pushed, with the screens of other columns below.
  var isInPushedColumn: Bool { configuration.isInPushedColumn && !hasLeftColumn }

  var warnings: WarningLog { configuration.warningLog }

  var animationSwitch: AnimationSwitch { configuration.animationSwitch }

  var scheduler: any WakeScheduler { configuration.wakeScheduler }

  /// Calls a function when the update that runs now, if any, is over.
  func afterUpdate(_ action: @escaping @MainActor (StackModel) -> Void) {
    after(.zero, action)
  }

  /// Calls a function when as much time has passed as a host is left that can't be asked.
  func afterWait(_ action: @escaping @MainActor (StackModel) -> Void) {
    after(configuration.pacing.pacing.delay, action)
  }

  private func after(_ delay: Nanoseconds, _ action: @escaping @MainActor (StackModel) -> Void) {
    _ = configuration.wakeScheduler.schedule(after: delay) { [weak self] in
      guard let self else { return }
      action(self)
    }
  }
}

/// From the app's path to the screens, and back.
extension StackModel {
  /// What the driver is to reach: the path and what is presented above it.
  private var target: [ScreenValue] {
    elements.map { .element($0) } + presentations.map { .presentation($0) }
  }

  /// Takes in the app's path.
  ///
  /// What is presented above the path belongs to the path that was there, and goes with it.
  func pathChanged(to newElements: [PathElement]) {
    if takeIn(newElements) { aim(animated: isAnimated(newElements)) }
  }

  /// Whether the change to a path is animated, as far as the app has said so.
  private func isAnimated(_ newElements: [PathElement]) -> Bool {
    pathChange.isAnimated || newElements != readElements
  }

  /// Has the driver reach what is wanted by now.
  ///
  /// - Parameter completion: Called with the outcome, if somebody waits for it.
  private func aim(
    animated isAnimated: Bool = true,
    _ completion: (@MainActor @Sendable (NavigationOutcome) -> Void)? = nil
  ) {
    driver?.set(target, animated: isAnimated, completion)
    guard suspensionReasons.contains(.hiddenStack) else { return }
    // What nobody sees isn't animated later, when the stack comes into view. It may be about to, as where
    // an app selects a tab and sets its path.
    afterUpdate { stack in
      guard stack.suspensionReasons.contains(.hiddenStack), stack.expectedAppearance == nil else {
        return
      }
      stack.driver?.stopAnimating()
    }
  }

  /// Learns in what transaction the app has made the last change of its path; from SwiftUI's update.
  func pathHasChanged(in transaction: Transaction) {
    pathChange.take(transaction)
    guard !pathChange.isAnimated, elements == readElements, let driver, !driver.isSettled else {
      return
    }
    // The change is under way already, and what it does now has not begun on screen yet.
    driver.stopAnimating()
    host.beginUpdate(animated: false)
  }

  /// Has stacks take in the app's path, and waits until all of them show it.
  ///
  /// The wait keeps nothing of the stacks: one that goes away ends it for its part.
  ///
  /// - Parameter find: Returns the stacks; none where there is nothing to wait for.
  /// - Returns: How the change ended: see ``CombinedOutcome``.
  static func change(in find: () -> [StackModel]) async -> NavigationOutcome {
    await withCheckedContinuation { continuation in
      let stacks = find()
      let combined = CombinedOutcome(of: stacks.count) { continuation.resume(returning: $0) }
      for stack in stacks {
        stack.takeInPath { combined.take($0) }
      }
    }
  }

  /// Takes in the app's path now, and calls back when it is shown or when that can no longer be.
  private func takeInPath(
    _ completion: @escaping @MainActor @Sendable (NavigationOutcome) -> Void
  ) {
    guard let path, driver != nil else { return completion(.dismissed) }
    let elements = path.elements()
    takeIn(elements)
    aim(animated: isAnimated(elements), completion)
  }

  /// Appends an element to the app's path, for a link that was tapped on a screen.
  func push(_ element: PathElement, from screen: LinkedScreen) {
    resume(from: .hiddenStack)
    guard let path, takesTap(on: screen) else { return }
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

  /// Whether a tap on a link of a screen counts; it is one too many while what is to be above the screen is
  /// still on its way there.
  ///
  /// A person who goes back may be faster than the news of it, and what they tap then counts. So does a
  /// link of a covered screen that an app shows on purpose, where nothing is on its way.
  func takesTap(on screen: LinkedScreen) -> Bool {
    if host.controllers.arePresenting { warnings.warn(.linkOutsideOfStack) }
    guard let driver, let path, !driver.isSettled, !driver.isInBackNavigation else { return true }
    return max(driver.path.count, path.elements().count) <= screen.depth
  }

  /// Removes what is above a depth, because the top's own view asked for it or can't be shown.
  func pop(to depth: Int) {
    personLeft(depth..<max(depth, target.count))
    aim()
  }

  /// Shortens the app's path, and ends what was presented, after a person has gone back.
  ///
  /// - Parameter positions: The part of the path, with what is presented above it, that they left.
  private func personLeft(_ positions: Range<Int>) {
    if positions.lowerBound < elements.count {
      let before = elements
      let positions = positions.clamped(to: 0..<elements.count)
      elements.removeSubrange(positions)
      // A path that the app has set meanwhile is on its way here, and wins.
      path?.remove(positions, of: before)
      endPresentations(from: 0)
    } else {
      endPresentations(from: positions.lowerBound - elements.count)
    }
  }

  /// Notes the elements of the path, and ends what was presented above others.
  ///
  /// - Returns: Whether they are new.
  @discardableResult
  private func takeIn(_ newElements: [PathElement]) -> Bool {
    let kept = elements.commonPrefixCount(with: newElements)
    let areNew = kept < max(elements.count, newElements.count)
    let haveSaved = newElements[kept...].contains { $0.value == nil }
    savedCount = haveSaved ? newElements.count : min(savedCount, kept)
    elements = newElements
    if areNew { endPresentations(from: 0) }
    return areNew
  }
}

/// Views that are shown above the path without being part of it.
extension StackModel {
  /// Does what a presenter asks for by now.
  func look(at presenter: Presenter) {
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
    if owner.depth < elements.count {
      elements.removeLast(elements.count - owner.depth)
      endPresentations(from: 0)
      path?.truncate(to: owner.depth)
    } else {
      endPresentations(from: owner.depth - elements.count)
    }
    presentations.append(presenter.present())
    aim(animated: presenter.change.isAnimated)
  }

  /// Ends what is presented above the path, from an index up.
  private func endPresentations(from index: Int) {
    guard index < presentations.count else { return }
    let ended = presentations[index...]
    presentations.removeLast(ended.count)
    for presentation in ended.reversed() {
      presentation.end()
    }
  }

  private func withdraw(_ presentation: Presentation, animated isAnimated: Bool) {
    guard let index = presentations.firstIndex(where: { $0 === presentation }) else { return }
    endPresentations(from: index)
    aim(animated: isAnimated)
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
  func hostChanged() {
    yieldToFinger()
    if isTopAtRest { dropUnshowableElement() }
    driver?.hostDidChange()
  }

  /// Has animations on where a finger holds the top: what it lets go of is to move.
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
    hostChanged()
    screen.link.state.release()
  }

  /// SwiftUI has written `false` to the link of a screen.
  ///
  /// That can mean five things: a person has gone back, and that is known already; they have, and it
  /// isn't; the top has called `dismiss()`; the link's screen was popped by an update of ours; or
  /// nothing at all, which is what older systems write for screens that are covered, late or twice
  /// (NavigationBackport issue 30, TCACoordinators issue 34, FlowStacks issue 82).
  func linkWasTurnedOff(by owner: LinkedScreen) {
    guard let driver, host.shows(owner) else { return }
    guard let gone = owner.link.state.takeReport() else { return }
    guard host.shows(gone) else { return host.turnOffLinkToLeftScreen(isReported: true) }
    let screen = gone.id
    let mayBeWanted = gone === host.top && driver.isSettled && suspensionReasons.isEmpty
    // If a person is going back, the owner comes into view within this turn. If nothing moves, the top
    // wants to be dismissed.
    afterUpdate { stack in
      guard stack.host.shows(gone), gone.id == screen, stack.host.shows(owner) else { return }
      if mayBeWanted, gone === stack.host.top, driver.isSettled {
        stack.pop(to: owner.depth)
      } else {
        driver.hostDidDismiss(screen)
      }
    }
  }
}

/// When the stack may be changed.
extension StackModel {
  /// A reason for a stack to be left as it is for now.
  enum SuspensionReason {
    /// The scene is inactive: changes made now would all be applied in one go on return, and break
    /// (NavigationBackport issue 53).
    case inactiveScene

    /// The stack is not on screen, or has never been: it is behind another tab or a full-screen
    /// cover, where links aren't rendered and so aren't followed.
    case hiddenStack
  }

  /// Takes in whether the scene is active, unless that is older than what is known.
  func sceneChanged(isActive: Bool, at time: DispatchTime) {
    guard lastSceneNews.take(of: time) else { return }
    if isActive {
      resume(from: .inactiveScene)
    } else {
      suspend(for: .inactiveScene)
    }
  }

  /// Leaves the stack as it is until the reason is gone.
  ///
  /// Layers can be changed at any time: no links have to be followed.
  func suspend(for reason: SuspensionReason) {
    guard host.hasTransitions else { return }
    suspensionReasons.insert(reason)
    host.updateUnderWay?.turnAnimationsOn()
    driver?.suspend()
    if reason == .hiddenStack { stopExpectingAppearance() }
  }

  /// Lets the stack be changed again, unless there is another reason against it.
  func resume(from reason: SuspensionReason) {
    guard suspensionReasons.remove(reason) != nil else { return }
    if reason == .hiddenStack { stopExpectingAppearance() }
    if suspensionReasons.isEmpty { driver?.resume() }
  }

  /// Takes in that the stack begins to come into view.
  ///
  /// What is in front of it may still move, and it may be changed when a screen has appeared. Some
  /// systems forget to say so, and a stack must not wait for that for ever.
  func comesIntoView() {
    guard suspensionReasons.contains(.hiddenStack), expectedAppearance == nil else { return }
    expectedAppearance = configuration.wakeScheduler.schedule(
      after: configuration.pacing.pacing.delay
    ) { [weak self] in
      self?.expectedAppearance = nil
      self?.resume(from: .hiddenStack)
    }
  }

  private func stopExpectingAppearance() {
    guard let expectedAppearance else { return }
    configuration.wakeScheduler.cancel(expectedAppearance)
    self.expectedAppearance = nil
  }
}

/// What can't be done while bodies are evaluated, and is done right after.
///
/// `onChange` would be the obvious tool, and does not fire on covered screens (FlowStacks issue 76).
extension StackModel {
  /// Notes something to look after.
  func note(_ change: (inout UpdateFindings) -> Void) {
    let isScheduled = !findings.isEmpty
    change(&findings)
    if !isScheduled, !findings.isEmpty { afterUpdate { $0.lookAfterFindings() } }
  }

  private func lookAfterFindings() {
    let findings = self.findings
    self.findings = UpdateFindings()
    if findings.mayHaveNewPath, let path { pathChanged(to: path.elements()) }
    let (usedTypes, overruled) = destinations.look(at: findings.declarations)
    refreshScreens(of: findings.withdrawnTypes.union(usedTypes))
    for declaration in overruled {
      warnings.warn(.repeatedDestination(typeName: declaration.typeName))
    }
    for screen in findings.unresolvedScreens where host.shows(screen) {
      lookAgain(at: screen)
    }
    for presenter in findings.presenters {
      look(at: presenter)
    }
  }

  private func refreshScreens(of types: Set<ObjectIdentifier>) {
    for screen in host.screens
    where screen.contents.type.map(types.contains) == true {
      screen.contents.refresh()
    }
  }

  /// Looks once more for what to show, now that all bodies have had their turn.
  private func lookAgain(at screen: LinkedScreen) {
    guard case .element(let element) = screen.contents.value else { return }
    let resolution = destinations.resolve(element, at: screen.depth)
    if case .missing = resolution, element.value != nil {
      warnings.warn(.missingDestination(typeName: element.typeName))
      screen.contents.markMissing()
    } else if let reason = resolution.reasonAgainstShowing {
      drop(element, at: screen.depth, reason)
    } else {
      screen.contents.refresh()
    }
  }
}

/// Elements of a saved path that turn out not to be showable.
extension StackModel {
  /// Drops the next element of the path before it is pushed, where all that could decode it is there.
  ///
  /// What declares a destination for it is on the top, which has settled, or below.
  private func dropUnshowableElement() {
    let depth = host.top.depth + 1
    guard depth <= elements.count, elements[depth - 1].value == nil else { return }
    let element = elements[depth - 1]
    if let reason = destinations.resolve(element, at: depth).reasonAgainstShowing {
      drop(element, at: depth, reason)
    }
  }

  /// Drops the element of a depth and what was saved above it, and says so.
  private func drop(_ element: PathElement, at depth: Int, _ reason: String) {
    guard depth <= elements.count, elements[depth - 1] == element else { return }
    warnings.warn(
      .undecodableElement(index: depth - 1, typeName: element.typeName, reason: reason)
    )
    DroppedElements.drop { personLeft(depth - 1..<max(depth, min(savedCount, elements.count))) }
    aim()
  }
}

/// What bodies have come across while they were evaluated, when nothing may be changed.
struct UpdateFindings {
  /// Whether the app's path may be a new one without `onChange` having told: it does not fire on
  /// covered screens (FlowStacks issue 76), and a stack in a column is on one of its own.
  var mayHaveNewPath = false

  /// Presenters that say something new.
  var presenters: [Presenter] = []

  /// Declarations that say something new.
  var declarations: [DestinationDeclaration] = []

  /// Screens for which no destination was found.
  var unresolvedScreens: [LinkedScreen] = []

  /// Types whose declaration has gone.
  var withdrawnTypes: Set<ObjectIdentifier> = []

  var isEmpty: Bool {
    !mayHaveNewPath && presenters.isEmpty && declarations.isEmpty && unresolvedScreens.isEmpty
      && withdrawnTypes.isEmpty
  }
}
