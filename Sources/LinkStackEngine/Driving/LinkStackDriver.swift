/// Brings a host to the path that an app sets, by the fewest updates the host supports, one after
/// another.
///
/// ```swift
/// let driver = LinkStackDriver<Container>(scheduler: mainQueue)
/// driver.attach(to: container)
/// driver.path = [.orders, .order(42), .item(7)]
/// ```
///
/// The path reads as the whole target at once, while the screens arrive update by update; only a
/// person who goes back shortens it. A newer path takes over from what is shown by then.
///
/// A driver owns the link stack and is its only writer. It is the one piece with effects: what to do,
/// and when, is decided by a state machine that has none.
@MainActor
public final class LinkStackDriver<Host: LinkHost> {
  /// What a screen shows.
  public typealias Value = Host.Value

  /// What the host has been told to show.
  @inlinable
  public var linkStack: LinkStack<Value> { chain }

  /// The stored form of ``linkStack``, which only the driver writes.
  @usableFromInline
  var chain = LinkStack<Value>()

  /// Called when a person has gone back while the screens they left were part of the path, with the
  /// length that is left of the path.
  ///
  /// The path of the driver is shortened already. An app that keeps a path of its own removes what
  /// is above that depth from it.
  public var onTruncation: (@MainActor (_ depth: Int) -> Void)?

  @usableFromInline
  weak var host: Host?

  @usableFromInline
  var sequencer: UpdateSequencer<[Value]>

  @usableFromInline
  let scheduler: any WakeScheduler

  @usableFromInline
  var timer: WakeToken?

  /// What the scheduler calls: made once, and not for each wait.
  @usableFromInline
  lazy var wake: @MainActor () -> Void = { [weak self] in
    self?.timer = nil
    self?.handle(.timerFired)
  }

  @usableFromInline
  var waiters: [Waiter] = []

  /// Events that arrived while another one's effects are being performed.
  @usableFromInline
  var queue: ArraySlice<QueuedEvent> = []

  @usableFromInline
  var isPerforming = false

  private var isAttached = false

  @usableFromInline
  struct QueuedEvent {
    @usableFromInline
    let event: UpdateSequencer<[Value]>.Event

    /// The screen that the event is a report about.
    @usableFromInline
    let screen: ScreenID?

    /// Who wants to know the outcome of the change that the event begins.
    @usableFromInline
    let waiter: Waiter?

    @inlinable
    init(event: UpdateSequencer<[Value]>.Event, screen: ScreenID?, waiter: Waiter?) {
      self.event = event
      self.screen = screen
      self.waiter = waiter
    }
  }

  /// Creates a driver.
  ///
  /// - Parameters:
  ///   - path: The path to start with, which the host reaches from its first appearance.
  ///   - rules: What the host accepts as one update.
  ///   - pacing: When an update may follow another.
  ///   - scheduler: Where wake-ups come from.
  public init(
    path: [Value] = [],
    rules: UpdateRules = .links,
    pacing: Pacing = .settled,
    scheduler: any WakeScheduler
  ) {
    sequencer = UpdateSequencer(target: path, rules: rules, pacing: pacing)
    self.scheduler = scheduler
  }

  deinit {
    for waiter in waiters {
      waiter.resumeLater(with: .dismissed)
    }
  }

  /// Starts to drive a host that is about to appear.
  ///
  /// As much of the path as the host may first appear with is shown by an update at once.
  ///
  /// - Parameter host: The host, which the driver does not keep alive.
  /// - Precondition: No host is attached.
  public func attach(to host: Host) {
    precondition(
      !isAttached,
      "this driver has a host already: call detach() first, or make a driver for each host"
    )
    isAttached = true
    self.host = host
    handle(.started)
  }

  /// Ends the work for a host that is being taken down.
  ///
  /// Nothing stays scheduled, and whoever waits for the change under way is told that it was
  /// dismissed. The path stays, and is shown from the beginning if a host is attached again.
  public func detach() {
    handle(.ended)
    host = nil
    isAttached = false
  }

  /// Takes in an event, after those that are being answered.
  ///
  /// - Parameters:
  ///   - event: What has happened.
  ///   - screen: The screen that the event is a report about. The event is ignored if by its turn
  ///     that screen is no part of the link stack any more.
  ///   - waiter: Who wants to know the outcome of the change that the event begins.
  @inlinable
  func handle(
    _ event: UpdateSequencer<[Value]>.Event,
    about screen: ScreenID? = nil,
    waiter: Waiter? = nil
  ) {
    let event = QueuedEvent(event: event, screen: screen, waiter: waiter)
    guard !isPerforming else {
      queue.append(event)
      return
    }
    isPerforming = true
    answer(event)
    // What is appended meanwhile is answered too, in a loop: a host that settles at once must not
    // make the call stack as deep as the path.
    while let event = queue.popFirst() {
      answer(event)
    }
    queue = []
    isPerforming = false
  }

  /// The path set last, also where its event waits for its turn.
  @inlinable
  var latestPath: [Value] {
    for queued in queue.reversed() {
      if case .targetChanged(let path) = queued.event { return path }
    }
    return sequencer.target
  }

  @inlinable
  func answer(_ queued: QueuedEvent) {
    if let screen = queued.screen, !chain.contains(screen) { return }
    perform(sequencer.handle(queued.event), waiter: queued.waiter)
    if sequencer.phase == .detached { chain.truncate(to: 0) }
  }

  @inlinable
  func perform(_ effects: SequencerEffects, waiter: Waiter?) {
    if effects.supersedes { resumeWaiters(with: .superseded) }
    if let waiter { waiters.append(waiter) }
    if let depth = effects.dismissal {
      chain.truncate(to: depth)
      host?.confirmDismissal(to: depth, showing: chain)
    }
    if let depth = effects.truncation { onTruncation?(depth) }
    wait(effects.wait)
    if let scheduled = effects.update {
      chain.apply(scheduled.update, from: sequencer.shownPath)
      host?.perform(scheduled.update, showing: chain, in: scheduled.transition)
    }
    if let outcome = effects.outcome { resumeWaiters(with: outcome) }
  }

  @inlinable
  func wait(_ wait: SequencerEffects.Wait) {
    switch wait {
    case .unchanged:
      break
    case .cancel:
      cancelTimer()
    case .start(let delay):
      cancelTimer()
      timer = scheduler.schedule(after: delay, wake)
    }
  }

  @inlinable
  func cancelTimer() {
    guard let timer else { return }
    scheduler.cancel(timer)
    self.timer = nil
  }

  @inlinable
  func resumeWaiters(with outcome: NavigationOutcome) {
    let ended = waiters
    waiters.removeAll()
    for waiter in ended {
      waiter.resume(with: outcome)
    }
  }
}
