/// The latest inputs of a sequencer, in a ring of fixed size, with the state before the oldest of them.
///
/// A sequencer is deterministic, so the log has no answers: reading it plays the inputs again. It has depths, and
/// never a value of the app.
package struct SequencerLog: Sendable {
  /// One input, with its time.
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

  /// The number of inputs that are kept.
  ///
  /// A push takes about six.
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
  /// `nil` if there is no such moment among the entries.
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
  /// Handles an input of a log.
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

  /// Whether nothing is under way, and the state consists of a depth and the settings.
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
