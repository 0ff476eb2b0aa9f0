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

  /// Called with the outcome of the change under way.
  @usableFromInline
  typealias Waiter = @MainActor @Sendable (NavigationOutcome) -> Void

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
    guard !waiters.isEmpty else { return }
    // Whoever waits is called on the main actor, which may not be at hand here.
    Task { @MainActor [waiters] in
      for waiter in waiters { waiter(.dismissed) }
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
      waiter(outcome)
    }
  }
}

extension LinkStackDriver {
  /// The path that is shown, or that is being reached.
  ///
  /// Reading it gives the whole path from the moment it is set. Setting it ends the change under way
  /// as superseded; setting an equal path changes nothing.
  ///
  /// - Complexity: Setting is O(*c*), where *c* is the length of the prefix that the old path and the
  ///   new one share.
  @inlinable
  public var path: [Value] {
    get { latestPath }
    set { handle(.targetChanged(newValue)) }
  }

  /// Whether the host shows the path, and no transition is known to run.
  @inlinable
  public var isSettled: Bool {
    sequencer.phase == .settled && sequencer.isFinished
  }

  /// What the host accepts as one update; what is still to do is planned anew when that changes.
  public var rules: UpdateRules {
    get { sequencer.rules }
    set { sequencer.rules = newValue }
  }

  /// When an update may follow another; a wait under way is not changed.
  public var pacing: Pacing {
    get { sequencer.pacing }
    set { sequencer.pacing = newValue }
  }

  /// Adds screens on top of the path.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the path.
  public func push(_ values: Value...) {
    path += values
  }

  /// Removes screens from the top of the path.
  ///
  /// - Parameter count: How many to remove; more than there are is the same as all.
  /// - Precondition: `count` isn't negative.
  /// - Complexity: O(*n*), where *n* is the length of the path.
  public func pop(_ count: Int = 1) {
    precondition(count >= 0, "can't pop \(count) screens: pass 0 or more")
    path = path.dropLast(count)
  }

  /// Removes all screens.
  public func popToRoot() {
    path = []
  }

  /// Sets the path, and waits until it is shown or until that can no longer be.
  ///
  /// Where no host is attached, that is once one has been. Cancelling the task does not cancel the
  /// navigation: set another path for that.
  ///
  /// - Parameter path: The path to show.
  /// - Returns: Whether it was presented, superseded by a newer path, or dismissed by the person.
  public func change(to path: [Value]) async -> NavigationOutcome {
    await withCheckedContinuation { continuation in
      change(to: path) { continuation.resume(returning: $0) }
    }
  }

  /// Sets the path, and calls back when it is shown or when that can no longer be.
  ///
  /// - Parameters:
  ///   - path: The path to show.
  ///   - completion: Called once, with the outcome; perhaps before this function returns.
  public func change(
    to path: [Value],
    completion: @escaping @MainActor @Sendable (NavigationOutcome) -> Void
  ) {
    handle(.targetChanged(path), waiter: completion)
  }
}

extension LinkStackDriver {
  /// The number of the transition begun last, for a host that is about to report on it.
  ///
  /// Read it at the moment when the host comes to rest. Where the report is made later, it still
  /// says which rest it speaks of.
  @inlinable
  public var transition: TransitionID { sequencer.transition }

  /// Reports that no transition runs any more.
  ///
  /// - Parameters:
  ///   - screen: The screen that has appeared and stands still. One that is no part of the link
  ///     stack any more is ignored.
  ///   - transition: The transition that is over. A report about an earlier one is ignored.
  @inlinable
  public func hostSettled(on screen: ScreenID, in transition: TransitionID) {
    handle(.settled(depth: screen.depth, transition: transition), about: screen)
  }

  /// Reports that a screen has come into view, perhaps while it still moves.
  ///
  /// Where that isn't the top of the link stack, a person is on the way back, and no update goes to
  /// the host until it has settled.
  @inlinable
  public func hostShows(_ screen: ScreenID) {
    handle(.appeared(depth: screen.depth), about: screen)
  }

  /// Reports that the link to a screen was turned off by the host.
  ///
  /// It counts if the screen that owns the link has appeared. Where that is reported afterwards, it
  /// counts once that screen has settled. It is ignored if the dismissed screen is no part of the
  /// link stack any more.
  ///
  /// - Parameter screen: The lowest screen that is gone.
  @inlinable
  public func hostDismissed(_ screen: ScreenID) {
    handle(.dismissed(toDepth: screen.depth - 1), about: screen)
  }

  /// Reports that the scene has become inactive: nothing is sent and nothing believed until
  /// ``resume()``.
  @inlinable
  public func suspend() {
    handle(.suspended)
  }

  /// Reports that the scene is active again.
  @inlinable
  public func resume() {
    handle(.resumed)
  }
}
