package import LinkStackEngine

/// A sequencer with a host, a timer and an app: everything that can be in one state, as a value.
///
/// It does what driver and simulated host do, one ``Step`` at a time and with nothing left to
/// chance: what may happen in a state is listed by ``steps(opening:)``, and each of them leads to
/// one state. What has to hold is checked on the way; the first breach is the ``fault``.
///
/// The links host's only clock is the order of steps. A timer is longer than a transition, so it
/// doesn't fire while one runs that began no later than it was started.
package struct World: Sendable {
  /// What the driver's one timer does.
  enum Timer: UInt8 {
    case none

    /// It runs, but was started before the present transition, which may outlast it.
    case started

    /// It runs at least as long as the transition.
    case startedWithTransition
  }

  /// What is checked.
  package internal(set) var sequencer: UpdateSequencer<SmallPath>

  /// What the sequencer drives.
  package internal(set) var host = ModelHost()

  /// The path as the app has it, which the app writes, and the driver where a person goes back.
  package internal(set) var path: SmallPath

  /// The first breach.
  package internal(set) var fault: Fault?

  /// The events that the sequencer was told of, and its answers, where they are recorded.
  package internal(set) var trace: [TracedEvent]?

  var timer = Timer.none

  /// Whether a caller waits for the change under way.
  var isAwaited: Bool

  /// The depth to which a person has gone back, until that is taken in.
  var wentBack: Int?

  let sabotage: Sabotage

  /// One event and its answer.
  package struct TracedEvent: Sendable {
    package let event: UpdateSequencer<SmallPath>.Event
    package let effects: SequencerEffects
  }

  /// Creates a world whose host is appearing, with a path that is awaited if it isn't empty.
  package init(
    launching path: SmallPath,
    rules: UpdateRules = .links,
    pacing: Pacing = .settled,
    sabotage: Sabotage = .none,
    isTraced: Bool = false
  ) {
    self.path = path
    self.sabotage = sabotage
    sequencer = UpdateSequencer(target: path, rules: rules, pacing: pacing)
    isAwaited = !path.isEmpty
    trace = isTraced ? [] : nil
    appear()
    checkState()
  }

  /// Creates a world that stands still with a path.
  package init(
    at path: SmallPath,
    rules: UpdateRules = .links,
    pacing: Pacing = .settled,
    sabotage: Sabotage = .none,
    isTraced: Bool = false
  ) {
    self.init(launching: path, rules: rules, pacing: pacing, isTraced: isTraced)
    while fault == nil, let next = steps(opening: []).first(where: { !$0.isDisturbance }) {
      perform(next)
    }
    let settled = self
    self = World(settled, sabotage: sabotage)
  }

  private init(_ world: World, sabotage: Sabotage) {
    sequencer = world.sequencer
    host = world.host
    path = world.path
    fault = world.fault
    trace = world.trace
    timer = world.timer
    isAwaited = world.isAwaited
    wentBack = world.wentBack
    self.sabotage = sabotage
  }

  /// Lets steps happen, up to the first breach.
  package mutating func play(_ steps: Step...) {
    play(steps)
  }

  /// Lets steps happen, up to the first breach.
  package mutating func play(_ steps: [Step]) {
    for step in steps where fault == nil { perform(step) }
  }

  mutating func note(_ fault: Fault) {
    if self.fault == nil { self.fault = fault }
  }
}
