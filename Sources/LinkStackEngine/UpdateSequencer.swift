/// Decides which update goes to the host next, and when.
///
/// A pure state machine: events go in, effects come out, and it holds no clock, task or callback. It
/// knows depths only: its owner, who knows the elements of paths, says how many are in common.
///
/// A host that can be asked is asked at each event, and what it says counts. What a host that can't
/// be asked lets guess is kept in ``Hearsay``, and read by the functions that begin with `hear`.
package struct UpdateSequencer: Sendable {
  /// What the host does, as far as that is known.
  package enum Phase: Hashable, Sendable {
    /// There is no host yet.
    case detached

    /// A transition runs, or has to be assumed to run.
    case moving

    /// The host stands still.
    case settled
  }

  /// What an update may do.
  package var rules: UpdateRules {
    didSet {
      if rules != oldValue { plan = nil }
    }
  }

  /// When the next update may follow; a wait under way is not changed by it.
  package var pacing: Pacing {
    didSet { pacing.requireDelay() }
  }

  /// Which updates are animated.
  package var animation: NavigationAnimation {
    didSet {
      if animation != oldValue { plan = nil }
    }
  }

  package private(set) var phase = Phase.detached

  /// Whether the scene is inactive, or the stack out of view.
  package private(set) var isSuspended = false

  /// The length of the path to reach.
  package private(set) var targetDepth: Int

  /// What is known of the change that leads to it.
  package private(set) var change = Change.appearance {
    didSet {
      if change != oldValue { plan = nil }
    }
  }

  /// Whether the outcome of the present target has been reported.
  package private(set) var isFinished: Bool

  /// How deep the host has been told to be.
  package private(set) var shownDepth = 0

  /// How many screens of what the host has been told are those of the path to reach.
  package private(set) var commonDepth = 0

  /// How much of what was there the last update has kept: whoever is below has gone there.
  package private(set) var keptDepth = 0

  /// Whether the host has been as deep as it was told since it was told.
  package private(set) var hasArrived = true

  /// How often in a row a push or a pop has been made again.
  package private(set) var repeats = 0

  /// Whether the host has not followed however often it was told, until something else happens.
  package private(set) var isStalled = false

  /// What has been heard of a host that can't be asked.
  package private(set) var hearsay = Hearsay() {
    didSet {
      if (hearsay.wayBack == nil) != (oldValue.wayBack == nil) { plan = nil }
    }
  }

  /// The updates to the target, made when the first of them may go.
  package private(set) var plan: UpdatePlan?

  /// The position in the plan of the update that goes next.
  package private(set) var nextUpdate = 0

  /// Creates a sequencer for a host that has yet to appear.
  package init(
    targetDepth: Int,
    rules: UpdateRules,
    pacing: Pacing,
    animation: NavigationAnimation = .automatic
  ) {
    pacing.requireDelay()
    self.targetDepth = targetDepth
    self.rules = rules
    self.pacing = pacing
    self.animation = animation
    isFinished = targetDepth == 0
  }

  /// Takes in one event.
  ///
  /// - Parameters:
  ///   - event: What has happened.
  ///   - host: What the host says of itself; `nil` where there is none, or one that can't tell.
  /// - Returns: What the owner has to do now.
  package mutating func handle(_ event: Event, host: HostState?) -> SequencerEffects {
    var effects = SequencerEffects()
    // One that has less than a root has nothing to tell yet, or no more.
    let host = host.flatMap { $0.depth < 0 ? nil : $0 }
    let retries = isStalled && event != .timerFired
    let retriesPop = retries && phase == .moving
    if retries { tryAnew() }
    switch event {
    case .started:
      start(&effects)
    case .ended:
      end(&effects)
    case .targetChanged(let depth, let inCommon, let withFormer, let isAnimated):
      change = isAnimated ? .ordinary : .unanimated
      changeTarget(to: depth, inCommon, withFormer, host, &effects)
    case .targetRepeated:
      repeatTarget(host, &effects)
    case .appeared(let depth):
      if let host { look(at: host, &effects) } else { hearAppearance(of: depth, &effects) }
    case .dismissed(let depth):
      if let host { look(at: host, &effects) } else { hearDismissal(to: depth, &effects) }
    case .changed:
      ask(host, &effects)
    case .timerFired:
      endWait(host, &effects)
    case .suspended:
      suspend(&effects)
    case .resumed:
      resume(host, &effects)
    }
    if retriesPop, effects.update == nil { endWait(host, &effects) }
    if retries { advance(&effects) }
    return effects
  }
}

extension UpdateSequencer {
  /// Shows as much as the host may first appear with, and waits until it has appeared.
  private mutating func start(_ effects: inout SequencerEffects) {
    guard phase == .detached else { return }
    phase = .moving
    isFinished = isFinished && targetDepth == 0
    if rules.screensAtFirstAppearance > 0, targetDepth > 0, !isSuspended {
      follow(freshPlan(isFirstAppearance: true))
      if let update = nextPlannedUpdate { return perform(update, &effects) }
    }
    startWait(&effects)
  }

  /// Forgets the host, and what it has shown with it.
  ///
  /// The target stays for the next one.
  private mutating func end(_ effects: inout SequencerEffects) {
    guard phase != .detached else { return }
    var next = UpdateSequencer(
      targetDepth: targetDepth,
      rules: rules,
      pacing: pacing,
      animation: animation
    )
    next.isSuspended = isSuspended
    effects.wait = .cancel
    if !isFinished { effects.outcome = .dismissed }
    self = next
  }

  /// Aims at a newer path.
  ///
  /// The way there is planned once the transition in flight is over, from what the host shows then.
  private mutating func changeTarget(
    to depth: Int,
    _ inCommon: Int,
    _ withFormer: Int,
    _ host: HostState?,
    _ effects: inout SequencerEffects
  ) {
    if hearsay.wayBack == nil, let host, isOnWayBack(host) {
      hearsay.wayBack = WayBack(length: targetDepth)
    }
    if let length = hearsay.wayBack?.length { hearsay.wayBack?.length = min(length, withFormer) }
    effects.supersedes = !isFinished
    targetDepth = depth
    commonDepth = inCommon
    isFinished = false
    plan = nil
    repeats = 0
    ask(host, &effects)
    advance(&effects)
  }

  /// Whether it matters how much a newer path has in common with the one before.
  ///
  /// That is where a person goes back, or may be about to, as a finger holds the top: what the app sets
  /// meanwhile is not what they are leaving.
  package func isOnWayBack(_ host: HostState?) -> Bool {
    if hearsay.wayBack != nil { return true }
    guard let host, phase != .detached else { return false }
    return host.motion == .held && host.certainDepth <= shownDepth || isWayBack(host)
  }

  /// Takes in that the app wants what it has wanted.
  private mutating func repeatTarget(_ host: HostState?, _ effects: inout SequencerEffects) {
    ask(host, &effects)
    if phase != .settled {
      // A person may be about to leave what is asked for: how this ends shows when they are done.
      isFinished = false
    } else if isFinished {
      effects.outcome = .presented
    }
  }

  /// Sends the next update if one may go now, or reports that there is none left.
  private mutating func advance(_ effects: inout SequencerEffects) {
    guard phase == .settled, !isSuspended, !isFinished else { return }
    if plan == nil { follow(freshPlan()) }
    if let update = nextPlannedUpdate {
      perform(update, &effects)
    } else {
      plan = nil
      repeats = 0
      isFinished = true
      if hearsay.seenDepth == shownDepth { hearsay.wayBack = nil }
      effects.wait = .cancel
      effects.outcome = .presented
    }
  }

  private func freshPlan(isFirstAppearance: Bool = false) -> UpdatePlan {
    UpdatePlan(
      startDepth: shownDepth,
      commonDepth: commonDepth,
      targetDepth: targetDepth,
      rules: rulesForNow,
      isFirstAppearance: isFirstAppearance,
      animation: animationForNow
    )
  }

  /// What the next update may do: what a person may be leaving can't be replaced where it stands.
  package var rulesForNow: UpdateRules {
    var rules = rules
    if hearsay.wayBack != nil { rules.replacesInPlace = false }
    return rules
  }

  /// Which updates of the present change are animated.
  package var animationForNow: NavigationAnimation {
    switch change {
    case .appearance: animation == .automatic ? .disabled : animation
    case .ordinary: animation
    case .unanimated: .disabled
    // A host that has lost a push may be one that loses those without animation.
    case .lossy: .everyPush
    }
  }

  /// Goes on without animation, as the app turns out to have said so of the present change.
  package mutating func stopAnimating() {
    if change == .ordinary { change = .unanimated }
  }

  /// Starts at the beginning of a plan.
  private mutating func follow(_ plan: UpdatePlan) {
    self.plan = plan
    nextUpdate = 0
  }

  /// The update of the plan that goes next; `nil` where none is left.
  private var nextPlannedUpdate: Update? {
    guard let plan, nextUpdate < plan.endIndex else { return nil }
    return plan[nextUpdate]
  }

  /// Sends an update, and takes its transition to have begun.
  private mutating func perform(_ update: Update, _ effects: inout SequencerEffects) {
    nextUpdate += 1
    keptDepth = min(update.previousDepth, update.depth)
    shownDepth = update.depth
    commonDepth = update.keptDepth < update.depth ? update.depth : min(commonDepth, update.depth)
    if update.depth != update.previousDepth { hasArrived = false }
    if let seenDepth = hearsay.seenDepth, update.depth <= seenDepth { hearsay.wayBack = nil }
    if let depth = hearsay.wayBack?.claimedDepth, update.keptDepth <= depth {
      hearsay.wayBack?.claimedDepth = nil
    }
    effects.update = update
    beginTransition(&effects)
  }

  /// Assumes a transition to run until the host says otherwise or the wait is over.
  private mutating func beginTransition(_ effects: inout SequencerEffects) {
    phase = .moving
    startWait(&effects)
  }

  /// Starts the one timer anew; none runs while the scene is inactive.
  ///
  /// What is made again gets more time: a host that has lost a push may be a slow one.
  private func startWait(_ effects: inout SequencerEffects) {
    effects.wait = isSuspended ? .cancel : .start(pacing.delay.doubled(repeats))
  }
}

/// What the host says of itself.
extension UpdateSequencer {
  /// Takes in where the host is, and goes on if it stands still there as told.
  ///
  /// It may have said so itself, or never say so.
  private mutating func ask(_ host: HostState?, _ effects: inout SequencerEffects) {
    if let host { look(at: host, &effects) }
    if pacing.followsHost { settle(if: host, &effects) }
  }

  /// Takes in where the host is, and believes a person who has gone back.
  ///
  /// What is only held by a finger may yet return, and a transition that has ended is ended by
  /// ``settle(if:_:_:)`` alone.
  private mutating func look(at host: HostState, _ effects: inout SequencerEffects) {
    guard !isSuspended else { return }
    let depth = host.certainDepth
    if depth == shownDepth { hasArrived = true }
    if isWayBack(host) {
      believeDismissal(to: depth, &effects)
      return beginTransition(&effects)
    }
    if hearsay.seenDepth != nil || hearsay.wayBack != nil {
      hearsay = Hearsay(wayBack: host.motion == .held ? hearsay.wayBack : nil)
    }
    if host.motion != .still, phase == .settled { beginTransition(&effects) }
  }

  /// Whether the host is where only a person can have brought it.
  private func isWayBack(_ host: HostState) -> Bool {
    phase != .detached && host.certainDepth < (hasArrived ? shownDepth : keptDepth)
  }

  /// Ends a transition, if the host stands still where it was told to be.
  private mutating func settle(if host: HostState?, _ effects: inout SequencerEffects) {
    guard phase == .moving, !isSuspended, let host, host.motion == .still,
      host.depth == shownDepth
    else { return }
    repeats = 0
    settle(&effects)
  }

  /// Asks the host whether to go on; who can't tell is taken to have done as told.
  private mutating func endWait(_ host: HostState?, _ effects: inout SequencerEffects) {
    guard phase == .moving, !isSuspended else { return }
    guard let host else {
      if hasLostPush { return pushAgain(from: keptDepth, &effects) }
      return settle(&effects)
    }
    look(at: host, &effects)
    if host.motion != .still {
      effects.wait = .start(Self.timeToAskAgain)
    } else if host.depth < shownDepth {
      pushAgain(from: host.depth, &effects)
    } else if host.depth > shownDepth, hasLostPop {
      popAgain(from: host.depth, &effects)
    } else {
      // Where it is deeper, the app shows screens of its own above those of the path.
      repeats = 0
      settle(&effects)
    }
  }

  /// When a host that moves for longer than a wait is asked again.
  private static var timeToAskAgain: Nanoseconds { .milliseconds(100) }

  private mutating func settle(_ effects: inout SequencerEffects) {
    phase = .settled
    effects.wait = .cancel
    if hearsay.wayBack == nil {
      hasArrived = true
      if hearsay.seenDepth != nil { hearsay.seenDepth = shownDepth }
    }
    advance(&effects)
  }

  /// Takes in that the screens above a depth are gone.
  ///
  /// Where the target still contains one of them, the person has decided against it and what was above
  /// it, but not against what the app has set after they had begun to go back. Where a newer target has
  /// done without them, or has set them anew, it stays what it is.
  private mutating func believeDismissal(to depth: Int, _ effects: inout SequencerEffects) {
    let end = hearsay.wayBack?.length ?? targetDepth
    if end > depth, commonDepth > depth {
      effects.removal = depth..<end
      targetDepth -= end - depth
      if !isFinished { effects.outcome = .dismissed }
      isFinished = true
    }
    if targetDepth != depth { isFinished = false }
    dropScreens(above: depth, &effects)
    keptDepth = depth
    repeats = 0
    hearsay = Hearsay(seenDepth: hearsay.seenDepth.map { _ in depth })
  }

  /// Takes the host to be at a depth, and not where it was told to be.
  private mutating func dropScreens(above depth: Int, _ effects: inout SequencerEffects) {
    effects.dismissal = depth
    shownDepth = depth
    commonDepth = min(commonDepth, depth)
    hasArrived = true
    plan = nil
  }
}

extension HostState {
  /// The number of screens of which none will be gone: a finger holds the one on top.
  fileprivate var certainDepth: Int { motion == .held ? max(depth, depth &+ 1) : depth }
}

/// Pushes and pops that a host has lost.
extension UpdateSequencer {
  /// How often a push or a pop is made again before the host is left alone.
  private static var mostRepeats: Int { 5 }

  /// Makes a push again that the host has not followed.
  private mutating func pushAgain(from depth: Int, _ effects: inout SequencerEffects) {
    dropScreens(above: depth, &effects)
    effects.wait = .cancel
    phase = .settled
    if mayRepeat(&effects) {
      isFinished = false
      advance(&effects)
    }
  }

  /// Whether the last update popped, and the host has not been as deep as it was told since.
  private var hasLostPop: Bool { !hasArrived && keptDepth == shownDepth }

  /// Makes a pop again that the host has not followed; nothing else goes before it has.
  private mutating func popAgain(from depth: Int, _ effects: inout SequencerEffects) {
    effects.wait = .cancel
    guard mayRepeat(&effects) else { return }
    effects.update = Update(previousDepth: depth, keptDepth: shownDepth, depth: shownDepth)
    beginTransition(&effects)
  }

  /// Counts that an update is made again; from some number on, the host is left alone.
  private mutating func mayRepeat(_ effects: inout SequencerEffects) -> Bool {
    if repeats < Self.mostRepeats {
      repeats += 1
      change = .lossy
      return true
    }
    isStalled = true
    if !isFinished { effects.outcome = .dismissed }
    isFinished = true
    return false
  }

  private mutating func tryAnew() {
    isStalled = false
    repeats = 0
    isFinished = false
  }
}

/// What is guessed of a host that can't be asked.
extension UpdateSequencer {
  /// What has been heard of a host, in place of what it would say.
  package struct Hearsay: Hashable, Sendable {
    /// The depth of the screen that has come into view last; `nil` for a host that never says so.
    package var seenDepth: Int?

    /// A person's way back, from the moment that a screen below the top came into view.
    package var wayBack: WayBack?
  }

  /// What is known of a person's way back.
  package struct WayBack: Hashable, Sendable {
    /// How many elements of the path that there was when it began are left, with none replaced below.
    package var length: Int

    /// The depth to which a link was turned off when that was not to be believed yet.
    package var claimedDepth: Int?
  }

  /// Whether a host that says what comes into view has not said so of the last push.
  private var hasLostPush: Bool {
    !hasArrived && shownDepth > keptDepth && hearsay.seenDepth != nil
  }

  /// Notes which screen has come into view.
  ///
  /// Where it isn't the one on top, something moves that no update has set in motion. A person may be
  /// going back, and may yet let go.
  private mutating func hearAppearance(of depth: Int, _ effects: inout SequencerEffects) {
    guard phase != .detached, depth <= shownDepth else { return }
    let isNews = depth != hearsay.seenDepth
    hearsay.seenDepth = depth
    if let claimed = hearsay.wayBack?.claimedDepth, depth > claimed {
      hearsay.wayBack?.claimedDepth = nil
    }
    if depth == shownDepth {
      hasArrived = true
      guard hearsay.wayBack != nil else { return }
      hearsay.wayBack = nil
      // What was lost met a finger, and no slow transition.
      repeats = 0
      beginTransition(&effects)
    } else if isNews {
      if hearsay.wayBack == nil, hasArrived || depth < keptDepth {
        hearsay.wayBack = WayBack(length: targetDepth)
      }
      beginTransition(&effects)
      hearDismissalAgain(&effects)
    }
  }

  /// Believes a host that has turned off a link whose owner is in view.
  ///
  /// Links of covered screens are turned off for no reason. One whose owner is itself being left may
  /// come back into view.
  private mutating func hearDismissal(to depth: Int, _ effects: inout SequencerEffects) {
    guard phase != .detached, depth < shownDepth, let wayBack = hearsay.wayBack,
      let seenDepth = hearsay.seenDepth, depth >= seenDepth
    else { return }
    if isSuspended || depth > seenDepth {
      hearsay.wayBack?.claimedDepth = min(depth, wayBack.claimedDepth ?? depth)
    } else {
      believeDismissal(to: depth, &effects)
      beginTransition(&effects)
    }
  }

  /// Believes what was not to be believed before, if now it is.
  private mutating func hearDismissalAgain(_ effects: inout SequencerEffects) {
    guard let depth = hearsay.wayBack?.claimedDepth else { return }
    hearDismissal(to: depth, &effects)
  }
}

extension UpdateSequencer {
  /// Holds everything still while the scene is inactive.
  ///
  /// What the host reports meanwhile is noted, but nothing is sent and no dismissal is believed.
  private mutating func suspend(_ effects: inout SequencerEffects) {
    guard !isSuspended else { return }
    isSuspended = true
    plan = nil
    effects.wait = .cancel
  }

  /// Goes on from what the host shows now.
  private mutating func resume(_ host: HostState?, _ effects: inout SequencerEffects) {
    guard isSuspended else { return }
    isSuspended = false
    guard phase != .detached else { return }
    ask(host, &effects)
    if host == nil { hearDismissalAgain(&effects) }
    if phase == .settled {
      advance(&effects)
    } else if effects.update == nil {
      startWait(&effects)
    }
  }
}

extension UpdateSequencer {
  /// What decides, with the policy, how much of a change is animated.
  package enum Change: Hashable, Sendable {
    /// The host appears with its path.
    case appearance

    /// The app has set a path.
    case ordinary

    /// The app has set a path, and said that this is not to be animated.
    case unanimated

    /// A push of it was lost.
    case lossy
  }

  /// What a sequencer can be told.
  package enum Event: Hashable, Sendable {
    /// A host is there and is about to appear for the first time.
    case started

    /// The host is gone.
    case ended

    /// The app set another path, perhaps saying that it is not to be animated. It has its first
    /// elements in common with what the host has been told to show, and with the path before; the
    /// latter matters only on a person's way back.
    case targetChanged(depth: Int, inCommon: Int, withFormer: Int, isAnimated: Bool)

    /// The app set the path that there is.
    case targetRepeated

    /// The screen at this depth has come into view, perhaps while it still moves.
    case appeared(depth: Int)

    /// The link of the screen at this depth was turned off by the host.
    case dismissed(toDepth: Int)

    /// What the host says of itself has changed.
    case changed

    /// The wait that the sequencer asked for is over.
    case timerFired

    /// The scene has become inactive, or the stack has gone out of view.
    case suspended

    /// The scene is active again, and the stack in view.
    case resumed
  }
}

/// What a sequencer asks its owner to do in answer to one event.
///
/// The owner performs what is set here in the order of the properties. It is one value of a fixed
/// size, and not a list of effects, so that an answer allocates nothing.
package struct SequencerEffects: Hashable, Sendable {
  /// What is to become of the one timer.
  package enum Wait: Hashable, Sendable {
    /// It stays as it is.
    case unchanged

    /// It starts anew, in place of one that may be running.
    case start(Nanoseconds)

    /// It stops, if it is running.
    case cancel
  }

  /// The change under way until now has ended: superseded.
  package var supersedes = false

  /// The host has no screens above this depth any more: shorten the link stack.
  package var dismissal: Int?

  /// A person has left these elements of the path: remove them.
  package var removal: Range<Int>?

  /// What is to become of the timer.
  package var wait = Wait.unchanged

  /// The update to perform now.
  package var update: Update?

  /// The present change has ended in this way.
  package var outcome: NavigationOutcome?
}
