/// Decides which update goes to the host next, and when.
///
/// A pure state machine: events go in, effects come out, and it holds no clock, task or callback.
/// What the host has been told to show is always a prefix of some path, so it is kept as one.
///
/// Every state answers every event. The state is split into what is orthogonal: the ``Phase`` says
/// what is known of the host, the target and the plan say what is still to do, and suspension holds
/// both of them still.
// Inlinable with all of its methods, as is what it works with: a client specializes them for its
// values, and an update takes some 12 ns instead of 1 µs (see `splitting` in Benchmarks).
@usableFromInline
package struct UpdateSequencer<Path>
where Path: RandomAccessCollection & RangeReplaceableCollection, Path.Element: Equatable {
  /// What is known of the host.
  @usableFromInline
  package enum Phase: Equatable, Sendable {
    /// There is no host yet.
    case detached

    /// A transition runs, or has to be assumed to run.
    case transitioning(startedBy: Mover)

    /// The host shows what it was told, and stands still.
    case settled

    /// The host has settled below the depth it was told, and has not said why.
    case disputed(depth: Int, startedBy: Mover)
  }

  /// Who set the host in motion.
  @usableFromInline
  package enum Mover: Equatable, Sendable {
    case firstAppearance
    case update
    case person
  }

  /// What an update may do.
  @usableFromInline
  package var rules: UpdateRules {
    didSet {
      if rules != oldValue { plan = nil }
    }
  }

  /// When the next update may follow; a wait under way is not changed by it.
  @usableFromInline
  package var pacing: Pacing

  /// The path to reach.
  @usableFromInline
  package internal(set) var target: Path

  /// What is known of the host.
  @usableFromInline
  package internal(set) var phase = Phase.detached

  /// The number of the last transition that is known of.
  @usableFromInline
  package internal(set) var transition = TransitionID()

  /// Whether the scene is inactive.
  @usableFromInline
  package internal(set) var isSuspended = false

  /// Whether the outcome of the present target has been reported.
  @usableFromInline
  package internal(set) var isFinished = true

  /// How deep the host has been told to be.
  @usableFromInline
  package internal(set) var shownDepth = 0

  /// The path of which the host has been told to show the first ``shownDepth`` elements.
  @usableFromInline
  package internal(set) var shownPath: Path

  /// The updates to the target, made when the first of them may go.
  @usableFromInline
  package internal(set) var plan: UpdatePlan?

  /// The position in the plan of the update that goes next.
  @usableFromInline
  package internal(set) var nextUpdate = 0

  /// Whether an update of the plan has made ``shownPath`` the target.
  @usableFromInline
  package internal(set) var showsTarget = false

  /// The depth of the screen that has come into view last; `nil` while that is not known.
  @usableFromInline
  package internal(set) var appearedDepth: Int?

  /// The depths to which the host has claimed a dismissal that is not believed yet.
  @usableFromInline
  package internal(set) var doubtedDismissals: Set<Int> = []

  /// How many pushes in a row the host seems to have lost.
  @usableFromInline
  package internal(set) var lostPushes = 0

  /// Creates a sequencer for a host that has yet to appear.
  @inlinable
  package init(target: Path, rules: UpdateRules, pacing: Pacing) {
    self.target = target
    self.rules = rules
    self.pacing = pacing
    shownPath = Path()
    isFinished = target.isEmpty
  }

  /// What the host has been told to show.
  @inlinable
  package var shown: Path.SubSequence { shownPath.prefix(shownDepth) }

  /// Takes in one event.
  ///
  /// - Returns: What the owner has to do now.
  /// - Complexity: O(1), but for a new target and for the first update towards it, which compare the
  ///   prefix in common, and a dismissal, which compares what is left.
  @inlinable
  package mutating func handle(_ event: Event) -> SequencerEffects {
    var effects = SequencerEffects()
    switch event {
    case .started: start(&effects)
    case .ended: end(&effects)
    case .targetChanged(let path): changeTarget(to: path, &effects)
    case .settled(let depth, let transition): settle(at: depth, in: transition, &effects)
    case .appeared(let depth): appear(at: depth, &effects)
    case .dismissed(let depth): dismiss(to: depth, &effects)
    case .timerFired: endWait(&effects)
    case .suspended: suspend(&effects)
    case .resumed: resume(&effects)
    }
    return effects
  }
}

extension UpdateSequencer: Sendable where Path: Sendable {}

extension UpdateSequencer {
  /// Shows as much as the host may first appear with, and waits until it has appeared.
  @inlinable
  mutating func start(_ effects: inout SequencerEffects) {
    guard phase == .detached else { return }
    let plan = UpdatePlan(from: shown, to: target, rules: rules, isFirstAppearance: true)
    if !plan.isEmpty { isFinished = false }
    if plan.isEmpty || rules.screensAtFirstAppearance == 0 || isSuspended {
      beginTransition(startedBy: .firstAppearance, &effects)
    } else {
      follow(plan)
      if let update = nextPlannedUpdate { perform(update, &effects) }
    }
  }

  /// Forgets the host, and what it has shown with it.
  ///
  /// The target stays for the next one.
  @inlinable
  mutating func end(_ effects: inout SequencerEffects) {
    guard phase != .detached else { return }
    phase = .detached
    plan = nil
    shownPath = Path()
    shownDepth = 0
    appearedDepth = nil
    forgetDoubtedDismissals()
    lostPushes = 0
    effects.wait = .cancel
    if !isFinished { effects.outcome = .dismissed }
    isFinished = true
  }

  /// Aims at a newer path.
  ///
  /// The way there is planned once the transition in flight is over, from what the host shows then.
  @inlinable
  mutating func changeTarget(to path: Path, _ effects: inout SequencerEffects) {
    if path.count == target.count, path.elementsEqual(target) {
      if phase != .settled {
        // A person may be about to leave what is asked for: how this ends shows when they are done.
        isFinished = false
      } else if isFinished {
        effects.outcome = .presented
      }
      return
    }
    effects.supersedes = !isFinished
    target = path
    isFinished = false
    plan = nil
    lostPushes = 0
    advance(&effects)
  }

  /// Sends the next update if one may go now, or reports that there is none left.
  @inlinable
  mutating func advance(_ effects: inout SequencerEffects) {
    guard phase == .settled, !isSuspended, !isFinished else { return }
    if plan == nil { follow(UpdatePlan(from: shown, to: target, rules: rules)) }
    if let update = nextPlannedUpdate {
      perform(update, &effects)
    } else {
      // What is shown equals the target now; keeping both would keep an old path alive.
      shownPath = target
      plan = nil
      isFinished = true
      effects.wait = .cancel
      effects.outcome = .presented
    }
  }

  /// Starts at the beginning of a plan.
  @inlinable
  mutating func follow(_ plan: UpdatePlan) {
    self.plan = plan
    nextUpdate = 0
    showsTarget = false
  }

  /// The update of the plan that goes next; `nil` where none is left.
  @inlinable
  var nextPlannedUpdate: Update? {
    guard let plan, nextUpdate < plan.endIndex else { return nil }
    return plan[nextUpdate]
  }

  /// Sends an update, and takes its transition to have begun.
  @inlinable
  mutating func perform(_ update: Update, _ effects: inout SequencerEffects) {
    nextUpdate += 1
    // A pop that replaces nothing leaves a prefix of what was shown.
    if !showsTarget, update.keptDepth < update.depth {
      shownPath = target
      showsTarget = true
    }
    shownDepth = update.depth
    appearedDepth = nil
    forgetDoubtedDismissals()
    beginTransition(startedBy: .update, &effects)
    effects.update = .init(update: update, transition: transition)
  }

  /// Assumes a transition to run until the host says otherwise or the wait is over.
  @inlinable
  mutating func beginTransition(startedBy mover: Mover, _ effects: inout SequencerEffects) {
    transition = transition.next()
    phase = .transitioning(startedBy: mover)
    startWait(&effects)
  }

  /// Starts the one timer anew; none runs while the scene is inactive.
  @inlinable
  func startWait(_ effects: inout SequencerEffects) {
    effects.wait = isSuspended ? .cancel : .start(pacing.delay)
  }
}

extension UpdateSequencer {
  /// How often a push that the host seems to have lost is repeated before the host's word is taken.
  @inlinable
  static var repeatedPushes: Int { 2 }

  /// Takes the host's word that it stands still.
  @inlinable
  mutating func settle(
    at depth: Int,
    in transition: TransitionID,
    _ effects: inout SequencerEffects
  ) {
    guard transition == self.transition, phase != .detached, depth <= shownDepth else { return }
    // The first appearance is awaited and not paced, so a signal ends it under a fixed delay too.
    guard pacing.followsSettleSignals || phase == .transitioning(startedBy: .firstAppearance) else {
      appearedDepth = depth
      believeDoubtedDismissal(&effects)
      return
    }
    appearedDepth = depth
    if depth == shownDepth {
      effects.wait = .cancel
      settleAsTold(&effects)
    } else {
      phase = .disputed(depth: depth, startedBy: moverOfPhase)
      startWait(&effects)
      believeDoubtedDismissal(&effects)
    }
  }

  /// Goes on without the host's word.
  @inlinable
  mutating func endWait(_ effects: inout SequencerEffects) {
    guard !isSuspended else { return }
    switch phase {
    case .detached, .settled:
      break
    case .transitioning:
      if believeDoubtedDismissal(&effects) { return }
      appearedDepth = shownDepth
      settleAsTold(&effects)
    case .disputed(let depth, startedBy: .update) where lostPushes < Self.repeatedPushes:
      // No person moved it and no link was turned off, so the push itself was lost. The host stands
      // still, which makes this a good moment to push again.
      lostPushes += 1
      shownDepth = depth
      plan = nil
      effects.dismissal = depth
      phase = .settled
      advance(&effects)
    case .disputed(let depth, _):
      believeDismissal(to: depth, hostHasSettled: true, &effects)
    }
  }

  @inlinable
  mutating func settleAsTold(_ effects: inout SequencerEffects) {
    if case .transitioning(startedBy: .update) = phase { lostPushes = 0 }
    phase = .settled
    forgetDoubtedDismissals()
    advance(&effects)
  }

  @inlinable
  var moverOfPhase: Mover {
    switch phase {
    case .transitioning(startedBy: let mover), .disputed(_, startedBy: let mover): mover
    case .detached, .settled: .person
    }
  }
}

extension UpdateSequencer {
  /// Notes which screen has come into view.
  ///
  /// Where it isn't the one on top, something moves that no update has set in motion.
  @inlinable
  mutating func appear(at depth: Int, _ effects: inout SequencerEffects) {
    guard phase != .detached, depth <= shownDepth, depth != appearedDepth else { return }
    let isComingBack = appearedDepth.map { $0 < shownDepth } ?? false
    appearedDepth = depth
    if depth < shownDepth {
      beginTransition(startedBy: .person, &effects)
    } else if isComingBack {
      // A swipe was cancelled, and the top moves back to its place: nothing has been dismissed.
      forgetDoubtedDismissals()
      beginTransition(startedBy: .person, &effects)
    }
  }

  /// Weighs the host's claim that a link was turned off.
  ///
  /// It counts only if the screen that owns the link is the one that has appeared: hosts turn off
  /// links of covered screens for no reason.
  @inlinable
  mutating func dismiss(to depth: Int, _ effects: inout SequencerEffects) {
    guard phase != .detached, depth >= 0, depth < shownDepth else { return }
    if depth == appearedDepth, !isSuspended {
      believeDismissal(to: depth, hostHasSettled: isDisputed, &effects)
      return
    }
    // The owner may yet turn out to be on its way into view. A claim that came first is believed
    // when the owner has got there, as the person may still let go of the swipe.
    doubtedDismissals.insert(depth)
    if phase == .settled { beginTransition(startedBy: .person, &effects) }
  }

  /// Believes a claim that came before its owner had appeared, now that the host stands still there.
  ///
  /// - Returns: Whether there was such a claim.
  @discardableResult
  @inlinable
  mutating func believeDoubtedDismissal(_ effects: inout SequencerEffects) -> Bool {
    guard !isSuspended, let depth = appearedDepth, doubtedDismissals.contains(depth) else {
      return false
    }
    believeDismissal(to: depth, hostHasSettled: true, &effects)
    return true
  }

  /// Takes in that the screens above a depth are gone.
  ///
  /// Where the target still contains one of them, the person has decided against it, and the target
  /// ends there. Where a newer target has done without them anyway, it stays what it is.
  @inlinable
  mutating func believeDismissal(
    to depth: Int,
    hostHasSettled: Bool,
    _ effects: inout SequencerEffects
  ) {
    let rest = shown.prefix(depth + 1)
    let targetContainsDismissed = rest.commonPrefixCount(with: target) > depth
    shownDepth = depth
    appearedDepth = depth
    forgetDoubtedDismissals()
    lostPushes = 0
    plan = nil
    effects.dismissal = depth
    if targetContainsDismissed {
      target = Path(target.prefix(depth))
      shownPath = target
      effects.truncation = depth
      if !isFinished { effects.outcome = .dismissed }
      isFinished = true
    }
    if hostHasSettled {
      phase = .settled
      effects.wait = .cancel
      advance(&effects)
    } else {
      beginTransition(startedBy: .person, &effects)
    }
  }

  /// Forgets the claims, of which there hardly ever are any.
  @inlinable
  mutating func forgetDoubtedDismissals() {
    if !doubtedDismissals.isEmpty { doubtedDismissals.removeAll() }
  }

  @inlinable
  var isDisputed: Bool {
    if case .disputed = phase { true } else { false }
  }
}

extension UpdateSequencer {
  /// Holds everything still while the scene is inactive.
  ///
  /// What the host reports meanwhile is noted, but nothing is sent and no dismissal is believed.
  @inlinable
  mutating func suspend(_ effects: inout SequencerEffects) {
    guard !isSuspended else { return }
    isSuspended = true
    plan = nil
    effects.wait = .cancel
  }

  /// Goes on from what the host shows now.
  @inlinable
  mutating func resume(_ effects: inout SequencerEffects) {
    guard isSuspended else { return }
    isSuspended = false
    switch phase {
    case .detached:
      break
    case .settled:
      advance(&effects)
    case .transitioning:
      startWait(&effects)
    case .disputed:
      startWait(&effects)
      believeDoubtedDismissal(&effects)
    }
  }
}

extension UpdateSequencer {
  /// What a sequencer can be told.
  @usableFromInline
  package enum Event {
    /// A host is there and is about to appear for the first time.
    case started

    /// The host is gone.
    case ended

    /// The app set a path.
    case targetChanged(Path)

    /// No transition runs any more: the screen at this depth has appeared, and stands still.
    case settled(depth: Int, transition: TransitionID)

    /// The screen at this depth has come into view, perhaps while it still moves.
    case appeared(depth: Int)

    /// The link of the screen at this depth was turned off by the host.
    case dismissed(toDepth: Int)

    /// The wait that the sequencer asked for is over.
    case timerFired

    /// The scene has become inactive.
    case suspended

    /// The scene is active again.
    case resumed
  }
}

extension UpdateSequencer.Event: Equatable where Path: Equatable {}
extension UpdateSequencer.Event: Sendable where Path: Sendable {}

/// What a sequencer asks its owner to do in answer to one event.
///
/// The owner performs what is set here in the order of the properties. It is one value of a fixed
/// size, and not a list of effects, so that an answer allocates nothing.
@usableFromInline
package struct SequencerEffects: Equatable, Sendable {
  /// An update, and the number of the transition that it begins.
  @usableFromInline
  package struct UpdateInTransition: Equatable, Sendable {
    @usableFromInline
    package let update: Update
    @usableFromInline
    package let transition: TransitionID

    @inlinable
    init(update: Update, transition: TransitionID) {
      self.update = update
      self.transition = transition
    }
  }

  /// What is to become of the one timer.
  @usableFromInline
  package enum Wait: Equatable, Sendable {
    /// It stays as it is.
    case unchanged

    /// It starts anew, in place of one that may be running.
    case start(Nanoseconds)

    /// It stops, if it is running.
    case cancel
  }

  /// The change under way until now has ended: superseded.
  @usableFromInline
  package var supersedes = false

  /// The host has no screens above this depth any more: shorten the link stack.
  @usableFromInline
  package var dismissal: Int?

  /// The person has dismissed them, and they are part of the path: shorten it to this depth.
  @usableFromInline
  package var truncation: Int?

  /// The update to perform now.
  @usableFromInline
  package var update: UpdateInTransition?

  /// What is to become of the timer.
  @usableFromInline
  package var wait = Wait.unchanged

  /// The present change has ended in this way.
  @usableFromInline
  package var outcome: NavigationOutcome?

  @inlinable
  package init() {}
}

/// The number of a transition, by which a host says what it is that has settled.
///
/// Every update begins a transition, and so does a person who starts to go back. A report about an
/// earlier one comes too late and is ignored, however long it was under way.
public struct TransitionID: Hashable, Sendable {
  @usableFromInline
  package internal(set) var number = 0

  @inlinable
  package init() {}

  @inlinable
  package func next() -> TransitionID {
    var next = self
    next.number += 1
    return next
  }
}

extension TransitionID: CustomStringConvertible {
  /// The number in words.
  public var description: String { "transition \(number)" }
}
