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
