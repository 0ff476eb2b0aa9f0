import LinkStackEngine

/// A deep link on the engine alone: planned, sequenced and applied to a link stack, on a host that has
/// settled as soon as it is asked.
struct DeepLinkPlay {
  private(set) var linkStack = LinkStack<Int>()
  private(set) var updates = 0
  private var sequencer: UpdateSequencer<[Int]>

  /// Gets ready, with the root settled.
  init(rules: UpdateRules) {
    sequencer = UpdateSequencer(target: [], rules: rules, pacing: .settled)
    _ = sequencer.handle(.started)
    _ = sequencer.handle(.settled(depth: 0, transition: sequencer.transition))
  }

  /// Whether the path set last is shown.
  var isFinished: Bool { sequencer.isFinished }

  /// Goes all the way to a path.
  mutating func open(_ path: [Int]) {
    perform(sequencer.handle(.targetChanged(path)), towards: path)
    while !sequencer.isFinished { settle(towards: path) }
  }

  /// Sets a path, and performs the update that may go at once, if there is one.
  mutating func begin(_ path: [Int]) {
    perform(sequencer.handle(.targetChanged(path)), towards: path)
  }

  /// Tells that the host has settled, and performs the update that follows.
  mutating func settle(towards path: [Int]) {
    perform(
      sequencer.handle(.settled(depth: linkStack.depth, transition: sequencer.transition)),
      towards: path
    )
  }

  private mutating func perform(_ effects: SequencerEffects, towards path: [Int]) {
    guard let scheduled = effects.update else { return }
    updates += 1
    linkStack.apply(scheduled.update, from: path)
  }
}
