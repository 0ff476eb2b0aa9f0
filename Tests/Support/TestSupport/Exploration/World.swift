package import LinkStackEngine
package import SimulatedHost

/// A driver's core with a host, a timer and an app, as a value.
///
/// It does the work of a driver and a simulated host, one ``WorldStep`` at a time, and without chance: each state has a
/// list of possible steps, each of which leads to one state. The rules are checked after each step; the first breach is
/// the ``fault``.
///
/// There is no clock, only an order of steps: a running timer may fire at any time, so that transitions have any length
/// relative to the wait.
package struct World: Sendable {
  package internal(set) var core: DriverCore<Int>
  package internal(set) var host: HostAutomaton<Int>
  /// The app's path, which the app sets, and the driver shortens when people go back.
  package internal(set) var path: [Int]
  /// The screens that people have left and whose links are still to be turned off.
  package internal(set) var reports: [ScreenID] = []
  package internal(set) var fault: WorldFault?
  /// The transitions of the core since the last look.
  var digest: MachineDigest
  let kind: HostKind
  /// The number of pushes and pops that the host may still ignore.
  var lossesLeft: Int
  var isTimerRunning = false
  var isAwaited: Bool
  /// The depths to which people have certainly gone back, until the core follows.
  var backNavigations: UInt16 = 0
  /// Whether the path is newer than the back navigation that the core has yet to follow.
  var isNewer = Newer.no

  var sabotage: WorldSabotage

  /// The change with which the app has set its last path; `nil` for the path with which the host appears.
  var isAnimated: Bool?

  /// Whether the app has set its path since back navigation began.
  enum Newer: Int {
    case no, yes
    /// People have begun to go back again before their first back navigation was known.
    case unclear
  }

  init(_ start: WorldStart, _ bounds: ExplorationBounds, isTraced: Bool = false) {
    path = start.path
    kind = bounds.host
    lossesLeft = kind == .lagging ? bounds.losses : 0
    // An idle world begins without a fault.
    sabotage = start.launches ? bounds.sabotage : .none
    core = DriverCore(path: path, rules: bounds.rules, pacing: bounds.pacing)
    host = HostAutomaton(kind.behavior(bounds.rules))
    isAwaited = !path.isEmpty
    digest = MachineDigest(keepsLines: isTraced)
    if start.isInBackground {
      host.leave()
      send(.suspended)
    }
    appear()
    checkState()
    guard !start.launches else { return }
    settleDown()
    sabotage = bounds.sabotage
  }

  mutating func play(_ steps: [WorldStep]) {
    for step in steps where fault == nil { perform(step) }
  }

  /// Performs all steps that happen by themselves, with each transition shorter than a wait.
  mutating func settleDown() {
    var count = 0
    while fault == nil, let step = promptStep {
      perform(step)
      count += 1
      if count > 1_000 { note(.neverRests) }
    }
  }

  mutating func note(_ fault: WorldFault) {
    if self.fault == nil { self.fault = fault }
  }
}

extension World {
  var canBeAsked: Bool { kind != .unasked }

  /// Whether the link stack has the host's screen at a depth, as reports about any other are ignored.
  func isShared(_ depth: Int) -> Bool { isShared(depth, core.linkStack) }

  func isShared(_ depth: Int, _ linkStack: LinkStack<Int>) -> Bool {
    depth == 0
      || depth <= linkStack.depth && depth <= host.screens.count
        && linkStack[depth].id == host.screens[depth - 1].id
  }

  var destination: Int? { host.transition.flatMap { $0.kind == .goingBack ? $0.to : nil } }
  /// Whether a finger holds the top, or has let go of it without effect.
  var isHeld: Bool { host.transition.map { $0.kind == .held || $0.kind == .returning } ?? false }

  package mutating func perform(_ step: WorldStep) {
    switch step {
    case .open(let path): open(path)
    case .goBack(let depth): goBack(to: depth)
    case .hold: hold()
    case .letGo(let isCancelled): letGo(cancelling: isCancelled)
    case .leave:
      host.leave()
      if sabotage != .missesLeaving { send(.suspended) }
    case .signal: send(.changed)
    case .lose:
      host.ignorePending()
      lossesLeft -= 1
    case .follow: tell(host.follow(core.linkStack))
    case .linkOff(let depth):
      send(.dismissed(depth <= host.screens.count ? host.id(at: depth) : core.linkStack.top))
    case .rest: tell(host.endTransition())
    case .report(let depth):
      guard let index = reports.firstIndex(where: { $0.depth == depth }) else { return }
      send(.dismissed(reports.remove(at: index)))
    case .timer:
      isTimerRunning = false
      send(.waitEnded)
    case .cover: host.cover()
    case .uncover: tell(host.uncover())
    case .set(let configuration): configure(configuration)
    case .comeBack(let turnsOffCoveredLinks): comeBack(turnsOffCoveredLinks: turnsOffCoveredLinks)
    }
    checkState()
  }

  mutating func open(_ path: [Int]) {
    let former = self.path
    self.path = path
    if path != former {
      isAnimated = path.isSetAnimated
      if isInBackNavigation { isNewer = .yes }
    }
    let before = core
    let state = hostState(for: nil)
    let effects = core.set(path, animated: path.isSetAnimated, host: state)
    isAwaited = true
    perform(effects, after: nil, before)
  }

  private mutating func configure(_ configuration: WorldStep.Configuration) {
    switch configuration {
    case .pacing(let kind): core.sequencer.pacing = kind.pacing
    case .animation(let animation): core.sequencer.animation = animation
    case .replacing(let replaces): core.sequencer.rules.replacesInPlace = replaces
    }
  }

  /// The host appears with its path, without a transition.
  mutating func appear() {
    let before = core
    let answer = canBeAsked ? host.state : nil
    let effects = core.handle(.started, host: answer)
    digest.add(.started, answer, from: before, to: core, effects)
    // A wait for its path may have begun as it appears.
    isAwaited = isAwaited || !core.sequencer.target.isFinished
    wait(effects.wait)
    if effects.update != nil, !host.isActive { note(.updateWhileInactive) }
    tell(host.appear(with: core.linkStack))
  }

  private mutating func goBack(to depth: Int) {
    goBackFromPath(to: depth)
    let left = host.id(at: depth + 1)
    tell(host.goBack(to: depth))
    addReport(left)
  }

  mutating func hold() {
    if !canBeAsked { beginBackNavigation() }
    let signals = host.hold()
    tell(signals)
    guard canBeAsked, isShared(host.screens.count) else { return }
    if backNavigations == 0 { isNewer = .no }
    beginBackNavigation()
  }

  private mutating func letGo(cancelling isCancelled: Bool) {
    host.letGo(cancelling: isCancelled)
    guard !isCancelled else { return }
    let depth = host.screens.count - 1
    goBackFromPath(to: depth, begins: false)
    addReport(host.id(at: depth + 1))
  }

  mutating func addReport(_ screen: ScreenID) {
    if core.linkStack.contains(screen), !reports.contains(screen) { reports.append(screen) }
  }

  /// Notes a certain back navigation, unless it is from screens that the app has popped before.
  private mutating func goBackFromPath(to depth: Int, begins: Bool = true) {
    guard !canBeAsked || isShared(depth + 1) else { return }
    if begins { beginBackNavigation() }
    backNavigations |= 1 << UInt16(depth)
  }

  /// Notes that the path is older than the last back navigation.
  private mutating func beginBackNavigation() {
    if isNewer == .yes { isNewer = .unclear }
  }

  /// Whether there is a back navigation that the core has yet to follow.
  private var isInBackNavigation: Bool {
    backNavigations != 0 || isHeld && isShared(host.screens.count)
      || !canBeAsked && core.estimator.isInDoubt
  }

  /// Ends the back navigation, if it has ended and the core has followed it.
  mutating func endBackNavigation() {
    guard backNavigations == 0, !isHeld, canBeAsked || !core.estimator.isInDoubt else { return }
    isNewer = .no
  }

  private mutating func comeBack(turnsOffCoveredLinks: Bool) {
    host.comeBack()
    if turnsOffCoveredLinks {
      for depth in stride(from: 1, to: host.screens.count, by: 1) {
        send(.dismissed(host.id(at: depth)))
      }
    }
    send(.resumed)
  }
}
