import Combine
import LinkStackEngine
import SwiftUI

/// A stack of links: the wiring of its parts, each of which owns one fact.
///
/// What happens to it enters by `handle(_:)`: see ``LinksStack/Event``. What bodies meet with, which may change nothing,
/// waits until their turn is over. It publishes next to nothing: each view observes the link or the screen it shows.
@MainActor
final class LinksStack: ObservableObject {
  /// The app's path, and what is presented above it.
  private(set) lazy var path = PathFollower()

  /// The screens and their links, which the driver brings to the path.
  private(set) lazy var chain = ScreenChain(in: self)

  /// What the screens show.
  private(set) lazy var resolver = ScreenResolver(in: self)

  /// Whether the stack is seen.
  private(set) lazy var visibility = StackVisibility(of: self)

  private(set) var driver: LinkStackDriver<ScreenChain>?
  weak var scene: AnyObject?

  private(set) var options = NavigationConfiguration()

  /// Whether the stack asks UIKit nothing: see ``NavigationSafeMode``.
  private(set) var isSafe = false
  private var columnAround: Column?

  /// Whether the stack has turned out not to be in the column whose environment it has.
  private(set) var hasLeftColumn = false

  /// Whether the screens of another stack, which was in the column before, are to leave first.
  private(set) var isSuccessor = false
  private var looksForLeftScreens = false
  private var deferredWork = DeferredWork()

  nonisolated init() {}

  /// Follows what the stack's view has been made with; from the evaluation of its body.
  ///
  /// The first call starts the driver, so that the lowest screen is there from the first appearance on.
  func prepare(
    _ appPath: StackPath,
    _ options: NavigationConfiguration,
    in column: Column? = nil
  ) {
    let isAsBefore = options == self.options && column == columnAround
    self.options = options
    columnAround = column
    if path.read(appPath) { pathMayHaveChanged() }
    if let driver, !isAsBefore {
      driver.pacing = options.pacing.pacing
      driver.animation = animation
      driver.rules = rules
    } else if driver == nil {
      start()
    }
  }

  private func start() {
    switch safeMode {
    case .always: isSafe = true
    case .automatic: isSafe = checks.isRefuted(.identity) || checks.isRefuted(.motion)
    case .never: break
    }
    if !isSafe { chain.sight.controllers = column?.controllers(of: self) }
    let isAtRoot = chain.state.map { $0.depth == 0 && !$0.isCovered } ?? true
    isSuccessor = column?.add(self) == true || !isAtRoot
    let driver = LinkStackDriver<ScreenChain>(
      path: path.target.values,
      rules: rules,
      pacing: options.pacing.pacing,
      animation: animation,
      scheduler: scheduler
    )
    self.driver = driver
    chain.hasTransitions = options.container == .navigationView
    driver.onUserPop = { [weak self] in self?.path.remove($0) }
    visibility.start((scheduler as? any AppScheduler)?.isAppInBackground == true) {
      driver.attach(to: chain)
    }
    LiveStacks.shared.add(self)
    removeLeftScreens()
  }

  private var rules: UpdateRules {
    options.rules(appearsEmpty: isInPushedColumn || isSuccessor)
  }

  private var animation: ChangeAnimation {
    isSafe || checks.isRefuted(.stillPushes) ? .everyPush : options.animation
  }

  /// Goes on in safe mode from where the stack is, because a check has failed, and returns whether it does so.
  @discardableResult
  func enterSafeMode(because check: HostChecks.Check) -> Bool {
    guard !isSafe, makesChecks else { return false }
    checks.refute(check, "depth \(chain.top.depth)")
    isSafe = true
    chain.stopAskingHost()
    driver?.animation = animation
    return true
  }

  /// Whether what is observed is compared with what is assumed.
  var makesChecks: Bool { chain.hasTransitions && safeMode == .automatic }

  private var safeMode: NavigationSafeMode { options.safeMode ?? .standard }

  var checks: HostChecks { options.hostChecks }

  var warnings: WarningLog { options.warningLog }

  var scheduler: any WakeScheduler { options.wakeScheduler }

  /// Calls a function after a delay, if the stack is still there.
  @discardableResult
  func after(_ delay: Delay, _ action: @escaping @MainActor (LinksStack) -> Void) -> WakeToken {
    scheduler.after(delay) { [weak self] in
      guard let self else { return }
      action(self)
    }
  }

  /// Calls a function two turns later, if the stack is still there: covered screens are evaluated a turn later than
  /// others, and a sheet may begin to leave a turn later than it was told.
  func afterTwoTurns(_ action: @escaping @MainActor (LinksStack) -> Void) {
    after(.turn) { $0.after(.turn, action) }
  }
}

/// In which column the stack is, if any.
extension LinksStack {
  /// Whether the stack's screens are the columns of a split view.
  var isOfColumns: Bool { path.elementType == LinkedColumns.Index.self }

  /// The column that the stack is in, on whose controller it pushes.
  var column: Column? { hasLeftColumn ? nil : columnAround }

  /// Whether screens of other stacks are on the same controller.
  var sharesController: Bool { column != nil || isOfColumns }

  /// Whether the stack is in a column that was pushed, with the screens of other columns below.
  var isInPushedColumn: Bool { column?.isPushed == true }

  /// Has the screens leave of a stack that was in the column before, where they stay.
  ///
  /// Its links have gone with it, which a host may ignore, and nobody can turn them off once more.
  func removeLeftScreens() {
    guard column != nil, !looksForLeftScreens,
      isSuccessor || chain.sight.state?.isCovered == true
    else { return }
    looksForLeftScreens = true
    after(.silence) { stack in
      stack.looksForLeftScreens = false
      // On return it is called again, and where a finger lets go of such a screen.
      guard !stack.visibility.isInBackground, let controllers = stack.chain.sight.controllers,
        controllers.haveLeftScreens
      else { return }
      if controllers.observe()?.motion == .still { controllers.removeLeftScreens() }
      stack.removeLeftScreens()
    }
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
  /// Follows the app's path now, and calls back when it is shown or when that can no longer be.
  func followPath(
    _ completion: @escaping @MainActor @Sendable (ChangeOutcome) -> Void
  ) {
    path.follow()
    retarget(animated: path.isAnimated, completion)
  }

  /// Has the driver reach what is wanted by now.
  func retarget(
    animated isAnimated: Bool = true,
    _ completion: (@MainActor @Sendable (ChangeOutcome) -> Void)? = nil
  ) {
    removeDismissed()
    chain.isContinuing = false
    chain.observe(.newPath)
    follow(animated: isAnimated, completion)
  }

  /// Removes a screen that has dismissed itself in the action in which the app has set its path.
  ///
  /// `dismiss()` has UIKit pop at once, and SwiftUI says so much later (DanceUI): what the app has appended is meant to
  /// come in place of that screen.
  private func removeDismissed() {
    guard let driver, driver.isSettled, let state = chain.state, state.motion != .held,
      state.depth < driver.path.count, path.target.values.starts(with: driver.path)
    else { return }
    driver.report(.changed)
  }

  /// Has the driver go on with a change of which more has turned out as a screen has come.
  ///
  /// Which screen is the last nobody knows before it is there. So what follows comes without animation, under a picture
  /// of the last screen that people have seen.
  func continueChange() {
    chain.isContinuing = true
    follow(animated: animation == .everyPush)
  }

  private func follow(
    animated isAnimated: Bool,
    _ completion: (@MainActor @Sendable (ChangeOutcome) -> Void)? = nil
  ) {
    chain.waitForDismissal()
    guard let driver else {
      completion?(.detached)
      return
    }
    // Another stack may have refuted an assumption since.
    driver.animation = animation
    driver.set(path.target.values, animated: isAnimated && mayBeSeen, completion)
    visibility.look()
    guard visibility.isHidden else { return }
    // A change that nobody sees isn't animated later, when the stack comes into view. The stack may be about to,
    // as where an app selects a tab and sets its path.
    after(.turn) { stack in
      if stack.visibility.isOutOfView { stack.driver?.stopAnimating() }
    }
  }

  /// Checks what holds after each turn, in builds for debugging.
  private func assertConsistency() {
    guard let driver else { return }
    assert(
      driver.linkStack.depth == chain.top.depth,
      "the driver has \(driver.linkStack.depth) screens, and their chain \(chain.top.depth)"
    )
    assert(
      driver.path.count == path.target.count,
      "the driver's path has \(driver.path.count) screens, and the target \(path.target.count)"
    )
  }

  /// Whether a change that is made now may be seen: not in the background, and not before the stack has come
  /// into view for the first time, unless it moves there.
  private var mayBeSeen: Bool {
    if visibility.isInBackground { return false }
    return !visibility.isHidden || visibility.hasBeenInView || chain.state?.motion == .moving
  }
}

extension LinksStack {
  /// The work that bodies have met with, when nothing may be changed.
  ///
  /// `onChange` would be the obvious tool, and does not fire on covered screens (FlowStacks issue 76).
  struct DeferredWork {
    fileprivate var isScheduled = false

    /// Whether the stack's view has read the app's path, which may be another one.
    fileprivate var mayHaveNewPath = false
    var presenters: [Presenter] = []
    var declarations: [DestinationRegistry.Declaration] = []
    var unresolvedScreens: [LinkedScreen] = []
    var withdrawnTypes: Set<ObjectIdentifier> = []
  }
}

extension LinksStack {
  /// Adds to what is done as soon as the turn is over.
  func deferWork(_ change: (inout DeferredWork) -> Void) {
    if !deferredWork.isScheduled {
      deferredWork.isScheduled = true
      after(.turn) { $0.doDeferredWork() }
    }
    change(&deferredWork)
  }

  /// Looks at the app's path once more, which the package has written itself, or an app in answer.
  ///
  /// A view below a pushed screen may not be evaluated for that: a column keeps what it was made with.
  func pathMayHaveChanged() {
    deferWork { $0.mayHaveNewPath = true }
  }

  private func doDeferredWork() {
    let work = deferredWork
    // What is added from now on is done another time.
    deferredWork = DeferredWork()
    if work.mayHaveNewPath, path.follow() { retarget(animated: path.isAnimated) }
    resolver.resolve(work)
    if !work.presenters.isEmpty { follow(work.presenters) }
    assertConsistency()
  }
}

extension LinksStack: LiveStacks.Stack {
  var appElements: [PathElement] { path.appElements }

  func equals(_ path: Any) -> Bool { self.path.equals(path) }

  var isSuspended: Bool { visibility.isSuspended }
}
