/// The latest events of a sequencer, with its answers.
///
/// It has depths, and never a value of the app.
package struct SequencerLog: Sendable {
  /// One event, with its time, the host's answer and the sequencer's.
  package struct Entry: Sendable {
    package let time: Nanoseconds
    package let event: UpdateSequencer.Event
    package let host: HostAnswer
    package let effects: SequencerEffects
  }

  /// The number of events that are kept.
  ///
  /// A push takes about six.
  package static let capacity = 64

  /// The events, the oldest first.
  package private(set) var entries: [Entry] = []

  package init() {
    entries.reserveCapacity(Self.capacity)
  }

  /// Adds an event, and removes the oldest if there are too many.
  package mutating func add(_ entry: Entry) {
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(entry)
  }
}
