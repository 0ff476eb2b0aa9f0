import LinkStackEngine

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
    case started, targetChanged, targetRepeated, reported, changed, waitEnded, suspended, resumed

    init(_ report: HostReport) {
      switch report {
      case .started: self = .started
      case .appeared, .arrived, .dismissed: self = .reported
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
