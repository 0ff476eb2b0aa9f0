/// Makes a host follow the path that an app sets, with as few steps as the host supports, one after another.
///
/// The path is complete at once, while the screens arrive step by step. Only a back navigation shortens it. If a
/// newer path is set, its steps are planned from the screens that are shown by then.
///
/// A driver owns the link stack, and no other object writes to it. The driver is the only part with side effects: a
/// state machine without any decides on the steps and their time.
@MainActor
package final class LinkStackDriver<Host: LinkHost> {
  package typealias Value = Host.Value

  /// Called once, with the outcome of a change of the path.
  package typealias Waiter = @MainActor @Sendable (ChangeOutcome) -> Void

  /// The screens that the host was sent.
  package var linkStack: LinkStack<Value> { core.linkStack }

  /// Called when people have gone back from the last screens of the path, with their positions.
  ///
  /// The driver has already removed them. An app with a path of its own has to do the same.
  package var onUserPop: (@MainActor (_ elements: Range<Int>) -> Void)?

  /// The settings and the present state, and the latest events, for the report that developers paste into an issue.
  package var report: [String] { [core.sequencer.text] + log.lines }

  /// The latest events, for the report that developers paste into an issue.
  package private(set) var log = SequencerLog()

  private(set) weak var host: Host?
  private var core: DriverCore<Value>
  private var waiters: [Waiter] = []

  private let scheduler: any WakeScheduler
  private var timer: WakeToken?

  /// Stored, so that a push, which waits twice, allocates nothing.
  private lazy var wake: @MainActor () -> Void = { [weak self] in self?.endWait() }

  /// The inputs that have come while another one is being handled.
  private var queue: [Input] = []
  private var isPerforming = false

  private enum Input {
    /// A report of the host or the clock.
    case report(HostReport)

    /// A path that the app has set, with a function to call with the outcome.
    case path([Value], animated: Bool, Waiter?)
  }

  /// Creates a driver with a path that the host begins to follow when it first appears.
  package init(
    path: [Value] = [],
    rules: UpdateRules = .links,
    pacing: Pacing = .settled,
    animation: ChangeAnimation = .automatic,
    scheduler: any WakeScheduler
  ) {
    core = DriverCore(path: path, rules: rules, pacing: pacing, animation: animation)
    self.scheduler = scheduler
  }

  deinit {
    guard !waiters.isEmpty else { return }
    // Waiters are called on the main actor, and `deinit` may run on another thread.
    Task { @MainActor [waiters] in
      for waiter in waiters { waiter(.detached) }
    }
  }

  /// Starts to drive a host that is about to appear.
  ///
  /// One step shows as much of the path as the host may first appear with. The driver doesn't retain the host, which
  /// has to exist as long as the driver.
  package func attach(to host: Host) {
    precondition(self.host == nil, "this driver has a host already: make a driver for each host")
    self.host = host
    report(.started)
  }
}

/// Inputs, which are handled one by one.
extension LinkStackDriver {
  /// Sets the path, after the input that is being handled.
  ///
  /// If it isn't animated, ``animation`` has no effect.
  ///
  /// The waiter is called when the path is shown, or can no longer be, perhaps before this function returns.
  package func set(_ path: [Value], animated isAnimated: Bool = true, _ waiter: Waiter? = nil) {
    take(.path(path, animated: isAnimated, waiter))
  }

  /// Takes in a report of the host, or the end of a wait.
  package func report(_ report: HostReport) {
    // The host may change the path before the next step.
    if !isPerforming, let host {
      if core.isAtRest(host.state, at: report) {
        host.didComeToRest()
      } else if report == .waitEnded {
        host.waitEndedWithoutRest()
      }
    }
    take(.report(report))
  }

  /// Handles an input, and then in a loop the inputs that have come meanwhile.
  ///
  /// If a host is idle at once, recursion would make the call stack as deep as the path.
  private func take(_ input: Input) {
    guard !isPerforming else { return queue.append(input) }
    isPerforming = true
    answer(input)
    while !queue.isEmpty { answer(queue.removeFirst()) }
    isPerforming = false
  }

  private func answer(_ input: Input) {
    switch input {
    case .report(let report):
      perform(core.handle(report, host: host?.state, noting: note))
    case .path(let path, let isAnimated, let waiter):
      let effects = core.set(path, animated: isAnimated, host: host?.state, noting: note)
      perform(effects, waiter: waiter)
    }
  }

  /// The path that is shown, or that is being followed.
  ///
  /// It is complete from the moment it is set, also while it waits in the queue. Setting it ends the change under way
  /// as superseded. Setting an equal path changes nothing.
  package var path: [Value] {
    get {
      for input in queue.reversed() {
        if case .path(let path, _, _) = input { return path }
      }
      return core.target
    }
    set { set(newValue) }
  }

  private func note(
    _ event: UpdateSequencer.Event,
    _ host: HostAnswer,
    _ effects: SequencerEffects
  ) {
    log.add(SequencerLog.Entry(time: scheduler.now, event: event, host: host, effects: effects))
  }
}

/// The effects of an input.
extension LinkStackDriver {
  private func perform(_ effects: SequencerEffects, waiter: Waiter? = nil) {
    if effects.supersedes { resumeWaiters(with: .superseded) }
    if let waiter { waiters.append(waiter) }
    if let depth = effects.dismissal { host?.didTruncate(to: depth) }
    if let elements = effects.removal { onUserPop?(elements) }
    wait(effects.wait)
    if let update = effects.update { host?.perform(update, showing: core.linkStack) }
    guard let outcome = effects.outcome else { return }
    if outcome == .unreachable, host?.canContinueInSafeMode() == true {
      report(.changed)
    } else {
      resumeWaiters(with: outcome)
    }
  }

  private func wait(_ wait: SequencerEffects.Wait) {
    switch wait {
    case .unchanged:
      break
    case .cancel:
      scheduler.cancel(&timer)
    case .start(let delay):
      scheduler.cancel(&timer)
      timer = scheduler.schedule(after: delay, wake)
    }
  }

  private func endWait() {
    timer = nil
    report(.waitEnded)
  }

  private func resumeWaiters(with outcome: ChangeOutcome) {
    if waiters.isEmpty { return }
    let ended = waiters
    waiters.removeAll()
    for waiter in ended { waiter(outcome) }
  }
}

/// The app's settings and questions.
extension LinkStackDriver {
  /// Whether the host shows the path, and no transition is known to run.
  package var isSettled: Bool { core.isSettled }

  /// Whether people may be going back from the top, and the path is not shorter yet.
  package var isInBackNavigation: Bool {
    core.sequencer.isInBackNavigation(core.answer(host?.state))
  }

  /// The number of screens that the host has, by its state or, if that can't be read, by an estimate.
  package var hostDepth: Int { core.answer(host?.state).depth }

  /// The rules for one step of the host.
  ///
  /// If they change, the rest of a change is planned again.
  package var rules: UpdateRules {
    get { core.sequencer.rules }
    set { core.sequencer.rules = newValue }
  }

  /// The pacing between steps.
  ///
  /// A wait under way is not changed.
  package var pacing: Pacing {
    get { core.sequencer.pacing }
    set { core.sequencer.pacing = newValue }
  }

  /// Which steps are animated, also in the rest of a change.
  package var animation: ChangeAnimation {
    get { core.sequencer.animation }
    set { core.sequencer.animation = newValue }
  }
}
