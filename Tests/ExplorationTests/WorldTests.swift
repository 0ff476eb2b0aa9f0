import LinkStackEngine
import NavigationShimTesting
import TestSupport
import Testing

@testable import Exploration

@MainActor
@Suite("The world that is explored")
struct WorldTests {
  @Test("does what driver and simulated host do, state by state, on random scripts")
  func agreement() {
    var generator = SeededGenerator(seed: 6)
    var comparisons = 0
    for number in 0..<250 {
      let script = StackScript.random(using: &generator)
      let mirror = Mirror(script)
      comparisons += mirror.comparisons
      if !mirror.disagreements.isEmpty {
        let least = script.shrunk { !Mirror($0).disagreements.isEmpty }
        let disagreement = Mirror(least).disagreements.joined(separator: "; ")
        Issue.record("script \(number): \(disagreement)\n\(least.test(of: disagreement))")
        return
      }
    }
    print("The explored world agrees with the simulated host in \(comparisons) states.")
    #expect(comparisons > 30_000)
  }
}

/// A world that is told what happens on a simulated host, event by event.
///
/// It does not look at the host to find out what to do, only to compare afterwards.
@MainActor
private final class Mirror {
  private(set) var world: World
  private(set) var disagreements: [String] = []

  /// The number of states compared.
  private(set) var comparisons = 0

  private let time = VirtualTime()
  private let scheduler: RecordingScheduler
  private let host: SimulatedLinkHost<Int>
  private let driver: LinkStackDriver<SimulatedLinkHost<Int>>

  /// The links that the host is still to turn off, in this order, and whether the world knows of that.
  private var reports: [(screen: Int, isKnown: Bool)] = []
  private var readEvents = 0

  init(_ script: StackScript) {
    world = World(
      launching: SmallPath(script.start),
      rules: script.behavior.rules,
      pacing: script.pacing,
      answers: script.behavior.answers,
      losses: script.behavior.lag > .zero ? 3 : nil
    )
    scheduler = RecordingScheduler(time)
    host = SimulatedLinkHost(script.behavior, time: time)
    driver = LinkStackDriver(
      path: script.start,
      rules: script.behavior.rules,
      pacing: script.pacing,
      scheduler: scheduler
    )
    scheduler.eventCount = { [unowned host] in host.events.count }
    host.appear(drivenBy: driver)
    follow()
    for action in script.actions + [.init(after: 0, .comeBack)] where disagreements.isEmpty {
      pass(until: time.now + .milliseconds(Int64(action.milliseconds)))
      perform(action.kind)
      follow()
      compare("after \(action)")
    }
    while let next = time.nextDeadline, disagreements.isEmpty { pass(until: next) }
  }

  private func pass(until end: Nanoseconds) {
    while let next = time.nextDeadline, next <= end, disagreements.isEmpty {
      time.advance(to: next)
      follow()
      compare("at \(next)")
    }
    time.advance(to: end)
  }

  private func perform(_ kind: StackScript.Kind) {
    switch kind {
    case .open(let path):
      driver.change(to: path, animated: path.isSetAnimated) { _ in }
      world.perform(.open(SmallPath(path)))
    case .goBack(let levels):
      let depth = max(0, host.screens.count - levels)
      if host.goBack(to: depth) { take(.goBack(to: depth)) }
    case .swipe(let span, let isCancelled):
      let span = Nanoseconds.milliseconds(Int64(span))
      if host.swipeBack(holding: span, cancelling: isCancelled) { take(.hold) }
    case .leave:
      if host.isActive { take(.leave) }
      host.leave()
    case .comeBack:
      if !host.isActive { take(.comeBack(doubtsLinks: host.behavior.doubtsLinksOnReturn)) }
      host.comeBack()
      skipDismissals()
    case .linkOff(let depth):
      guard depth < host.screens.count, depth != world.host.goesBackTo.map({ $0 + 1 }) else {
        return
      }
      host.turnOffLinkForNoReason(toScreenAt: depth)
      if world.host.isShared(depth) { take(.linkOff(screenAt: depth)) }
      skipDismissals()
    case .repeatSignal:
      host.repeatSettleSignal()
    }
  }

  /// Passes over the links that the step itself has turned off.
  private func skipDismissals() {
    while readEvents < host.events.count, host.events[readEvents].kind.isOfStep { readEvents += 1 }
  }

  /// Follows the host.
  private func follow() {
    while readEvents < host.events.count || scheduler.firings.first == readEvents {
      if scheduler.firings.first == readEvents {
        scheduler.firings.removeFirst()
        take(.timer)
        continue
      }
      let kind = host.events[readEvents].kind
      let isOfUpdate = readEvents > 0 && isOfUpdate(host.events[readEvents])
      readEvents += 1
      switch kind {
      case .settled: comeToRest()
      case .dismissed(let screen):
        // What an update makes the host report the world knows by itself.
        if !isOfUpdate { report(screen) }
      case .settleSignal:
        if world.sequencer.phase != .detached { take(.signal) }
      case .cancelledSwipe: letGo(cancelling: true)
      case .wentBack:
        if world.host.motion == .held { letGo(cancelling: false) }
      case .followed: take(.follow)
      case .ignored: take(.lose)
      case .update, .transitionBegan, .heldTop, .left, .returned:
        break
      }
    }
  }

  /// Whether an event belongs to an update that has ended a transition at once.
  private func isOfUpdate(_ event: SimulatedEvent<Int>) -> Bool {
    let former = host.events[readEvents - 1]
    guard case .update(let update, _) = former.kind, former.time == event.time,
      host.behavior.lag == .zero
    else { return false }
    return update.pushCount == 0 || host.behavior.rules == .native
  }

  private func letGo(cancelling isCancelled: Bool) {
    take(.letGo(cancelling: isCancelled))
    if host.behavior.settleSignals != .never { take(.signal) }
  }

  private func comeToRest() {
    guard world.host.isMoving else { return }
    let screen = world.host.goesBackTo.map { $0 + 1 }
    if let screen, host.behavior.dismissalReport != .atStart {
      reports.append((screen, world.host.isToReport(screen)))
    }
    take(.rest)
  }

  private func report(_ screen: Int) {
    if host.behavior.dismissalReport == .atStart {
      if world.host.isToReport(screen) { take(.report(screenAt: screen)) }
      return
    }
    if reports.isEmpty { comeToRest() }
    guard !reports.isEmpty else { return note("screen \(screen) is reported") }
    let report = reports.removeFirst()
    if report.isKnown { take(.report(screenAt: screen)) }
  }

  private func take(_ step: WorldStep) {
    if !world.steps(opening: []).contains(step) { note("\(step) can't happen in the world") }
    world.perform(step)
    for index in reports.indices where !world.host.isToReport(reports[index].screen) {
      reports[index].isKnown = false
    }
  }

  private func compare(_ moment: String) {
    comparisons += 1
    if let fault = world.fault { note("\(moment): \(fault.rawValue)") }
    if host.values != Array(world.host.screens) { note("\(moment): \(host.values) on screen") }
    if driver.path != Array(world.path) { note("\(moment): \(driver.path)") }
    if host.isMoving != world.host.isMoving { note("\(moment): moving is \(host.isMoving)") }
    if host.isActive != world.host.isActive { note("\(moment): active is \(host.isActive)") }
    if driver.linkStack.values != Array(world.linkStack) {
      note("\(moment): \(driver.linkStack.values) in the link stack")
    }
    if driver.isSettled != world.isSettled { note("\(moment): settled is \(driver.isSettled)") }
    if host.state != world.hostState { note("\(moment): \(String(describing: host.state))") }
    if scheduler.isPending != world.isTimerRunning { note("\(moment): the timer") }
  }

  private func note(_ disagreement: String) {
    disagreements.append(disagreement)
  }
}

extension SimulatedEvent.Kind {
  /// Whether it belongs to a step that turns links off for no reason.
  fileprivate var isOfStep: Bool {
    switch self {
    case .dismissed, .returned: true
    default: false
    }
  }
}

extension World {
  fileprivate var isSettled: Bool {
    sequencer.phase == .settled && sequencer.isFinished && sequencer.hearsay.wayBack == nil
  }

  fileprivate var hostState: HostState? { answers ? host.state : nil }
}

extension ModelHost {
  fileprivate var goesBackTo: Int? { motion == .goingBack ? destination : nil }
}

/// A scheduler that notes when its one timer fires.
@MainActor
private final class RecordingScheduler: WakeScheduler {
  /// How many events the host had had when the timer fired.
  var firings: [Int] = []

  /// The number of the host's events.
  var eventCount: () -> Int = { 0 }

  /// Whether the timer runs.
  private(set) var isPending = false

  private let time: VirtualTime

  init(_ time: VirtualTime) {
    self.time = time
  }

  func schedule(
    after delay: Nanoseconds,
    _ wake: @escaping @MainActor () -> Void
  ) -> WakeToken {
    isPending = true
    return time.schedule(after: delay) { [unowned self] in
      isPending = false
      firings.append(eventCount())
      wake()
    }
  }

  func cancel(_ token: WakeToken) {
    isPending = false
    time.cancel(token)
  }
}
