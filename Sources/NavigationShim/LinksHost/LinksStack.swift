import Combine
import LinkStackEngine
import SwiftUI

/// A stack of links: the wiring of its parts, each of which owns one fact.
///
/// | part | what it knows |
/// |---|---|
/// | ``PathFollower`` | the app's path, and what is presented above it |
/// | ``ScreenChain`` | the screens and their links, which the driver brings to the path |
/// | ``ScreenResolver`` | what the screens show |
/// | ``StackVisibility`` | whether the stack is seen |
///
/// What happens to it enters by `handle(_:)`: see ``HostEvent``. What bodies meet with, which may change nothing,
/// waits until their turn is over.
///
/// It publishes next to nothing: each view observes the one link or the one screen it shows.
@MainActor
final class LinksStack: ObservableObject {
  /// The app's path, and what is presented above it.
  private(set) lazy var path = PathFollower()

  /// The screens.
  private(set) lazy var chain = ScreenChain(in: self)

  /// What the screens show.
  private(set) lazy var resolver = ScreenResolver(in: self)

  /// Whether the stack is seen.
  private(set) lazy var visibility = StackVisibility(of: self)

  private(set) var driver: LinkStackDriver<ScreenChain>?

  /// The scene that the stack is in, once that is known.
  weak var scene: AnyObject?

  private var options = NavigationConfiguration()

  /// Where the stack is.
  private var place = NavigationPlace.outside

  /// Whether the stack has turned out not to be in the column whose environment it has.
  private(set) var hasLeftColumn = false

  /// What is done as soon as the turn is over.
  private var deferredWork = DeferredWork()

  /// The recorder of the stack.
  private weak var recorder: (any StackRecorders)?

  nonisolated init() {}

  /// Follows what the stack's view has been made with; from the evaluation of its body.
  ///
  /// The first call starts the driver, so that the lowest screen of the path is there from the first
  /// appearance on.
  func prepare(
    _ appPath: StackPath,
    _ options: NavigationConfiguration,
    at place: NavigationPlace = .outside
  ) {
    self.options = options
    self.place = place
    path.read(appPath)
    if let driver {
      driver.pacing = options.pacing.pacing
      driver.animation = options.animation
      driver.rules = rules
      record(driver)
    } else {
      start()
    }
    deferWork { $0.mayHaveNewPath = true }
  }

  private func start() {
    let driver = LinkStackDriver<ScreenChain>(
      path: path.target.values,
      rules: rules,
      pacing: options.pacing.pacing,
      animation: options.animation,
      scheduler: scheduler
    )
    self.driver = driver
    record(driver)
    chain.hasTransitions = options.container == .navigationView
    driver.onUserPop = { [weak self] in self?.path.remove($0) }
    visibility.start((scheduler as? any AppScheduler)?.isAppInBackground == true) {
      driver.attach(to: chain)
    }
    LiveStacks.shared.add(self)
  }

  /// Has the stack recorded, if that is wanted.
  private func record(_ driver: LinkStackDriver<ScreenChain>) {
    guard options.recorder !== recorder else { return }
    recorder = options.recorder
    driver.recorder = recorder?.recordStack(of: self)
  }

  private var rules: UpdateRules { options.rules(inPushedColumn: isMadeInPushedColumn) }

  var warnings: WarningLog { options.warningLog }

  var animationSwitch: AnimationSwitch { options.animationSwitch }

  var scheduler: any WakeScheduler { options.wakeScheduler }

  /// Whether to hide the screens that are pushed below the last screen of a change.
  var hidesStillPushes: Bool { options.stillPushes == .hidden }

  /// Calls a function after a delay, if the stack is still there.
  @discardableResult
  func after(_ delay: Delay, _ action: @escaping @MainActor (LinksStack) -> Void) -> WakeToken {
    scheduler.after(delay) { [weak self] in
      guard let self else { return }
      action(self)
    }
  }
}

/// In which column the stack is, if any.
extension LinksStack {
  /// Whether the stack's screens are the columns of a split view.
  var isOfColumns: Bool { path.elementType == ColumnIndex.self }

  /// Whether screens of other stacks are on the same controller.
  var sharesController: Bool {
    if case .column = place { return !hasLeftColumn }
    return isOfColumns
  }

  /// Whether the stack is in a column that was pushed, with the screens of other columns below.
  var isInPushedColumn: Bool { isMadeInPushedColumn && !hasLeftColumn }

  private var isMadeInPushedColumn: Bool {
    if case .column(let column) = place { column.isPushed } else { false }
  }

  /// The stack turns out not to be in the column whose environment it has.
  func leaveColumn() {
    guard !hasLeftColumn else { return }
    objectWillChange.send()
    hasLeftColumn = true
  }
}

/// From the app's path to the screens, and back.
extension LinksStack {
  /// Follows the app's path as the stack's view has read it, if that is another one.
  func followReadPath() {
    if path.followRead() { retarget(animated: path.isAnimated) }
  }

  /// Follows the app's path now, and calls back when it is shown or when that can no longer be.
  func followPath(
    _ completion: @escaping @MainActor @Sendable (NavigationOutcome) -> Void
  ) {
    guard driver != nil else { return completion(.detached) }
    path.follow()
    retarget(animated: path.isAnimated, completion)
  }

  /// Has the driver reach what is wanted by now.
  ///
  /// - Parameter completion: Called with the outcome, if somebody waits for it.
  private func retarget(
    animated isAnimated: Bool = true,
    _ completion: (@MainActor @Sendable (NavigationOutcome) -> Void)? = nil
  ) {
    chain.observe(.newPath)
    chain.waitForDismissal()
    driver?.set(path.target.values, animated: isAnimated && mayBeSeen, completion)
    visibility.look()
    guard visibility.isHidden else { return }
    // A change that nobody sees isn't animated later, when the stack comes into view. The stack may be about to,
    // as where an app selects a tab and sets its path.
    after(.turn) { stack in
      if stack.visibility.isOutOfView { stack.driver?.stopAnimating() }
    }
  }

  /// Whether a change that is made now may be seen: not in the background, and not before the stack has come
  /// into view for the first time, unless it moves there.
  private var mayBeSeen: Bool {
    if visibility.isInBackground { return false }
    return !visibility.isHidden || visibility.hasBeenInView || chain.state?.motion == .moving
  }

  /// Learns in what transaction the app has made the last change of its path; from SwiftUI's update.
  func pathHasChanged(in transaction: Transaction) {
    guard path.isUnanimated(in: transaction), let driver, !driver.isSettled else { return }
    // The change is under way already, and what it does now has not begun on screen yet.
    driver.stopAnimating()
    chain.beginUpdate(animated: false)
  }

  /// Removes what is above a depth, because the top's own view asked for it.
  func pop(to depth: Int) {
    path.remove(depth..<max(depth, path.target.count))
    retarget()
  }

  /// Appends an element to the app's path, for a link that was tapped on a screen.
  func push(_ element: PathElement, from screen: LinkedScreen) {
    visibility.hasAppeared()
    guard takesTap(on: screen) else { return }
    // Whoever taps below the top has gone back, whether the system has said so or not.
    if screen.depth < path.target.count, driver?.isInBackNavigation == true {
      pop(to: screen.depth)
    }
    guard resolver.destinations.hasDestination(for: element) else {
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
    if chain.sight.isBehindPresentation { warnings.warn(.linkOutsideOfStack) }
    guard let driver, !driver.isSettled, !driver.isInBackNavigation else { return true }
    return max(driver.path.count, path.appElements.count) <= screen.depth
  }

  /// Drops the element of a depth, which nothing can show, with what was saved above it, and says so.
  func drop(_ element: PathElement, at depth: Int, because reason: String) {
    guard path.drop(element, at: depth) else { return }
    warnings.warn(
      .undecodableElement(index: depth - 1, typeName: element.typeName, reason: reason)
    )
    retarget()
  }
}

/// Views that are shown above the path without being part of it.
extension LinksStack {
  /// Does what a presenter asks for by now.
  private func observe(_ presenter: Presenter) {
    if let presentation = presenter.presentation {
      if presenter.isWanted {
        chain.refresh(presentation)
      } else if path.withdraw(presentation) {
        retarget(animated: presenter.change.isAnimated)
      }
    } else if presenter.isWanted, let owner = presenter.screen, isPartOfTarget(owner) {
      path.present(presenter, from: owner.depth)
      retarget(animated: presenter.change.isAnimated)
    }
  }

  /// Whether a screen is shown, and is to stay.
  private func isPartOfTarget(_ screen: LinkedScreen) -> Bool {
    guard let driver, chain.shows(screen) else { return false }
    guard screen.depth > 0 else { return true }
    let target = driver.path
    return screen.depth <= target.count
      && target[screen.depth - 1] == driver.linkStack[screen.depth].value
  }
}

/// Work that can't be done while bodies are evaluated, and is done right after.
///
/// `onChange` would be the obvious tool, and does not fire on covered screens (FlowStacks issue 76).
extension LinksStack {
  /// Adds to what is to be done.
  func deferWork(_ change: (inout DeferredWork) -> Void) {
    let isScheduled = !deferredWork.isEmpty
    change(&deferredWork)
    if !isScheduled { after(.turn) { $0.flushDeferredWork() } }
  }

  private func flushDeferredWork() {
    let work = deferredWork.flush()
    if work.mayHaveNewPath, path.follow() { retarget(animated: path.isAnimated) }
    resolver.resolve(work)
    work.presenters.forEach(observe)
  }
}
