import LinkStackEngine
import SimulatedHost

/// What tells a ``World`` from others that would go on differently.
///
/// Values are numbered in the order in which they are met, as no rule prefers one. Left out are the
/// depths that ``World`` checks to be those of path and link stack.
struct WorldKey: Hashable {
  let paths: UInt64
  let core: UInt64
  let host: UInt64

  init(_ world: World) {
    var names = ValueNames()
    let host = world.host
    let core = world.core
    var bits = BitWriter()
    bits.append(names.rename(world.path), 18)
    bits.append(names.rename(core.linkStack.lazy.map(\.value)), 18)
    bits.append(names.rename(host.screens.lazy.map(\.value)), 18)
    for depth in stride(from: 1, through: host.screens.count, by: 1) {
      bits.append(world.isShared(depth))
    }
    paths = bits.word

    bits = BitWriter()
    let sequencer = core.sequencer
    bits.append(UInt64(TransitionTable.State(sequencer.state).rawValue), 3)
    bits.append(UInt64(sequencer.state.kept), 4)
    bits.append(UInt64(sequencer.state.attempt), 3)
    bits.append(sequencer.isSuspended)
    bits.append(sequencer.target.isFinished)
    bits.append(sequencer.target.change.number, 2)
    bits.append(sequencer.target.isNewerThanBack)
    bits.append(UInt64(sequencer.target.lostPushes), 2)
    let estimator = core.estimator
    if !world.canBeAsked {
      bits.append(estimator.keptDepth)
      bits.append(estimator.seenDepth)
      bits.append(estimator.unconfirmedPopDepth)
      bits.append(estimator.isInDoubt)
      bits.append(estimator.isWaiting)
    }
    for configuration in WorldStep.Configuration.all {
      bits.append(configuration.holds(in: sequencer))
    }
    self.core = bits.word

    bits = BitWriter()
    bits.append(host.transition.map { UInt64($0.kind.rawValue) + 1 } ?? 0, 3)
    bits.append(host.transition?.to)
    bits.append(world.reports.reduce(0) { $0 | 1 << UInt64($1.depth - 1) }, 7)
    bits.append(host.isActive)
    bits.append(host.isCovered)
    bits.append(host.pending?.previousDepth)
    bits.append(UInt64(world.lossesLeft), 3)
    bits.append(world.isTimerRunning)
    bits.append(world.isAwaited)
    bits.append(UInt64(world.backNavigations), 7)
    bits.append(world.isNewer.rawValue, 2)
    self.host = bits.word
  }
}

/// Puts numbers side by side in a word.
private struct BitWriter {
  var word: UInt64 = 0

  mutating func append(_ value: UInt64, _ width: UInt64) { word = word << width | value }

  mutating func append(_ flag: Bool) { append(flag ? 1 : 0, 1) }

  /// Adds a number up to 14, or the lack of one.
  mutating func append(_ depth: Int?) { append(depth.map { UInt64($0) + 1 } ?? 0, 4) }
}

/// New names for values, in the order in which they are met.
private struct ValueNames {
  /// The names in two bits each.
  var names = 0
  var isNamed = 0
  var used = 0

  mutating func rename(_ path: some Sequence<Int>) -> UInt64 {
    var renamed: UInt64 = 0
    var count: UInt64 = 0
    for value in path {
      renamed |= UInt64(name(of: value)) << (2 * count)
      count += 1
    }
    return renamed << 4 | count
  }

  private mutating func name(of value: Int) -> Int {
    if isNamed & 1 << value == 0 {
      names |= used << (2 * value)
      isNamed |= 1 << value
      used += 1
    }
    return names >> (2 * value) & 3
  }
}

extension UpdateSequencer.State {
  fileprivate var kept: Int {
    switch self {
    case .following(let kept, _), .covered(let kept): kept
    case .detached, .still, .moving, .stalled: 0
    }
  }

  /// How often what the host is to follow was made before.
  var attempt: Int {
    if case .following(_, let attempt) = self { attempt } else { 0 }
  }
}

extension UpdateTarget.Change {
  fileprivate var number: UInt64 {
    switch self {
    case .appearance: 0
    case .set(isAnimated: true): 1
    case .set(isAnimated: false): 2
    }
  }
}

/// The states met so far, numbered in the order in which they were met.
struct StateTable {
  private(set) var keys: [WorldKey] = []
  /// The positions in `keys`, by hash; a power of two of them, at most half in use.
  private var slots = [UInt32](repeating: .max, count: 1 << 12)
  /// The state that was found or added last.
  private(set) var lastFound: UInt32 = 0

  var count: Int { keys.count }

  /// Finds a state or adds it.
  mutating func insert(_ key: WorldKey) -> (index: Int, isNew: Bool) {
    var slot = self.slot(of: key)
    while slots[slot] != .max {
      let index = Int(slots[slot])
      if keys[index] == key {
        lastFound = UInt32(index)
        return (index, false)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    precondition(keys.count < Int(UInt32.max), "more states than fit: choose smaller bounds")
    lastFound = UInt32(keys.count)
    slots[slot] = lastFound
    keys.append(key)
    if keys.count * 2 > slots.count { grow() }
    return (keys.count - 1, true)
  }

  private func slot(of key: WorldKey) -> Int {
    var mixed = (key.paths &* 0x9E37_79B9_7F4A_7C15 ^ key.core) &* 0xFF51_AFD7_ED55_8CCD ^ key.host
    mixed = (mixed ^ mixed >> 32) &* 0xD6E8_FEB8_6659_FD93
    mixed = (mixed ^ mixed >> 32) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed ^ mixed >> 32) & (slots.count - 1)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: .max, count: slots.count * 2)
    for (index, key) in keys.enumerated() {
      var slot = self.slot(of: key)
      while slots[slot] != .max { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index)
    }
  }
}

/// Which states of a sequencer lead to which, by which events.
package struct TransitionTable: Hashable, Sendable {
  /// A state without its particulars.
  package enum State: Int, CaseIterable, Sendable {
    case detached, still, following, moving, covered, stalled

    init(_ state: UpdateSequencer.State) {
      switch state {
      case .detached: self = .detached
      case .still: self = .still
      case .following: self = .following
      case .moving: self = .moving
      case .covered: self = .covered
      case .stalled: self = .stalled
      }
    }
  }

  /// An event without its particulars.
  package enum Event: Int, CaseIterable, Sendable {
    case started, ended, targetChanged, targetRepeated, reported, changed, waitEnded, suspended
    case resumed

    init(_ report: HostReport) {
      switch report {
      case .started: self = .started
      case .ended: self = .ended
      case .appeared, .dismissed: self = .reported
      case .changed: self = .changed
      case .waitEnded: self = .waitEnded
      case .suspended: self = .suspended
      case .resumed: self = .resumed
      }
    }
  }

  /// For each state a word with a bit for each event and each state that it leads to.
  private var words = SIMD8<UInt64>()

  package init() {}

  /// The states that a state leads to by an event.
  package subscript(state: State, event: Event) -> [State] {
    let bits = words[state.rawValue] >> UInt64(event.rawValue * State.allCases.count)
    return State.allCases.filter { bits & 1 << UInt64($0.rawValue) != 0 }
  }

  mutating func insert(_ state: State, _ event: Event, _ next: State) {
    words[state.rawValue] |= 1 << UInt64(event.rawValue * State.allCases.count + next.rawValue)
  }

  package mutating func formUnion(_ other: TransitionTable) { words |= other.words }

  /// The table as DocC has it: a row for each event, a column for each state.
  ///
  /// A state that leads to itself alone is a dot; what no search has met is left empty.
  package var markdown: String {
    let states = State.allCases
    let header = "| event | " + states.map { "*\($0)*" }.joined(separator: " | ") + " |"
    let rule = "|" + String(repeating: "---|", count: states.count + 1)
    let rows = Event.allCases.map { event in
      let cells = states.map { state in
        let next = self[state, event]
        return next == [state] ? "·" : next.map { "\($0)" }.joined(separator: ", ")
      }
      return "| `\(event)` | " + cells.joined(separator: " | ") + " |"
    }
    return ([header, rule] + rows).joined(separator: "\n")
  }
}
