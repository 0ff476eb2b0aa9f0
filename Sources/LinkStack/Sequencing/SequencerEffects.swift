/// What a sequencer asks its owner to do in answer to one event.
///
/// The owner performs what is set here in the order of the properties. It is one value of a fixed
/// size, and not a list of effects, so that an answer allocates nothing.
package struct SequencerEffects: Equatable, Sendable {
  /// An update, and the number of the transition that it begins.
  package struct UpdateInTransition: Equatable, Sendable {
    package let update: Update
    package let transition: TransitionID
  }

  /// What is to become of the one timer.
  package enum Wait: Equatable, Sendable {
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

  /// The person has dismissed them, and they are part of the path: shorten it to this depth.
  package var truncation: Int?

  /// The update to perform now.
  package var update: UpdateInTransition?

  /// What is to become of the timer.
  package var wait = Wait.unchanged

  /// The present change has ended in this way.
  package var outcome: Outcome?

  package init() {}
}
