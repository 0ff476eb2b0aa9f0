package import LinkStackEngine
import NavigationShimTesting

/// Random scripts, one after another.
@MainActor
package struct RandomExploration {
  package let seed: UInt64
  /// The number of scripts played.
  package private(set) var scripts = 0
  /// The number of actions, updates and wake-ups.
  package private(set) var events = 0
  /// The first breach, in the smallest script found for it.
  package private(set) var finding: (fault: String, script: StackScript)?

  /// What was played, in a line.
  package var summary: String {
    "Random scripts, seed \(seed): \(scripts) scripts, \(events) events"
  }

  /// Plays scripts until enough has happened, or up to the first breach.
  ///
  /// - Parameter isNudged: Whether something more happens in the end, without which a host that can't
  ///   tell may have fallen behind; not so in tests of the search itself.
  package init(seed: UInt64, events: Int, isNudged: Bool = true) {
    self.seed = seed
    var generator = SeededGenerator(seed: seed)
    while self.events < events {
      let script = StackScript.random(using: &generator)
      let run = StackRun(script, isNudged: isNudged)
      scripts += 1
      self.events += run.events
      if let fault = run.faults.first {
        let least = script.shrunk { StackRun($0, isNudged: isNudged).faults.contains(fault) }
        finding = (fault, least)
        return
      }
    }
  }
}

/// A script being played on a driver and a simulated host, and what was wrong with that.
@MainActor
package final class StackRun {
  /// The breaches, each in a few words that don't depend on when they happened.
  package private(set) var faults: [String] = []
  /// What has happened: actions, updates, wake-ups.
  package private(set) var events = 0

  private let time = VirtualTime()
  private let scheduler: CountingScheduler
  private let host: SimulatedLinkHost<Int>
  private let driver: LinkStackDriver<SimulatedLinkHost<Int>>
  /// The path as the app has it.
  private var path: [Int]
  /// Where people have gone back to, and when that was certain.
  private var backNavigations: [Int: Nanoseconds] = [:]

  private var openChanges = 0
  private var updatesWhenPresented: Int?

  /// What the driver has kept of it.
  package var log: SequencerLog { driver.log }

  /// Plays a script to its end, and on until nothing happens any more.
  ///
  /// - Parameter animations: What the app chooses before each action, in turn.
  package init(
    _ script: StackScript,
    isNudged: Bool = true,
    choosing animations: [ChangeAnimation] = []
  ) {
    LastWords.note("the end of this:\n\(script)")
    scheduler = CountingScheduler(time)
    host = SimulatedLinkHost(script.behavior, time: time, recordsEvents: false)
    path = script.start
    driver = LinkStackDriver(
      path: path,
      rules: script.behavior.rules,
      pacing: script.pacing,
      scheduler: scheduler
    )
    driver.onUserPop = { [unowned self] elements in remove(elements) }
    host.appear(drivenBy: driver)
    if path.isEmpty { time.runUntilIdle() }
    for (index, action) in script.actions.enumerated() {
      pass(action.milliseconds)
      if !animations.isEmpty { driver.animation = animations[index % animations.count] }
      perform(action.kind)
      check()
    }
    host.comeBack()
    finish()
    if openChanges != 0 { note("a caller waits for ever, or was told twice") }
    if isNudged, !host.behavior.canBeAsked { nudge(script) }
    checkRest()
    events += host.updateCount
  }

  /// Lets time pass until nothing happens any more.
  private func finish() {
    events += time.runUntilIdle(limit: 100_000)
    check()
  }

  /// Lets something happen, as often as it takes at most to mend what a host has lost that can't tell.
  ///
  /// Once is enough, but where even the longest wait is shorter than a transition: then it is once for
  /// each screen.
  private func nudge(_ script: StackScript) {
    switch script.actions.count % 3 {
    case 0: driver.report(.changed)
    case 1: driver.path = path
    default: open(path + [0])
    }
    finish()
    guard script.pacing.delay * 32 < host.behavior.transition else { return }
    for _ in path {
      driver.report(.changed)
      finish()
    }
  }

  private func pass(_ milliseconds: Int) {
    let end = time.now + .milliseconds(Int64(milliseconds))
    while let next = time.nextDeadline, next <= end {
      time.advance(to: next)
      events += 1
      check()
    }
    time.advance(to: end)
  }

  private func perform(_ kind: StackScript.Kind) {
    events += 1
    switch kind {
    case .open(let path): open(path)
    case .goBack(let levels):
      let depth = max(0, host.screens.count - levels)
      // A host that tells at once does so before it is known that they could go back.
      let known = backNavigations.updateValue(time.now, forKey: depth)
      if !host.goBack(to: depth) { backNavigations[depth] = known }
    case .swipe(let milliseconds, let isCancelled):
      let span = Nanoseconds.milliseconds(Int64(milliseconds))
      let depth = host.screens.count - 1
      if host.swipeBack(holding: span, cancelling: isCancelled), !isCancelled {
        backNavigations[depth] = time.now + span
      }
    case .leave: host.leave()
    case .comeBack: host.comeBack()
    case .linkOff(let depth):
      // The link to the top is left alone: nobody can tell a false claim from a true one while it is
      // being swiped.
      if depth < host.screens.count { host.turnOffLinkForNoReason(toScreenAt: depth) }
    case .repeatSignal: host.repeatSettleSignal()
    }
  }

  private func open(_ path: [Int]) {
    self.path = path
    openChanges += 1
    updatesWhenPresented = nil
    driver.set(path, animated: path.isSetAnimated) { [unowned self] outcome in
      if outcome == .presented { checkPresented() }
      openChanges -= 1
      // What was appended to a path that was dismissed is still to be shown.
      if openChanges == 0, outcome == .presented { updatesWhenPresented = host.updateCount }
    }
  }

  private func remove(_ elements: Range<Int>) {
    if let certain = backNavigations[elements.lowerBound], certain <= time.now {
      backNavigations = backNavigations.filter { $0.key < elements.lowerBound }
    } else {
      note("the path was shortened, but no person has gone there")
    }
    path.removeSubrange(elements)
  }

  private func checkPresented() {
    guard host.behavior.canBeAsked else { return }
    if host.isMoving || host.values != path { note("presented too early") }
  }

  private func check() {
    for violation in host.violations where host.behavior.canBeAsked || !violation.kind.isUnknowable
    {
      note("the host complains: \(violation.kind)")
    }
    if driver.path != path { note("the driver's path is not the app's") }
    if scheduler.most > 1 { note("more than one timer") }
    if !host.isActive, scheduler.pendingCount > 0 { note("a timer while the app is inactive") }
    guard let state = host.state else { return }
    if let count = updatesWhenPresented, host.updateCount > count {
      note("an update after the outcome")
    }
    // Of a host that follows late, nobody can tell at every moment.
    if host.isActive, host.behavior.settleSignals != .never, state.motion != .held,
      host.behavior.lag == .zero,
      driver.linkStack.depth > state.depth
    {
      note("a person has gone back, and is not believed")
    }
  }

  private func checkRest() {
    if host.values != path { note("at rest the host shows something else than the path") }
    if driver.linkStack.values != path { note("at rest the link stack is not the path") }
    if !zip(host.screens, driver.linkStack).allSatisfy({ $0.id == $1.id }) {
      note("at rest host and link stack have different screens")
    }
    if !driver.isSettled { note("the driver is not settled") }
    if time.pendingCount > 0 { note("something is scheduled") }
  }

  private func note(_ fault: String) {
    if !faults.contains(fault) { faults.append(fault) }
  }
}

extension Violation.Kind {
  /// Whether only a host that answers could have been spared it.
  fileprivate var isUnknowable: Bool {
    switch self {
    case .duringTransition, .ownerNotShown, .underStranger: true
    case .tooManyPushes, .replacement, .whileInactive, .tooDeepAtFirstAppearance:
      false
    }
  }
}

/// A scheduler that knows how many of its wake-ups are still to come.
@MainActor
private final class CountingScheduler: WakeScheduler {
  /// The most wake-ups that were to come at the same time.
  private(set) var most = 0

  private var pending: Set<WakeToken> = []
  private let time: VirtualTime

  var pendingCount: Int { pending.count }

  var now: Nanoseconds { time.now }

  init(_ time: VirtualTime) { self.time = time }

  func schedule(after delay: Nanoseconds, _ wake: @escaping @MainActor () -> Void) -> WakeToken {
    let box = TokenBox()
    let token = time.schedule(after: delay) { [weak self] in
      if let token = box.token { self?.pending.remove(token) }
      wake()
    }
    box.token = token
    pending.insert(token)
    most = max(most, pending.count)
    return token
  }

  func cancel(_ token: WakeToken) {
    pending.remove(token)
    time.cancel(token)
  }

  private final class TokenBox {
    var token: WakeToken?
  }
}
