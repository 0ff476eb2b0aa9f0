/// The strict old host: it shows one screen after another, as links are turned on and off.
///
/// It shows at most one push per update, none while a transition runs, and none that comes from
/// anywhere but the screen in front. What it doesn't show is lost: the link stays on without being
/// shown, until it is turned off and on again. The update that makes it has no transition: what is
/// pushed in that is there at once.
@MainActor
final class NavigationViewHost: StackHost {
  unowned let graph: Graph

  /// The screen that the links of the chain start from.
  let root: EmulatedScreen

  /// The host of the next column, if this one is of a column.
  weak var next: NavigationViewHost?

  /// The link of the column before whose screen stands in for the root.
  private var detail: HostedLink?

  /// The links whose screens are shown, from the root.
  var shown: [HostedLink] = []

  /// The transition that runs.
  private var motion: Motion?

  private(set) var isRemoved = false
  private var requests: [HostedLink] = []
  private var turnedOff: [HostedLink] = []
  private var countWhileInactive = 0
  private var lastPush: Int?
  private var ignoredPops = 0

  /// The update that has made the host, which has no transitions yet.
  private let firstUpdate: Int

  init(graph: Graph, parent: EmulatedScreen) {
    self.graph = graph
    firstUpdate = graph.updateSerial
    root = EmulatedScreen(parent: parent, host: nil)
    root.host = self
    root.enter(.shown)
  }

  /// The screen below all others.
  private var base: EmulatedScreen { detail?.screen ?? root }

  /// The screen in front.
  private var top: EmulatedScreen { shown.last?.screen ?? base }

  /// Whether all of the stack is out of view, as in a tab that isn't selected.
  private var isHidden: Bool { root.parent?.phase == .hidden }

  var isInTransition: Bool { motion != nil }

  private(set) lazy var controller = UINavigationController(of: self)

  // UIKit has no coordinator of a change without animation (radianttap/Coordinator issue 19).
  var transition: EmulatedTransition? {
    if let motion, motion.isAnimated || graph.behavior.coordinatesStillChanges {
      return motion.transition
    }
    return graph.uncovering?.transition
  }

  var controllerCount: Int {
    let isBeingSwiped = motion.map { $0.isSwipe && !$0.isFinished } ?? false
    return 1 + shown.count - (isBeingSwiped ? 1 : 0)
  }

  var screenNodes: [ScreenNode] {
    (base.root.map { [$0] } ?? []) + shown.compactMap(\.screenNode)
  }

  // MARK: What links report

  func makeRequest(of owner: Node) -> any ScreenRequest {
    HostedLink(owner: owner, host: self)
  }

  func didTurnOn(_ link: HostedLink) {
    requests.append(link)
    follow()
  }

  func didTurnOff(_ link: HostedLink) {
    if ignoredPops < graph.behavior.ignoredPops {
      ignoredPops += 1
      link.isPopIgnored = true
    } else {
      turnedOff.append(link)
      follow()
    }
  }

  /// Looks at the links when the host gets round to it.
  private func follow() {
    guard graph.behavior.lag > 0, graph.updateSerial != firstUpdate else {
      return graph.reconcileLater(self)
    }
    _ = graph.time.schedule(after: graph.behavior.lag) { [weak self] in
      guard let self else { return }
      graph.reconcileLater(self)
    }
  }

  /// A link is turned off by the client while the host takes its screen away by itself.
  func didTurnOffLeaving(_ link: HostedLink) {
    record(.updateDuringTransition, link)
  }

  func removeAll() {
    isRemoved = true
    if let motion { graph.time.cancel(motion.timer) }
    for link in shown + (motion?.leaving ?? []) { link.status = .idle }
    detail?.status = .idle
    detail = nil
    requests = []
    shown = []
    motion = nil
  }

  // MARK: Updates

  /// Compares the links with what is shown, and returns whether anything was changed.
  func reconcile() -> Bool {
    guard !isRemoved else { return false }
    guard graph.isActive else {
      waitForReturn()
      return false
    }
    var requests = requests.filter { $0.isOn && ($0.status == .idle || $0.status == .leaving) }
    var turnedOff = turnedOff.filter { !$0.isOn && $0.status == .shown }
    self.requests = []
    self.turnedOff = []
    countWhileInactive = 0
    if isHidden, graph.updateSerial != firstUpdate {
      for link in requests { lose(link, .pushWhileHidden) }
      requests = []
    }
    if root.parent?.phase == .appearing, graph.uncovering != nil {
      for link in requests { lose(link, .pushDuringTransition) }
      requests = []
    }
    let hasChangedDetail = changeDetail(&requests, &turnedOff)
    if motion != nil {
      for link in turnedOff { record(.updateDuringTransition, link) }
      for link in requests { lose(link, reasonDuringMotion) }
      return hasChangedDetail
    }
    if lastPush == graph.updateSerial {
      for link in requests { lose(link, reasonDuringMotion) }
      requests = []
    }
    return change(requests, turnedOff) || hasChangedDetail
  }

  /// Puts off what is asked for: it is heeded all in one go on return.
  private func waitForReturn() {
    let new = requests + turnedOff
    guard let link = new.last, new.count > countWhileInactive else { return }
    countWhileInactive = new.count
    record(.whileInactive, link)
    graph.hostsWaitingForReturn.append(self)
  }

  private var reasonDuringMotion: HostViolation.Kind {
    guard lastPush == graph.updateSerial else { return .pushDuringTransition }
    return lastPush == firstUpdate ? .tooDeepAtFirstAppearance : .tooManyPushes
  }

  private func change(_ requests: [HostedLink], _ turnedOff: [HostedLink]) -> Bool {
    if turnedOff.count > 1 { record(.severalLinksTurnedOff, turnedOff[0]) }
    let kept =
      switch graph.behavior.severalPops {
      case .together: shown.firstIndex { $0.isToLeave } ?? shown.count
      // For the uppermost link first, and for the others after that.
      case .oneByOne: shown.lastIndex { $0.isToLeave } ?? shown.count
      }
    let below = kept == 0 ? base : shown[kept - 1].screen ?? base
    var pushed: HostedLink?
    for link in requests {
      if link.owner?.screen.screen(of: self) !== below {
        lose(link, .pushFromCoveredScreen)
      } else if pushed != nil {
        lose(link, .tooManyPushes)
      } else {
        pushed = link
      }
    }
    let leaving = Array(shown[kept...])
    if leaving.isEmpty && pushed == nil { return false }
    if let pushed, !leaving.isEmpty { record(.popAndPush, pushed) }
    let link = pushed ?? leaving[0]
    withTransaction(link.transaction) {
      move(popping: leaving, pushing: pushed, animated: isAnimated(link))
    }
    return true
  }

  /// Whether a change of depth that begins now is animated, by the link that brings it.
  private func isAnimated(_ link: HostedLink) -> Bool {
    switch graph.behavior.noAnimation {
    case .bySwitch: graph.areAnimationsEnabled
    case .byTransaction: !link.transaction.disablesAnimations
    case .ignored: true
    }
  }

  private func lose(_ link: HostedLink, _ reason: HostViolation.Kind) {
    link.status = link.status == .leaving ? .leaving : .lost
    record(reason, link)
  }

  private func record(_ kind: HostViolation.Kind, _ link: HostedLink) {
    graph.record(kind, link.label)
  }

  // MARK: Moving

  private func move(
    popping leaving: [HostedLink],
    pushing link: HostedLink?,
    animated isAnimated: Bool,
    byPerson: Bool = false
  ) {
    let oldTop = top
    let oldDepth = shown.count
    shown.removeLast(leaving.count)
    for link in leaving { link.status = .leaving }
    if let link {
      lastPush = graph.updateSerial
      link.present(by: self)
      shown.append(link)
    }
    graph.log.countHostUpdate()
    for link in leaving { link.evaluateScreenAgain() }
    let isSeen = shown.count != oldDepth && !isHidden && graph.updateSerial != firstUpdate
    if isSeen, !byPerson { graph.log.countShown(isAnimated: isAnimated) }
    let motion = Motion(
      from: oldTop,
      to: top,
      leaving: leaving,
      isAnimated: isSeen && isAnimated,
      byPerson: byPerson
    )
    begin(motion, lasting: isSeen ? graph.behavior.duration(isAnimated: isAnimated) : 0)
  }
}

/// The next column.
extension NavigationViewHost {
  /// Takes the changes out that are about the next column, and makes them.
  ///
  /// - Returns: Whether there was any.
  private func changeDetail(_ requests: inout [HostedLink], _ turnedOff: inout [HostedLink]) -> Bool
  {
    guard let next else { return false }
    let isOff = turnedOff.contains { $0 === next.detail }
    turnedOff.removeAll { $0 === next.detail }
    var shown: HostedLink?
    for link in requests where link.isDetail {
      if link.owner?.screen.screen(of: self) !== top {
        lose(link, .pushFromCoveredScreen)
      } else if shown != nil {
        lose(link, .tooManyPushes)
      } else {
        shown = link
      }
    }
    requests.removeAll(where: \.isDetail)
    guard isOff || shown != nil else { return false }
    next.replaceRoot(with: shown)
    return true
  }

  /// Shows the screen of a link of the column before in place of the root, or the root again.
  private func replaceRoot(with link: HostedLink?) {
    if let motion {
      graph.time.cancel(motion.timer)
      finish()
    }
    let leaving = shown + (detail.map { [$0] } ?? [])
    for link in shown { link.screen?.enter(.hidden) }
    base.enter(.hidden)
    shown = []
    detail = link
    link?.present(by: self)
    base.enter(.shown)
    for link in leaving {
      link.status = link.isOn ? .lost : .idle
      link.removeScreen()
    }
    graph.log.countHostUpdate()
    graph.due.addLifeCycleAction { [weak self] in self?.turnOff(leaving.filter(\.isOn)) }
  }
}

/// Transitions.
extension NavigationViewHost {
  private func begin(_ motion: Motion, lasting duration: Int64) {
    show(motion)
    if graph.updateSerial == firstUpdate { return finish() }
    motion.timer = graph.time.schedule(after: duration) { [weak self] in self?.finish() }
  }

  private func show(_ motion: Motion) {
    self.motion = motion
    for link in motion.leaving where link.screen !== motion.from { link.screen?.enter(.hidden) }
    motion.from.enter(.disappearing, animated: motion.isAnimated)
    motion.to.enter(.appearing, animated: motion.isAnimated)
    if motion.byPerson, graph.behavior.dismissalWrites == .whenStarting {
      // After the screen below has been told that it appears, hence among the actions that tell it.
      graph.due.addLifeCycleAction { [weak self] in self?.turnOff(motion.leaving) }
    }
  }

  /// Ends the transition that runs.
  private func finish() {
    guard let motion else { return }
    self.motion = nil
    if motion.transition.isCancelled {
      motion.to.enter(.disappearing, animated: true)
      motion.to.enter(.hidden, animated: true)
      motion.from.enter(.appearing, animated: true)
      motion.from.enter(.shown, animated: true)
    } else {
      motion.from.enter(.hidden, animated: motion.isAnimated)
      motion.to.enter(.shown, animated: motion.isAnimated)
      for link in motion.leaving { link.status = link.isOn ? .lost : .idle }
      for link in motion.leaving { link.removeScreen() }
    }
    // What was asked for meanwhile is heeded now.
    graph.reconcileLater(self)
    tell { motion.transition.tellOfEnd() }
    guard motion.byPerson, !motion.transition.isCancelled else { return }
    switch graph.behavior.dismissalWrites {
    case .whenStarting:
      break
    case .whenSettled:
      // After the controllers have been told, hence among the actions that tell them.
      graph.due.addLifeCycleAction { [weak self] in self?.turnOff(motion.leaving) }
    case .late(let delay):
      _ = graph.time.schedule(after: delay) { [weak self] in self?.turnOff(motion.leaving) }
    }
  }

  /// Tells those who follow a transition, where the host has hooks for that.
  private func tell(_ news: @escaping @MainActor () -> Void) {
    if graph.behavior.signals == .viewDidAppear { graph.due.addLifeCycleAction(news) }
  }

  /// Sets the bindings of links to false, as the host does when a person has gone back.
  private func turnOff(_ links: [HostedLink]) {
    for link in links { link.writeThatScreenLeft() }
  }
}

/// What a person does.
extension NavigationViewHost {
  /// Goes back to a depth as a person does, and returns whether that was possible.
  func goBack(to depth: Int) -> Bool {
    guard motion == nil, shown.indices.contains(depth) else { return false }
    move(popping: Array(shown[depth...]), pushing: nil, animated: true, byPerson: true)
    return true
  }

  /// Begins to go back by a swipe, which has yet to be finished.
  func beginSwipe() -> Bool {
    guard motion == nil, let link = shown.last, let from = link.screen else { return false }
    let to = shown.count == 1 ? base : shown[shown.count - 2].screen
    guard let to else { return false }
    motion = Motion(from: from, to: to, leaving: [link], byPerson: true, isSwipe: true)
    from.enter(.disappearing, animated: true)
    to.enter(.appearing, animated: true)
    return true
  }

  /// Lets go of the screen, which returns to its place.
  func cancelSwipe() -> Bool {
    guard let motion, motion.transition.isInteractive else { return false }
    letGo(motion, cancelling: true)
    return true
  }

  /// Lets go of the screen, which leaves.
  func finishSwipe() -> Bool {
    guard let motion, motion.transition.isInteractive else { return false }
    shown.removeLast()
    motion.isFinished = true
    for link in motion.leaving {
      link.status = .leaving
      link.evaluateScreenAgain()
    }
    graph.log.countHostUpdate()
    letGo(motion, cancelling: false)
    if graph.behavior.dismissalWrites == .whenStarting { turnOff(motion.leaving) }
    return true
  }

  private func letGo(_ motion: Motion, cancelling isCancelled: Bool) {
    motion.transition.letGo(cancelling: isCancelled)
    tell { motion.transition.tellOfLettingGo() }
    motion.timer = graph.time.schedule(after: graph.behavior.transition) { [weak self] in
      self?.finish()
    }
  }
}

/// A transition from one screen to another.
@MainActor
private final class Motion {
  let from: EmulatedScreen
  let to: EmulatedScreen

  /// The links whose screens go away, from the root.
  let leaving: [HostedLink]

  /// Whether the screens are seen to move, rather than to change places.
  let isAnimated: Bool

  /// Whether a person goes back, rather than the app.
  let byPerson: Bool

  /// Whether a finger has moved the screens.
  let isSwipe: Bool

  /// Whether a finger has let go, and the screen leaves.
  var isFinished = false

  let transition: EmulatedTransition

  /// What ends the transition.
  var timer = 0

  init(
    from: EmulatedScreen,
    to: EmulatedScreen,
    leaving: [HostedLink],
    isAnimated: Bool = true,
    byPerson: Bool,
    isSwipe: Bool = false
  ) {
    self.from = from
    self.to = to
    self.leaving = leaving
    self.isAnimated = isAnimated
    self.byPerson = byPerson
    self.isSwipe = isSwipe
    transition = EmulatedTransition(isInteractive: isSwipe)
  }
}
