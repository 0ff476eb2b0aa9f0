import Combine
import LinkStackEngine
import SwiftUI

/// A link stack: its parts, each of which owns one fact, and their connections.
///
/// Events enter by `handle(_:)`: see ``LinksStack/Event``. Work that view bodies discover runs after the update. The
/// object publishes few changes: each view observes the link or the screen that it shows.
@MainActor
final class LinksStack: ObservableObject {
  /// The app's path, and the views that are presented above it.
  private(set) lazy var path = PathFollower(in: self)

  /// The screens and their links.
  ///
  /// The driver makes them follow the path.
  private(set) lazy var chain = ScreenChain(in: self)

  /// The content of the screens.
  private(set) lazy var resolver = ScreenResolver(in: self)

  /// Whether the stack is visible.
  private(set) lazy var visibility = StackVisibility(of: self)

  private(set) lazy var rowSearch = RowSearch()

  /// The columns that the stack's screens are, if they are.
  weak var columns: LinkedColumns?

  private(set) var driver: LinkStackDriver<ScreenChain>?
  weak var scene: AnyObject?

  private(set) var options = NavigationConfiguration()

  /// Whether the stack reads no state of UIKit's: see ``NavigationSafeMode``.
  private(set) var isSafe = false
  private var columnAround: Column?

  /// Whether the stack isn't in the column whose environment it has.
  private(set) var hasLeftColumn = false

  /// Whether the screens of the column's former stack have to leave first.
  private(set) var awaitsFormerStack = false
  private var looksForDepartedScreens = false
  private var deferredWork = DeferredWork()

  /// Whether the next decision about the target waits for covered screens.
  private var isDeciding = false

  nonisolated init() {}

  deinit {
    guard let columnAround else { return }
    MainThread.run { _ in columnAround.stacksHaveChanged() }
  }

  /// Takes in the values of the stack's view.
  ///
  /// Called from the evaluation of its body. The first call starts the driver, so that the lowest screen exists from
  /// the first appearance on.
  func prepare(_ appPath: StackPath, _ options: NavigationConfiguration, in column: Column? = nil) {
    self.options = options
    columnAround = column
    if path.read(appPath) { pathMayHaveChanged() }
    if let driver {
      driver.pacing = pacing
      driver.animation = animation
    } else {
      start()
    }
  }

  private func start() {
    switch safeMode {
    case .always: isSafe = true
    case .automatic: isSafe = checks.isRefuted(.identity) || checks.isRefuted(.motion)
    case .never: break
    }
    if !isSafe { chain.observedHost.controllers = column?.anchor?.controllers(of: self) }
    let isAtRoot = chain.state.map { $0 == HostState(depth: 0, motion: .still) } ?? true
    if column?.add(self) == true || !isAtRoot { awaitsFormerStack = true }
    let driver = LinkStackDriver<ScreenChain>(
      path: screensToShow,
      rules: options.rules(appearsEmpty: isInPushedColumn || awaitsFormerStack),
      pacing: pacing,
      animation: animation,
      scheduler: scheduler
    )
    self.driver = driver
    chain.hasTransitions = options.hooks.container == .navigationView
    driver.onUserPop = { [weak self] in self?.removeFromPath($0) }
    visibility.start((scheduler as? any AppScheduler)?.isAppInBackground == true) {
      driver.attach(to: chain)
    }
    LiveStacks.shared.add(self)
    LiveStacks.shared.pathHasChanged(of: self)
    removeDepartedScreens()
  }

  private var animation: ChangeAnimation {
    isSafe ? .everyPush : options.animation
  }

  /// The pacing; in safe mode, time enough for each push.
  private var pacing: Pacing {
    let pacing = options.pacing.pacing
    return isSafe ? .settled(fallback: max(pacing.delay, Pacing.settled.delay)) : pacing
  }

  /// Continues in safe mode from the present screens, because a check has failed; returns whether the mode has
  /// changed.
  @discardableResult
  func enterSafeMode(because check: HostChecks.Check) -> Bool {
    guard !isSafe, makesChecks else { return false }
    checks.refute(check, "depth \(chain.top.depth)")
    enterSafeMode()
    return true
  }

  private func enterSafeMode() {
    isSafe = true
    chain.observedHost.controllers = nil
    driver?.pacing = pacing
    driver?.animation = animation
  }

  /// Whether observations are compared with assumptions.
  var makesChecks: Bool { safeMode == .automatic }

  private var safeMode: NavigationSafeMode { options.safeMode ?? .standard }

  var checks: HostChecks { options.hostChecks }

  var warnings: WarningLog { options.warningLog }

  var scheduler: any WakeScheduler { options.wakeScheduler }

  /// Calls a function after a delay, if the stack still exists.
  @discardableResult
  func after(_ delay: Delay, _ action: @escaping @MainActor (LinksStack) -> Void) -> WakeToken {
    scheduler.after(delay) { [weak self] in
      guard let self else { return }
      action(self)
    }
  }

  /// Calls a function two iterations of the main queue later, if the stack still exists.
  ///
  /// Covered screens are evaluated an iteration later than others, and a sheet may begin to leave an iteration after
  /// the change of its binding.
  func afterTwoTurns(_ action: @escaping @MainActor (LinksStack) -> Void) {
    after(.turn) { $0.after(.turn, action) }
  }
}

/// The stack's column, if any.
extension LinksStack {
  /// The stack's column, onto whose controller the stack pushes.
  var column: Column? { hasLeftColumn ? nil : columnAround }

  /// Whether screens of other stacks are on the same controller.
  var sharesController: Bool { column != nil || columns != nil }

  /// Whether the stack is in a pushed column, with the screens of other columns below.
  var isInPushedColumn: Bool { column.map { $0.isCollapsed && $0.index > 0 } == true }

  /// Removes the screens of the column's former stack, if they stay.
  ///
  /// The former stack's links were removed with it. A host may ignore that, and the links can't be turned off again.
  func removeDepartedScreens() {
    guard column != nil, !looksForDepartedScreens,
      awaitsFormerStack || chain.observedHost.state?.isCovered == true
    else { return }
    looksForDepartedScreens = true
    after(.transition) { stack in
      stack.looksForDepartedScreens = false
      // It is called again on return to the foreground, and when a finger lets go of such a screen.
      guard !stack.visibility.isInBackground,
        let controllers = stack.chain.observedHost.controllers,
        controllers.haveDepartedScreens
      else { return }
      if controllers.observe()?.motion == .still { controllers.removeDepartedScreens() }
      stack.removeDepartedScreens()
    }
  }

  /// Whether the stack is in a column, or in a tab there, and has no path of the app's.
  var hasOwnPath: Bool { columnAround?.isOfPathlessStack == true }

  /// Takes in that the column's content has left, with all screens that the stack shows.
  func leaveWithColumn(animated isAnimated: Bool = true) {
    guard path.target.count > 0 else { return }
    removeFromPath(0..<path.target.count)
    retarget(animated: isAnimated)
  }

  /// Takes in that columns may have come, or gone, above the stack's.
  func columnsHaveMoved() {
    if let driver, driver.path != screensToShow { retarget(animated: false) }
  }

  var screensToShow: [LinkedScreen.Value] { makesRoom ? [] : path.target.values }

  /// Whether another column needs the place of the stack's screens, which come again after it.
  ///
  /// Both are pushed from the column's own view, by one navigation link each, and only one of the two can be on.
  private var makesRoom: Bool { !isSafe && column?.isToBeBelowTop == true }

  /// Takes in that the stack isn't in the column whose environment it has.
  func leaveColumn() {
    guard !hasLeftColumn else { return }
    objectWillChange.send()
    hasLeftColumn = true
    columnAround?.stacksHaveChanged()
  }
}

/// From the app's path to the screens, and back.
extension LinksStack {
  /// Follows the app's path, and calls back when a path that was set is shown, or can no longer be.
  ///
  /// If the path is the same as before, a view above it may be about to end.
  func wait(for path: Any, _ completion: @escaping LiveStacks.Completion) {
    visibility.look()
    pathMayHaveChanged()
    awaitDecision(self.path.elements(of: path) ?? self.path.appElements, completion)
  }

  /// Waits until a path is followed, or superseded by a newer one.
  private func awaitDecision(
    _ elements: [PathElement],
    _ completion: @escaping LiveStacks.Completion
  ) {
    scheduler.after(.turn) { [weak self] in
      guard let self else { return completion(.detached) }
      if isDeciding || deferredWork.mayChangeTarget {
        awaitDecision(elements, completion)
      } else if path.target.elements == elements {
        waitForTarget(completion)
      } else {
        completion(.superseded)
      }
    }
  }

  /// Waits until the target is shown or, below another column, is yet to be shown, as SwiftUI's split view does.
  private func waitForTarget(_ completion: @escaping LiveStacks.Completion) {
    if makesRoom { completion(.presented) } else { driver?.set(path.target.values, completion) }
  }

  /// Removes elements from the app's path, and ends presented views, after a back navigation.
  func removeFromPath(_ positions: Range<Int>) {
    columns?.leaveScreens(above: positions.lowerBound)
    path.remove(positions)
    followOwnChange()
  }

  /// Follows the app's path after a change by the package.
  ///
  /// The app's binding may refuse that, or make another change of it. A binding that writes later has done so after
  /// an iteration of the main queue.
  func followOwnChange() {
    after(.turn) { $0.pathMayHaveChanged() }
  }

  /// Makes the driver follow the current target.
  func retarget(animated isAnimated: Bool = true) {
    removeDismissed()
    chain.isContinuing = false
    chain.observe(.newPath)
    follow(animated: isAnimated)
  }

  /// Removes a screen that has dismissed itself in the action in which the app set its path.
  ///
  /// `dismiss()` makes UIKit pop at once, and SwiftUI reports it much later (DanceUI). Elements that the app has
  /// appended replace that screen.
  private func removeDismissed() {
    guard let driver, driver.isSettled, let state = chain.state,
      state.depth < driver.path.count, path.target.values.starts(with: driver.path)
    else { return }
    driver.report(.changed)
  }

  /// Continues a change that has turned out to have more screens, when one of its screens arrived.
  ///
  /// The last screen isn't known in advance. So the next ones arrive without animation, under a snapshot of the last
  /// visible screen.
  func continueChange() {
    chain.isContinuing = true
    follow(animated: animation == .everyPush)
  }

  private func follow(animated isAnimated: Bool) {
    chain.waitForDismissal()
    guard let driver else { return }
    // An app may have chosen safe mode meanwhile. A stack never leaves it.
    if safeMode == .always { enterSafeMode() }
    visibility.look()
    driver.set(screensToShow, animated: isAnimated && mayBeSeen)
  }

  /// Whether a change may be visible now: not in the background or out of view, and not before the stack has first
  /// come into view, unless its screens are moving.
  private var mayBeSeen: Bool {
    if visibility.isInBackground || visibility.isOutOfView { return false }
    return !visibility.isHidden || visibility.hasBeenInView || chain.state?.motion == .moving
  }
}

extension LinksStack {
  /// Work that view bodies discovered; it runs after the update, since state must not change during one.
  ///
  /// `onChange` would be simpler, but it isn't called on covered screens (FlowStacks issue 76).
  struct DeferredWork {
    fileprivate var isScheduled = false

    /// Whether the app's path, or a binding of a presented view, may have changed.
    fileprivate var mayChangeTarget = false

    /// The views to present, the one that was evaluated last first.
    ///
    /// Of two views of one screen that are turned on together, SwiftUI presents the outer one, which is evaluated first.
    var requests: [Presenter.Presentation] = []

    /// The presented views that were declared again.
    var refreshedViews: [Presenter.Presentation] = []
    var declarations: [DestinationRegistry.Declaration] = []
    var unresolvedScreens: [LinkedScreen] = []
    var withdrawnTypes: [ObjectIdentifier] = []
  }
}

extension LinksStack {
  /// Adds to the work that runs after this iteration of the main queue.
  func deferWork(_ change: (inout DeferredWork) -> Void) {
    if !deferredWork.isScheduled {
      deferredWork.isScheduled = true
      after(.turn) { $0.doDeferredWork() }
    }
    change(&deferredWork)
  }

  /// Decides about the target again, since the app's path may have changed, or what views ask to present.
  ///
  /// A view below a pushed screen may not be evaluated for a path that the package writes, or an app in response: a
  /// column keeps the view it was created with.
  func pathMayHaveChanged() {
    deferWork { $0.mayChangeTarget = true }
  }

  private func doDeferredWork() {
    let work = deferredWork
    // Work that is added from now on runs another time.
    deferredWork = DeferredWork()
    for view in work.refreshedViews { chain.refresh(view) }
    path.requests += work.requests
    if work.mayChangeTarget { decideOnTarget() }
    resolver.resolve(work)
  }

  /// Follows the app's path, and decides which views are presented above it.
  ///
  /// Covered screens are evaluated later than the top. Where they may decide as well, they are first evaluated in the
  /// app's new state, and what has gone with it is removed. So all requests of one action are known. A stack in a column
  /// waits for the decision about the columns, which may leave.
  func decideOnTarget() {
    guard !isDeciding else { return }
    isDeciding = true
    if let column, column.isCollapsed {
      column.columns.whenDecided { [weak self] _ in self?.followDecision() }
    } else if path.dependsOnCoveredScreens {
      afterTwoTurns { $0.followDecision() }
    } else {
      followDecision()
    }
  }

  private func followDecision() {
    isDeciding = false
    let decision = path.decide()
    let views = decision.changedViews
    // A view may have replaced elements of the path.
    if !views.isEmpty { followOwnChange() }
    guard decision.hasNewPath || !views.isEmpty else { return }
    if makesRoom { return columnsHaveMoved() }
    if !decision.hasNewPath, views.allSatisfy(\.comesWithItsScreen) {
      continueChange()
    } else if let last = views.last {
      retarget(animated: last.isAnimated ?? true)
    } else {
      retarget(animated: path.change.isAnimated)
    }
  }
}

extension LinksStack: LiveStacks.Stack {
  func shows(_ path: Any) -> Bool { self.path.equals(path) == true }

  var isSuspended: Bool { visibility.isSuspended }
}
