/// The latest inputs of a sequencer, in a ring of fixed size, with the state before the oldest of them.
///
/// A sequencer is deterministic, so the log keeps no answers: reading it plays the inputs again. It holds depths,
/// never a value of the app.
package struct SequencerLog: Sendable {
  /// One input, and when it came.
  package struct Entry: Equatable, Sendable {
    package let time: Nanoseconds
    package let input: Input

    package init(time: Nanoseconds, input: Input) {
      self.time = time
      self.input = input
    }
  }

  /// Everything that changes a sequencer.
  package enum Input: Equatable, Sendable {
    case event(UpdateSequencer.Event, HostAnswer)
    case settings(UpdateRules, Pacing, ChangeAnimation)
    case stopAnimating
    case endBackNavigation
  }

  /// How many inputs are kept, of which a push takes about six.
  package static let capacity = 64

  /// The state before the oldest entry.
  private var start: UpdateSequencer
  private var ring: [Entry] = []
  private var oldest = 0

  package init(of sequencer: UpdateSequencer) {
    start = sequencer
    ring.reserveCapacity(Self.capacity)
  }

  package mutating func add(_ input: Input, at time: Nanoseconds) {
    let entry = Entry(time: time, input: input)
    if ring.count < Self.capacity { return ring.append(entry) }
    _ = start.take(ring[oldest].input)
    ring[oldest] = entry
    oldest = (oldest + 1) % Self.capacity
  }

  /// The inputs, the oldest first.
  package var entries: [Entry] { Array(ring[oldest...] + ring[..<oldest]) }

  /// The part of the log that can be played again: from the first moment at which the stack was idle or new.
  ///
  /// `nil` if it never was within what is kept.
  package var playable: (start: UpdateSequencer, entries: ArraySlice<Entry>)? {
    var sequencer = start
    let entries = entries
    for (index, entry) in entries.enumerated() {
      if sequencer.isAtStart { return (sequencer, entries[index...]) }
      _ = sequencer.take(entry.input)
    }
    return nil
  }
}

extension UpdateSequencer {
  /// Takes in whatever a log has kept.
  package mutating func take(_ input: SequencerLog.Input) -> SequencerEffects {
    switch input {
    case .event(let event, let host):
      return handle(event, host)
    case .settings(let rules, let pacing, let animation):
      self.rules = rules
      self.pacing = pacing
      self.animation = animation
    case .stopAnimating: stopAnimating()
    case .endBackNavigation: endBackNavigation()
    }
    return SequencerEffects()
  }

  /// Whether nothing is under way and nothing is remembered but a depth and the settings.
  fileprivate var isAtStart: Bool {
    let isShown = state == .still
    guard isShown || state == .detached, !isSuspended else { return false }
    let initial = UpdateSequencer(
      targetDepth: target.depth,
      isShown: isShown,
      rules: rules,
      pacing: pacing,
      animation: animation,
      change: target.change
    )
    return initial == self
  }
}
