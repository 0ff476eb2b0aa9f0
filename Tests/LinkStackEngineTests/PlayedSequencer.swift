import LinkStackEngine
import TestSupport

/// A sequencer together with what its owner knows of paths, and what its host says of itself.
///
/// Each call returns the answer in short, as in `push → 1; wait 650`.
struct PlayedSequencer {
  private(set) var sequencer: UpdateSequencer
  private(set) var path: [String]

  /// What the host has been told to show.
  private(set) var shown: [String] = []

  /// The update that was sent last.
  private(set) var lastUpdate: Update?

  /// What the host says when it is asked; `nil` where it can't tell.
  var host: HostState?

  init(
    path: [String] = [],
    rules: UpdateRules = .links,
    pacing: Pacing = .settled(fallback: Nanoseconds(650))
  ) {
    sequencer = UpdateSequencer(targetDepth: path.count, rules: rules, pacing: pacing)
    self.path = path
  }

  /// A sequencer whose host stands still at a path.
  static func still(
    at path: [String] = [],
    answers: Bool = true,
    pacing: Pacing = .settled(fallback: Nanoseconds(650))
  ) -> PlayedSequencer {
    var played = PlayedSequencer(path: path, pacing: pacing)
    _ = played.handle(.started)
    while played.sequencer.phase != .settled || !played.sequencer.isFinished {
      let depth = played.sequencer.shownDepth
      if answers { played.host = HostState(depth: depth, motion: .still) }
      _ = played.handle(.appeared(depth: depth))
      _ = played.handle(.timerFired)
    }
    return played
  }

  /// The app sets a path.
  mutating func set(_ path: [String], animated isAnimated: Bool = true) -> String {
    guard path != self.path else { return handle(.targetRepeated) }
    let former = self.path
    self.path = path
    return handle(
      .targetChanged(
        depth: path.count,
        inCommon: shown.commonPrefixCount(with: path),
        withFormer: former.commonPrefixCount(with: path),
        isAnimated: isAnimated
      )
    )
  }

  /// The host is somewhere else, and says that something has changed.
  mutating func handle(_ motion: HostState.Motion, at depth: Int) -> String {
    host = HostState(depth: depth, motion: motion)
    return handle(.changed)
  }

  /// The host stands still at a depth when a wait is over.
  mutating func endWait(_ motion: HostState.Motion, at depth: Int) -> String {
    host = HostState(depth: depth, motion: motion)
    return handle(.timerFired)
  }

  /// Something else happens.
  mutating func handle(_ event: UpdateSequencer.Event) -> String {
    let effects = sequencer.handle(event, host: host)
    if let depth = effects.dismissal { shown.removeLast(shown.count - depth) }
    if let elements = effects.removal { path.removeSubrange(elements) }
    if let update = effects.update {
      lastUpdate = update
      shown = Array(shown[..<update.keptDepth] + path[update.keptDepth..<update.depth])
    }
    return effects.summary
  }
}
