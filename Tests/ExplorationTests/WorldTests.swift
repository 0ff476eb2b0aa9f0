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
    for number in 0..<1_500 {
      var script = StackScript.random(using: &generator)
      script.behavior.transition = .milliseconds(350)
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

  /// The settle signals under way on the host, and whether they are about what the world shows.
  private var signals: [(transition: TransitionID, isShared: Bool)] = []
  private var readEvents = 0

  init(_ script: StackScript) {
    world = World(
      launching: SmallPath(script.start),
      rules: script.behavior.rules,
      pacing: script.pacing
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
    readEvents(ofAction: true)
    for action in script.actions + [.init(after: 0, .comeBack)] where disagreements.isEmpty {
      pass(until: time.now + .milliseconds(Int64(action.milliseconds)))
      perform(action.kind)
      readEvents(ofAction: true)
      compare("after \(action)")
    }
    while let next = time.nextDeadline, disagreements.isEmpty { pass(until: next) }
  }

  private func pass(until end: Nanoseconds) {
    while let next = time.nextDeadline, next <= end, disagreements.isEmpty {
      time.advance(to: next)
      readEvents(ofAction: false)
      compare("at \(next)")
    }
    time.advance(to: end)
  }

  private func perform(_ kind: StackScript.Kind) {
    switch kind {
    case .open(let path):
      driver.path = path
      world.perform(.open(SmallPath(path)))
    case .goBack(let levels):
      let depth = max(0, host.screens.count - levels)
      guard host.goBack(to: depth) else { return }
      take(.goBack(to: depth, reportsAtStart: host.behavior.dismissalReport == .atStart))
    case .swipe:
      if host.swipeBackAndCancel() { take(.swipe) }
    case .leave:
      if host.isActive { take(.leave) }
      host.leave()
    case .comeBack:
      if !host.isActive { take(.comeBack(doubtsLinks: host.behavior.doubtsLinksOnReturn)) }
      host.comeBack()
    case .linkOff(let depth):
      guard depth < host.screens.count else { return }
      host.turnOffLinkForNoReason(toScreenAt: depth)
      if world.host.isShared(depth) { take(.linkOff(screenAt: depth)) }
    case .repeatSignal:
      host.repeatSettleSignal()
      // The world has forgotten signals that its sequencer would ignore.
      if world.host.lastSignal != nil { take(.repeatSignal) }
    }
  }

  /// Follows the host.
  private func readEvents(ofAction: Bool) {
    while readEvents < host.events.count || scheduler.firings.first == readEvents {
      if scheduler.firings.first == readEvents {
        scheduler.firings.removeFirst()
        take(.timer)
        continue
      }
      let kind = host.events[readEvents].kind
      readEvents += 1
      switch kind {
      case .settled(let depth):
        if !ofAction, world.host.isMoving { take(.rest(reportsFirst: false)) }
        signals.append((world.sequencer.transition, world.host.isShared(depth)))
      case .dismissed where !ofAction:
        if world.host.motion == .goingBack { take(.rest(reportsFirst: true)) }
        if world.host.report != nil { take(.report) }
      case .settleSignal(let depth) where !ofAction:
        let signal = signals.removeFirst()
        if signal.isShared, signal.transition == world.sequencer.transition {
          if world.host.signals & 1 << UInt16(depth) != 0 { take(.signal(depth: depth)) }
        }
      case .dismissed, .settleSignal, .update, .transitionBegan, .wentBack, .left, .returned:
        break
      }
    }
  }

  private func take(_ step: WorldStep) {
    if !world.steps(opening: []).contains(step) { note("\(step) can't happen in the world") }
    world.perform(step)
  }

  private func compare(_ moment: String) {
    comparisons += 1
    if let fault = world.fault { note("\(moment): \(fault.rawValue)") }
    if host.values != Array(world.host.screens) { note("\(moment): \(host.values) on screen") }
    if driver.path != Array(world.path) { note("\(moment): \(driver.path)") }
    if host.isMoving != world.host.isMoving { note("\(moment): moving is \(host.isMoving)") }
    if host.isActive != world.host.isActive { note("\(moment): active is \(host.isActive)") }
    if driver.linkStack.values != Array(world.sequencer.shown) {
      note("\(moment): \(driver.linkStack.values) in the link stack")
    }
    if driver.transition != world.sequencer.transition { note("\(moment): \(driver.transition)") }
    if scheduler.isPending != (world.timer != .none) { note("\(moment): the timer") }
  }

  private func note(_ disagreement: String) {
    disagreements.append(disagreement)
  }
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
