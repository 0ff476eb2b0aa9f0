/// The latest events of a sequencer, with its answers, in a ring of fixed size.
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

  private var ring: [Entry] = []
  private var oldest = 0

  package init() {
    ring.reserveCapacity(Self.capacity)
  }

  /// Adds an event, in place of the oldest if the ring is full.
  package mutating func add(_ entry: Entry) {
    if ring.count < Self.capacity { return ring.append(entry) }
    ring[oldest] = entry
    oldest = (oldest + 1) % Self.capacity
  }

  /// The events, the oldest first.
  package var entries: [Entry] { Array(ring[oldest...] + ring[..<oldest]) }
}
