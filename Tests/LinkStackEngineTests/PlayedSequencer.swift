import LinkStackEngine
import NavigationShimTesting
import TestSupport

/// A driver's core together with what its host says of itself.
///
/// Each call returns the answer in short, as in `push → 1; wait 650`.
struct PlayedSequencer {
  var core: DriverCore<String>

  /// The path to reach.
  var path: [String] { core.target }

  /// What the host has been told to show.
  var shown: [String] { core.linkStack.values }

  /// The update that was sent last.
  private(set) var lastUpdate: Update?

  /// What the host says when it is asked; `nil` where it can't tell.
  var host: HostState?

  init(
    path: [String] = [],
    rules: UpdateRules = .links,
    pacing: Pacing = .settled(fallback: Nanoseconds(650))
  ) {
    core = DriverCore(path: path, rules: rules, pacing: pacing)
  }

  /// A sequencer whose host stands still at a path.
  static func still(
    at path: [String] = [],
    canBeAsked: Bool = true,
    pacing: Pacing = .settled(fallback: Nanoseconds(650))
  ) -> PlayedSequencer {
    var played = PlayedSequencer(path: path, pacing: pacing)
    _ = played.handle(.started)
    while !played.core.isSettled {
      let depth = played.shown.count
      if canBeAsked { played.host = HostState(depth: depth, motion: .still) }
      _ = played.appear(at: depth)
      _ = played.handle(.waitEnded)
    }
    return played
  }

  /// A sequencer whose host stood still at a path, until the app has set another one.
  static func moving(
    to target: [String],
    from path: [String] = [],
    canBeAsked: Bool = true,
    pacing: Pacing = .settled(fallback: Nanoseconds(650))
  ) -> PlayedSequencer {
    var played = still(at: path, canBeAsked: canBeAsked, pacing: pacing)
    _ = played.set(target)
    return played
  }

  /// The app sets a path.
  mutating func set(_ path: [String], animated isAnimated: Bool = true) -> String {
    summary(of: core.set(path, animated: isAnimated, host: host))
  }

  /// The screen at a depth comes into view.
  mutating func appear(at depth: Int) -> String {
    handle(.appeared(depth == 0 ? .root : core.linkStack[depth].id))
  }

  /// The host turns off the link to the screen at a depth.
  mutating func turnOffLink(to depth: Int) -> String {
    handle(.dismissed(core.linkStack[depth].id))
  }

  /// The host is somewhere else, and says that something has changed.
  mutating func handle(_ motion: HostState.Motion, at depth: Int) -> String {
    host = HostState(depth: depth, motion: motion)
    return handle(.changed)
  }

  /// The host stands still at a depth when a wait is over.
  mutating func endWait(_ motion: HostState.Motion, at depth: Int) -> String {
    host = HostState(depth: depth, motion: motion)
    return handle(.waitEnded)
  }

  /// Something else happens.
  mutating func handle(_ report: HostReport) -> String {
    summary(of: core.handle(report, host: host))
  }

  private mutating func summary(of effects: SequencerEffects) -> String {
    lastUpdate = effects.update ?? lastUpdate
    return effects.summary
  }
}

extension SimulatedStack {
  /// Creates a stack that stands still with a path.
  convenience init(
    resting path: [Value],
    on behavior: SimulatedHostBehavior = .links,
    animation: NavigationAnimation = .automatic
  ) {
    self.init(path: path, on: behavior, animation: animation)
    finish()
  }

  /// Plays until there is nothing left to do after something has happened.
  func finish(after event: () -> Void) {
    event()
    finish()
  }

  /// Opens a path, and plays until there is nothing left to do.
  @discardableResult
  func play(_ path: [Value], animated isAnimated: Bool = true) -> SimulatedChange {
    let change = open(path, animated: isAnimated)
    finish()
    return change
  }
}
