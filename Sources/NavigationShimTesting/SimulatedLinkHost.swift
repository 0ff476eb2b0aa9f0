public import LinkStackEngine

/// A host as old systems have it, in virtual time.
///
/// It accepts what its ``SimulatedHostBehavior`` allows, and loses the rest without a word, as the
/// hosts do that it stands for: a second push in one update, and a push that meets a transition.
/// Each breach is recorded in ``violations``. A person acts on it by ``goBack(to:)``,
/// ``swipeBack(holding:cancelling:)``, ``leave()`` and ``comeBack()``, at any moment.
///
/// The host knows nothing of how updates are planned. For a host with its driver and its clock in
/// one, see ``SimulatedStack``.
@MainActor
public final class SimulatedLinkHost<Value: Equatable>: LinkHost {
  /// A screen as the host has it.
  public typealias Screen = LinkStack<Value>.Screen

  /// How the host behaves.
  public let behavior: SimulatedHostBehavior

  /// What has happened so far, in order; empty where nothing is recorded.
  public private(set) var events: [SimulatedEvent<Value>] = []

  /// What the host was asked to do against its rules, in order.
  public private(set) var violations: [Violation] = []

  /// The screens that the host really has, from the one next to the root to the top.
  ///
  /// While a person goes back, the screens that are leaving still belong to it.
  public private(set) var screens: [Screen] = []

  /// Whether the app is active.
  public private(set) var isActive = true

  /// Screens that were popped by an update and are still visible until its transition ends.
  private var leavingScreens: [Screen] = []
  private var motion: Motion?
  private var hasAppeared = false
  private var hasSentSettleSignal = false

  /// The link stack of the last update that came while the app was inactive.
  private var collected: LinkStack<Value>?

  /// What the host has been told to show and doesn't yet, while it lags behind.
  private var told: Told?

  /// The number of updates that the host was sent.
  public private(set) var updateCount = 0

  /// The number of transitions that a person has seen, their own ways back among them; what goes
  /// without animation is not.
  public private(set) var visibleTransitionCount = 0

  /// When the host was sent its last update, or `nil` if it has had none.
  public private(set) var lastUpdateTime: Nanoseconds?

  /// When the host came to rest last, or `nil` if it never has.
  ///
  /// It may have been set in motion again since: see ``isMoving``.
  public private(set) var lastRestTime: Nanoseconds?

  private let recordsEvents: Bool
  private let time: VirtualTime

  /// Who is told what happens; a host that nobody drives keeps it to itself.
  private weak var driver: LinkStackDriver<SimulatedLinkHost<Value>>?

  /// Creates a host that lives by a clock.
  ///
  /// - Parameters:
  ///   - behavior: How the host behaves.
  ///   - time: The clock.
  ///   - recordsEvents: Whether to keep ``events``. Each update in it holds the whole chain, so that
  ///     the record of a very deep link grows with the square of its depth.
  public init(
    _ behavior: SimulatedHostBehavior = .links,
    time: VirtualTime,
    recordsEvents: Bool = true
  ) {
    self.behavior = behavior
    self.time = time
    self.recordsEvents = recordsEvents
  }

  /// Appears for the first time, and from then on shows what a driver says.
  public func appear(drivenBy driver: LinkStackDriver<SimulatedLinkHost<Value>>) {
    self.driver = driver
    driver.attach(to: self)
    if !hasAppeared {
      hasAppeared = true
      comeIntoView()
    }
  }

  /// Forgets what has been recorded so far.
  func removeEvents() {
    events.removeAll()
  }

  /// The identities of the root and of all screens, by depth.
  private func id(at depth: Int) -> ScreenID {
    depth == 0 ? .root : screens[depth - 1].id
  }

  private func record(_ kind: @autoclosure () -> SimulatedEvent<Value>.Kind) {
    guard recordsEvents else { return }
    events.append(SimulatedEvent(time: time.now, kind: kind()))
  }

  private func recordViolation(_ kind: Violation.Kind, lostPushes: Int = 0) {
    violations.append(
      Violation(kind: kind, time: time.now, updateNumber: updateCount, lostPushes: lostPushes)
    )
  }
}

extension SimulatedLinkHost {
  /// What a person sees now.
  public var view: VisibleScreens<Value> {
    guard let motion else { return .still(value(at: screens.count)) }
    return .moving(from: value(at: motion.fromDepth), to: value(at: motion.toDepth))
  }

  /// The screen that a person sees now, or during a transition the one that comes into view; `nil` is
  /// the root.
  public var visible: Value? {
    value(at: motion?.toDepth ?? screens.count)
  }

  /// The values of the screens that the host has.
  public var values: [Value] { screens.map(\.value) }

  private func value(at depth: Int) -> Value? {
    guard depth > 0 else { return nil }
    return depth <= screens.count
      ? screens[depth - 1].value : leavingScreens[depth - 1 - screens.count].value
  }
}

extension SimulatedLinkHost {
  /// A person goes back.
  ///
  /// In the middle of a push, the screen that is arriving turns round, and takes as long to go as it
  /// took to come.
  ///
  /// - Parameter depth: The depth to go back to; one screen back if omitted. In the middle of a push
  ///   only the arriving screen can be left.
  /// - Returns: `false`, without an effect, where a person can't go back: at the root, while the app
  ///   is inactive, or in the middle of another way back.
  @discardableResult
  public func goBack(to depth: Int? = nil) -> Bool {
    let depth = depth ?? screens.count - 1
    guard isActive, depth >= 0, depth < screens.count else { return false }
    var span = behavior.transition
    if let motion {
      guard motion.kind == .push, depth == screens.count - 1 else { return false }
      span = time.now - motion.began
      endMotionAtOnce()
    }
    record(.wentBack(to: depth))
    let dismissed = screens[depth].id
    beginMotion(.goingBack, from: screens.count, to: depth, span, isAnimated: true)
    if behavior.dismissalReport == .atStart { reportDismissal(of: dismissed) }
    return true
  }

  /// A person swipes back.
  ///
  /// The finger holds the top for a while. When it lets go, the top leaves or returns to its place,
  /// which takes as long as any transition.
  ///
  /// - Parameters:
  ///   - span: How long the finger holds the top.
  ///   - isCancelled: Whether the person changes their mind.
  /// - Returns: `false`, without an effect, where a person can't swipe: at the root, while the app is
  ///   inactive, or during a transition.
  @discardableResult
  public func swipeBack(holding span: Nanoseconds = .zero, cancelling isCancelled: Bool = false)
    -> Bool
  {
    guard isActive, motion == nil, !screens.isEmpty else { return false }
    record(.heldTop)
    beginMotion(
      .held(isCancelled: isCancelled),
      from: screens.count,
      to: screens.count - 1,
      span,
      isAnimated: true
    )
    return true
  }

  /// The person leaves the app.
  ///
  /// A running transition goes on.
  public func leave() {
    guard isActive else { return }
    isActive = false
    record(.left)
    driver?.suspend()
  }

  /// The person returns to the app.
  ///
  /// Updates that came meanwhile are shown all in one go.
  public func comeBack() {
    guard !isActive else { return }
    isActive = true
    record(.returned)
    if let collected {
      self.collected = nil
      told = nil
      showAtOnce(collected)
    }
    if behavior.doubtsLinksOnReturn { turnOffCoveredLinksForNoReason() }
    driver?.resume()
  }

  /// The host turns off the links whose owners are covered, which are all but the one to the top.
  public func turnOffCoveredLinksForNoReason() {
    for depth in 1..<max(1, screens.count) { turnOffLinkForNoReason(toScreenAt: depth) }
  }

  /// The host turns off the link to a screen while that screen stays where it is, as old hosts do
  /// with links whose owner is covered.
  ///
  /// - Precondition: There is a screen at this depth.
  public func turnOffLinkForNoReason(toScreenAt depth: Int) {
    precondition(
      depth >= 1 && depth <= screens.count,
      "no screen at depth \(depth): the depths of screens run from 1 to \(screens.count)"
    )
    reportDismissal(of: screens[depth - 1].id)
  }
}

extension SimulatedLinkHost {
  /// What the host shows, and whether that moves; `nil` where it doesn't answer.
  public var state: HostState? {
    guard behavior.answers else { return nil }
    guard let motion else { return HostState(depth: screens.count, motion: .still) }
    return HostState(depth: motion.toDepth, motion: motion.mayBeTakenBack ? .held : .moving)
  }

  /// Takes in an update as the host would: what its rules allow is shown, the rest is lost.
  public func perform(_ update: Update, showing linkStack: LinkStack<Value>) {
    updateCount += 1
    lastUpdateTime = time.now
    record(.update(update, chain: linkStack.values))
    guard hasAppeared else { return appear(with: linkStack) }
    guard isActive else {
      recordViolation(.whileInactive)
      collected = linkStack
      return
    }
    let isIgnored = behavior.ignoredUpdates.contains(updateCount)
    if isIgnored || behavior.lag > .zero, update.depth != update.previousDepth {
      followLater(update, linkStack)
      if isIgnored { ignoreUpdate() }
    } else {
      told?.linkStack = linkStack
      show(update, linkStack)
    }
  }

  /// Pops what it still has of screens that the driver takes to be gone, as a link does that is turned
  /// off.
  public func didTruncate(to depth: Int) {
    if let told, told.linkStack.depth > depth { self.told?.linkStack.truncate(to: depth) }
    if let former = told?.previousDepth { told?.previousDepth = min(former, depth) }
    guard screens.count > depth, motion?.kind != .goingBack else { return }
    endMotionAtOnce()
    move(to: depth, of: LinkStack(), keeping: depth, isAnimated: true)
  }

  private func appear(with linkStack: LinkStack<Value>) {
    hasAppeared = true
    let allowed = min(linkStack.depth, behavior.rules.screensAtFirstAppearance)
    if linkStack.depth > allowed {
      recordViolation(.tooDeepAtFirstAppearance, lostPushes: linkStack.depth - allowed)
    }
    screens = Array(linkStack.prefix(allowed))
    comeIntoView()
  }

  private func comeIntoView() {
    driver?.hostDidShow(id(at: screens.count))
    comeToRest(afterAnimation: false)
  }

  /// Shows what has changed over several updates as if it were one.
  private func showAtOnce(_ linkStack: LinkStack<Value>) {
    let update = Update(
      previousDepth: screens.count,
      keptDepth: zip(screens, linkStack).prefix { $0.id == $1.id }.count,
      depth: linkStack.depth,
      isAnimated: true
    )
    show(update, linkStack)
  }

  /// What is to be shown when a lag is over.
  private struct Told {
    var linkStack: LinkStack<Value>

    /// How deep the host was to be before.
    var previousDepth: Int

    let isAnimated: Bool
  }

  /// Replaces screens at once, and follows with pushes and pops when the lag is over.
  private func followLater(_ update: Update, _ linkStack: LinkStack<Value>) {
    if motion != nil, losesUpdatesInTransition { recordViolation(.duringTransition) }
    recordBreaches(of: update)
    let isBehind = told != nil
    told = Told(
      linkStack: linkStack,
      previousDepth: min(update.previousDepth, told?.previousDepth ?? .max),
      isAnimated: update.isAnimated
    )
    let replacesTop = update.keptDepth < screens.count && screens.count <= update.depth
    replaceScreens(update, linkStack)
    if replacesTop { driver?.hostDidShow(id(at: screens.count)) }
    if !isBehind { time.schedule(after: behavior.lag) { [weak self] in self?.follow() } }
  }

  private func ignoreUpdate() {
    told = nil
    record(.ignored)
  }

  /// Follows what the link stack is by now; what meets a transition is lost, be it a push or a pop.
  private func follow() {
    guard let told else { return }
    self.told = nil
    record(.followed)
    let depth = motion?.kind == .goingBack ? motion?.toDepth ?? 0 : screens.count
    guard told.linkStack.depth != depth else { return }
    if motion != nil, losesUpdatesInTransition { return }
    // The owner of the link has been left, or was lost itself.
    if told.linkStack.depth > depth, depth < told.previousDepth { return }
    if told.linkStack.depth - depth > behavior.rules.pushesPerUpdate { return }
    let news = cutMotionShort()
    let kept = zip(screens, told.linkStack).prefix { $0.id == $1.id }.count
    move(
      to: told.linkStack.depth,
      of: told.linkStack,
      keeping: kept,
      isAnimated: told.isAnimated || !behavior.heedsAnimation
    )
    tell(news)
  }

  private func show(_ update: Update, _ linkStack: LinkStack<Value>) {
    let pushes = update.pushCount
    if motion != nil, losesUpdatesInTransition {
      // Only pushes are lost: the screen shows for a moment and is gone.
      recordViolation(.duringTransition, lostPushes: pushes)
      if pushes > 0 { return replaceScreens(update, linkStack) }
    }
    endMotionAtOnce()
    if pushes > 0, update.previousDepth > screens.count {
      recordViolation(.ownerNotShown, lostPushes: pushes)
      replaceScreens(update, linkStack)
      if update.keptDepth < screens.count { driver?.hostDidShow(id(at: screens.count)) }
      return
    }
    let allowedPushes = min(pushes, behavior.rules.pushesPerUpdate)
    recordBreaches(of: update)
    // A screen that was lost is not brought back by a change of those around it.
    let depth = min(linkStack.depth, screens.count + allowedPushes)
    move(
      to: depth,
      of: linkStack,
      keeping: min(update.keptDepth, screens.count, depth),
      isAnimated: update.isAnimated || !behavior.heedsAnimation
    )
  }

  /// Records what no host with these rules takes in one update, whatever it shows.
  private func recordBreaches(of update: Update) {
    let lostPushes = update.pushCount - min(update.pushCount, behavior.rules.pushesPerUpdate)
    if lostPushes > 0 { recordViolation(.tooManyPushes, lostPushes: lostPushes) }
    if update.popCount > 1, !behavior.rules.popsMany { recordViolation(.tooManyPops) }
    if update.replacementCount > 0, !behavior.rules.replacesInPlace {
      recordViolation(.replacement)
    }
  }

  private var losesUpdatesInTransition: Bool { behavior.rules != .native }

  /// Shows what an update replaces in place, as its push is lost: views change at any time.
  private func replaceScreens(_ update: Update, _ linkStack: LinkStack<Value>) {
    for depth in stride(from: update.keptDepth, to: min(screens.count, update.depth), by: 1) {
      screens[depth] = linkStack[depth + 1]
    }
  }

  private func move(
    to depth: Int,
    of linkStack: LinkStack<Value>,
    keeping kept: Int,
    isAnimated: Bool
  ) {
    let oldDepth = screens.count
    leavingScreens = Array(screens.dropFirst(depth))
    screens.removeLast(oldDepth - kept)
    for newDepth in stride(from: kept + 1, through: depth, by: 1) {
      screens.append(linkStack[newDepth])
    }
    if oldDepth == depth {
      // A replacement in place shows no animation; only a change of depth does.
      if kept < depth { driver?.hostDidShow(id(at: depth)) }
      comeToRest(afterAnimation: false)
    } else {
      beginMotion(
        oldDepth < depth ? .push : .pop,
        from: oldDepth,
        to: depth,
        isAnimated ? behavior.transition : min(behavior.frame, behavior.transition),
        isAnimated: isAnimated
      )
    }
  }
}

extension SimulatedLinkHost {
  /// A transition that runs.
  private struct Motion {
    enum Kind: Equatable {
      case push
      case pop
      case goingBack
      case held(isCancelled: Bool)
      case returning
    }

    let kind: Kind
    let fromDepth: Int
    let toDepth: Int
    let began: Nanoseconds
    let end: WakeToken

    /// Whether it is not certain where it leads, or certain that it leads back.
    var mayBeTakenBack: Bool {
      switch kind {
      case .push, .pop, .goingBack: false
      case .held, .returning: true
      }
    }
  }

  /// Whether a transition runs.
  public var isMoving: Bool { motion != nil }

  private func beginMotion(
    _ kind: Motion.Kind,
    from: Int,
    to: Int,
    _ span: Nanoseconds,
    isAnimated: Bool
  ) {
    setInMotion(kind, from: from, to: to, span)
    if isAnimated { visibleTransitionCount += 1 }
    record(.transitionBegan(from: from, to: to, isAnimated: isAnimated))
    // The screen that comes into view appears before the animation is over.
    let arriving = id(at: to)
    driver?.hostDidShow(arriving)
  }

  private func setInMotion(_ kind: Motion.Kind, from: Int, to: Int, _ span: Nanoseconds) {
    let end = time.schedule(after: span) { [weak self] in self?.endMotion() }
    motion = Motion(kind: kind, fromDepth: from, toDepth: to, began: time.now, end: end)
  }

  /// Ends a transition in the middle, as an update does that gets its way all the same.
  private func endMotionAtOnce() {
    tell(cutMotionShort())
  }

  /// What there is to tell of a transition that was ended in the middle.
  private enum News {
    case dismissal(of: ScreenID)
    case returned(ScreenID)
  }

  private func cutMotionShort() -> News? {
    guard let motion else { return nil }
    time.cancel(motion.end)
    self.motion = nil
    leavingScreens = []
    if motion.kind == .goingBack { return .dismissal(of: removeScreens(above: motion.toDepth)) }
    return motion.mayBeTakenBack ? .returned(id(at: motion.fromDepth)) : nil
  }

  private func tell(_ news: News?) {
    switch news {
    case nil: break
    case .dismissal(let screen): reportDismissal(of: screen)
    case .returned(let screen): driver?.hostDidShow(screen)
    }
  }

  private func endMotion() {
    guard let motion else { return }
    self.motion = nil
    leavingScreens = []
    switch motion.kind {
    case .push, .pop:
      comeToRest(afterAnimation: true)
    case .goingBack:
      endGoingBack(to: motion.toDepth)
    case .held(let isCancelled):
      letGo(of: motion, cancelling: isCancelled)
    case .returning:
      let top = id(at: screens.count)
      driver?.hostDidShow(top)
      comeToRest(afterAnimation: true)
    }
  }

  private func letGo(of motion: Motion, cancelling isCancelled: Bool) {
    setInMotion(
      isCancelled ? .returning : .goingBack,
      from: motion.fromDepth,
      to: motion.toDepth,
      behavior.transition
    )
    record(isCancelled ? .cancelledSwipe : .wentBack(to: motion.toDepth))
    let top = id(at: motion.fromDepth)
    if behavior.settleSignals != .never { driver?.hostDidChange() }
    if !isCancelled, behavior.dismissalReport == .atStart { reportDismissal(of: top) }
  }

  private func endGoingBack(to depth: Int) {
    let dismissed = removeScreens(above: depth)
    if behavior.dismissalReport == .beforeSettling { reportDismissal(of: dismissed) }
    comeToRest(afterAnimation: true)
    switch behavior.dismissalReport {
    case .atStart, .beforeSettling:
      break
    case .afterSettling:
      reportDismissal(of: dismissed)
    case .late(let delay):
      time.schedule(after: delay) { [weak self] in self?.reportDismissal(of: dismissed) }
    }
  }

  /// Lets go of the screens above a depth.
  ///
  /// - Returns: The lowest of them.
  private func removeScreens(above depth: Int) -> ScreenID {
    let lowest = screens[depth].id
    screens.removeLast(screens.count - depth)
    return lowest
  }

  private func reportDismissal(of screen: ScreenID) {
    record(.dismissed(depth: screen.depth))
    driver?.hostDidDismiss(screen)
  }

  /// Stands still, and says so as and when this host does.
  ///
  /// Where nothing moved, the signal comes by itself a moment later; at the end of an animation it
  /// comes with it.
  private func comeToRest(afterAnimation: Bool) {
    lastRestTime = time.now
    record(.settled(depth: screens.count))
    switch behavior.settleSignals {
    case .onTime where afterAnimation:
      sendSettleSignal()
    case .onTime:
      time.schedule(after: .zero) { [weak self] in self?.sendSettleSignal() }
    case .late(let delay):
      time.schedule(after: delay) { [weak self] in self?.sendSettleSignal() }
    case .never:
      break
    }
  }

  private func sendSettleSignal() {
    guard let driver else { return }
    hasSentSettleSignal = true
    record(.settleSignal)
    driver.hostDidChange()
  }

  /// Says once more that it has come to rest, as hosts do now and then; nothing where it never has.
  public func repeatSettleSignal() {
    if hasSentSettleSignal { sendSettleSignal() }
  }
}

/// What a person sees of a stack.
public enum VisibleScreens<Value> {
  /// One screen stands still; `nil` is the root.
  case still(Value?)

  /// One screen gives way to another; `nil` is the root.
  case moving(from: Value?, to: Value?)
}

extension VisibleScreens: Equatable where Value: Equatable {}
extension VisibleScreens: Sendable where Value: Sendable {}
