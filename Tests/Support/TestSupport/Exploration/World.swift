package import LinkStackEngine
package import SimulatedHost

/// A driver's core with a host, a timer and an app: everything that can be in one state, as a value.
///
/// It does what a driver and a simulated host do, one ``WorldStep`` at a time and with nothing left to
/// chance: what may happen in a state is listed, and each of them leads to one state. What has to hold is checked on the way; the first breach is the ``fault``.
///
/// There is no clock, only the order of steps: a timer that runs may be over at any moment, so that
/// transitions are of any length relative to the wait.
package struct World: Sendable {
  /// What is checked.
  package internal(set) var core: DriverCore<Int>
  /// What the core drives.
  package internal(set) var host: HostAutomaton<Int>
  /// The path as the app has it, which the app writes, and the driver where people go back.
  package internal(set) var path: [Int]
  /// The screens that people have left and whose links are still to be turned off.
  package internal(set) var reports: [ScreenID] = []
  /// The first breach.
  package internal(set) var fault: WorldFault?
  /// What the core has gone through since it was looked at last.
  var digest: MachineDigest
  /// What kind of host it is.
  let kind: HostKind
  /// How many pushes and pops the host may yet ignore.
  var lossesLeft: Int
  /// Whether the driver's one timer runs.
  var isTimerRunning = false
  /// Whether a caller waits for the change under way.
  var isAwaited: Bool
  /// The depths to which people have certainly gone back, until that is taken in.
  var backNavigations: UInt16 = 0
  /// Whether the path is newer than the back navigation that is not taken in.
  var isNewer = Newer.no

  var sabotage: WorldSabotage

  /// The change with which the app has set its last path; `nil` for the one with which the host appears
  /// with.
  var isAnimated: Bool?

  /// Whether the app has set its path since back navigation began.
  enum Newer: Int {
    case no, yes
    /// People have begun to go back again before it was known that they had gone back once.
    case unclear
  }

  /// Creates a world that is idle with a path.
  ///
  /// - Parameters:
  ///   - launches: Whether its host is only appearing, and the path is awaited if it isn't empty.
  ///   - isInBackground: Whether it launches in the background.
  package init(
    at path: [Int],
    launches: Bool = false,
    inBackground isInBackground: Bool = false,
    rules: UpdateRules = .links,
    pacing: Pacing = .settled,
    on kind: HostKind = .prompt,
    losses: Int = 2,
    sabotage: WorldSabotage = .none,
    isTraced: Bool = false
  ) {
    self.path = path
    self.kind = kind
    lossesLeft = kind == .lagging ? losses : 0
    // What is idle has come to do so before anything was broken.
    self.sabotage = launches ? sabotage : .none
    core = DriverCore(path: path, rules: rules, pacing: pacing)
    host = HostAutomaton(kind.behavior(rules))
    isAwaited = !path.isEmpty
    digest = MachineDigest(keepsLines: isTraced)
    if isInBackground {
      host.leave()
      send(.suspended)
    }
    appear()
    checkState()
    guard !launches else { return }
    settleDown()
    self.sabotage = sabotage
  }

  /// Lets steps happen, up to the first breach.
  package mutating func play(_ steps: WorldStep...) { play(steps) }

  /// Lets steps happen, up to the first breach.
  package mutating func play(_ steps: [WorldStep]) {
    for step in steps where fault == nil { perform(step) }
  }

  /// Lets happen what goes on by itself, each transition in less time than a wait.
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
  /// Whether the host's state can be read.
  var canBeAsked: Bool { kind != .unasked }

  /// Whether the link stack has the host's screen at a depth, as reports about any other are ignored.
  func isShared(_ depth: Int) -> Bool { isShared(depth, core.linkStack) }

  func isShared(_ depth: Int, _ linkStack: LinkStack<Int>) -> Bool {
    depth == 0
      || depth <= linkStack.depth && depth <= host.screens.count
        && linkStack[depth].id == host.screens[depth - 1].id
  }

  /// Where people are going back to.
  var destination: Int? { host.transition.flatMap { $0.kind == .goingBack ? $0.to : nil } }
  /// Whether a finger holds the top, or has let go of it to no effect.
  var isHeld: Bool { host.transition.map { $0.kind == .held || $0.kind == .returning } ?? false }

  /// Lets one step happen, which has to be one of those that may.
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

  /// The host appears with what it is given, and without a transition.
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

  /// Has the link to a screen that people leave turned off some time.
  mutating func addReport(_ screen: ScreenID) {
    if core.linkStack.contains(screen), !reports.contains(screen) { reports.append(screen) }
  }

  /// Takes note that people have certainly gone back, unless from what the app has popped before.
  private mutating func goBackFromPath(to depth: Int, begins: Bool = true) {
    guard !canBeAsked || isShared(depth + 1) else { return }
    if begins { beginBackNavigation() }
    backNavigations |= 1 << UInt16(depth)
  }

  /// Takes note that the path is older than the last back navigation.
  private mutating func beginBackNavigation() {
    if isNewer == .yes { isNewer = .unclear }
  }

  /// Whether people go back, or have gone back, and that is not taken in.
  private var isInBackNavigation: Bool {
    backNavigations != 0 || isHeld && isShared(host.screens.count)
      || !canBeAsked && core.estimator.isInDoubt
  }

  /// Takes note that back navigation has ended, if that is so, and known.
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
