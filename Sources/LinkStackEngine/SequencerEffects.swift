/// The effects of one event, for the sequencer's owner.
///
/// The owner performs them in the order of the properties. They are a value of a fixed size, and not a list, so that
/// an answer allocates nothing.
package struct SequencerEffects: Sendable {
  /// The effect on the timer.
  package enum Wait: Equatable, Sendable {
    /// The timer is unchanged.
    case unchanged

    /// The timer starts, in place of one that may be running.
    case start(Nanoseconds)

    /// The timer stops, if it is running.
    case cancel
  }

  /// Whether the change under way has ended as superseded.
  package var supersedes = false

  /// The depth to which to shorten the link stack: the host has no screens above it any more.
  package var dismissal: Int?

  /// The elements to remove from the path: people have left their screens.
  package var removal: Range<Int>?

  /// The effect on the timer.
  package var wait = Wait.unchanged

  /// The step to perform now.
  package var update: Update?

  /// The outcome of the present change, if it has ended.
  package var outcome: ChangeOutcome?

  package init() {}

  /// Whether there is an effect, apart from that on the timer.
  var changeAnything: Bool {
    supersedes || dismissal != nil || removal != nil || update != nil || outcome != nil
  }
}
