import LinkStackEngine
import LinkStackRecording
import NavigationShimTesting

/// Has a simulated host do again what the app and the person did in a recording.
@MainActor
struct HostRerun {
  typealias Entry = StackRecording.Entry

  private let recording: StackRecording
  private let time = VirtualTime()
  private let host: SimulatedLinkHost<Int>
  private let driver: LinkStackDriver<SimulatedLinkHost<Int>>
  private let recorder: StackRecorder
  private var isAttached = false

  var entries: [Entry] { recorder.recording.entries }

  /// Plays a recording to its end, or to that of its host.
  ///
  /// - Parameters:
  ///   - acts: What a person did before some of the entries, as far as the recording doesn't say so itself.
  ///   - span: How long to go on.
  init(
    _ recording: StackRecording,
    on behavior: SimulatedHostBehavior,
    _ acts: [Int: StackRecording.HostAct],
    goingOnFor span: Nanoseconds
  ) {
    self.recording = recording
    host = SimulatedLinkHost(behavior, time: time, recordsEvents: false)
    recorder = StackRecorder(keeping: .max) { [time] in time.now }
    let settings = recording.settings
    var lastValue =
      switch recording.beginning {
      case .appearance(let length): length
      case .rest(let rest): rest.depth
      case .middle, .native: 0
      }
    driver = LinkStackDriver(
      path: Array(0..<lastValue),
      rules: settings.rules,
      pacing: settings.pacing,
      animation: settings.animation,
      scheduler: time
    )
    if case .rest = recording.beginning { comeToRest() }
    driver.recorder = recorder
    let knowsActs = recording.knowsActs
    for (index, entry) in recording.entries.enumerated() {
      let act = acts[index] ?? entry.event.act(knowsActs)
      guard act != nil || entry.event.isOfApp else { continue }
      guard entry.event != .ended, pass(to: entry, at: index) else { return }
      if let act { perform(act) }
      if entry.event.isOfApp { perform(entry.event, &lastValue) }
    }
    let end = Nanoseconds(recording.entries.last?.time ?? 0)
    while let next = time.nextDeadline, next - span <= end, mayGoOn { time.performNext() }
  }

  /// Whether more can come that is of use.
  private var mayGoOn: Bool { entries.count < 2 * recording.entries.count + 100 }

  private mutating func appear() {
    isAttached = true
    host.appear(drivenBy: driver)
  }

  /// Has the host show the path that the recording begins with.
  private mutating func comeToRest() {
    appear()
    var count = 0
    while time.pendingCount > 0, count < 1_000_000 {
      time.performNext()
      count += 1
    }
    if time.pendingCount == 0 { time.restart() }
  }

  /// Lets time pass up to an entry, and at its instant as much happen as has happened before it.
  ///
  /// Not everything that a host does leaves an entry of its own.
  private func pass(to entry: Entry, at index: Int) -> Bool {
    let instant = Nanoseconds(entry.time)
    var mayBeDue: Bool {
      entries.count < index || host.state == nil
        || entry.host.map { $0 != host.state } == true
    }
    while let next = time.nextDeadline, next < instant || next == instant && mayBeDue {
      guard mayGoOn else { return false }
      time.performNext()
    }
    guard time.now <= instant else { return false }
    time.move(to: instant)
    return true
  }

  private mutating func perform(_ event: StackRecording.Event, _ lastValue: inout Int) {
    switch event {
    case .started:
      if !isAttached { appear() }
    case .stopAnimating: driver.stopAnimating()
    case .settings(let settings):
      driver.rules = settings.rules
      driver.pacing = settings.pacing
      driver.animation = settings.animation
    case .path(let parts, let isAnimated):
      // Elements that aren't there any more are new, as the rerun has taken another way before.
      let path =
        StackRecording.path(of: parts, driver.path, driver.linkStack, after: &lastValue)
        ?? StackRecording.path(
          of: [.init(.new, parts.reduce(0) { $0 + $1.count })],
          [],
          LinkStack(),
          after: &lastValue
        ) ?? []
      driver.set(path, animated: isAnimated)
    default: break
    }
  }

  private func perform(_ act: StackRecording.HostAct) {
    switch act {
    case .goBack(let depth): host.goBack(to: depth)
    case .swipe(let span, let isCancelled):
      host.swipeBack(holding: Nanoseconds(span), cancelling: isCancelled)
    case .cover: host.cover()
    case .uncover: host.uncover()
    case .leave: host.leave()
    case .comeBack: host.comeBack()
    case .linkOff(let depth):
      if 1...max(1, host.screens.count) ~= depth, !host.screens.isEmpty {
        host.turnOffLinkForNoReason(toScreenAt: depth)
      }
    case .repeatedSignal: host.repeatSettleSignal()
    }
  }
}

extension StackRecording {
  /// Whether it is of a simulated host, which knows what a person does.
  var knowsActs: Bool {
    entries.contains { if case .act = $0.event { true } else { false } }
  }
}

extension StackRecording.Event {
  /// Whether it comes from the app.
  fileprivate var isOfApp: Bool {
    switch self {
    case .path, .stopAnimating, .settings, .started, .ended: true
    default: false
    }
  }

  /// What was done to the host, if that is what the event tells.
  fileprivate func act(_ knowsActs: Bool) -> StackRecording.HostAct? {
    switch self {
    case .act(let act): act
    case .suspended: knowsActs ? nil : .leave
    case .resumed: knowsActs ? nil : .comeBack
    default: nil
    }
  }
}
