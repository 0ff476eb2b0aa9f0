/// What a sequencer asks its owner to do in answer to one event.
///
/// The owner performs what is set here in the order of the properties. It is one value of a fixed
/// size, and not a list of effects, so that an answer allocates nothing.
package struct SequencerEffects: Hashable, Sendable {
  /// What is to become of the one timer.
  package enum Wait: Hashable, Sendable {
    /// It stays as it is.
    case unchanged

    /// It starts anew, in place of one that may be running.
    case start(Nanoseconds)

    /// It stops, if it is running.
    case cancel
  }

  /// The change under way until now has ended: superseded.
  package var supersedes = false

  /// The host has no screens above this depth any more: shorten the link stack.
  package var dismissal: Int?

  /// A person has left these elements of the path: remove them.
  package var removal: Range<Int>?

  /// What is to become of the timer.
  package var wait = Wait.unchanged

  /// The update to perform now.
  package var update: Update?

  /// The present change has ended in this way.
  package var outcome: ChangeOutcome?

  package init() {}
}
