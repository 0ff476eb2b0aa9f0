/// What a sequencer asks its owner to do in answer to one event.
///
/// The owner performs what is set here in the order of the properties. It is one value of a fixed
/// size, and not a list of effects, so that an answer allocates nothing.
@usableFromInline
package struct SequencerEffects: Equatable, Sendable {
  /// An update, and the number of the transition that it begins.
  @usableFromInline
  package struct UpdateInTransition: Equatable, Sendable {
    @usableFromInline
    package let update: Update
    @usableFromInline
    package let transition: TransitionID

    @inlinable
    init(update: Update, transition: TransitionID) {
      self.update = update
      self.transition = transition
    }
  }

  /// What is to become of the one timer.
  @usableFromInline
  package enum Wait: Equatable, Sendable {
    /// It stays as it is.
    case unchanged

    /// It starts anew, in place of one that may be running.
    case start(Nanoseconds)

    /// It stops, if it is running.
    case cancel
  }

  /// The change under way until now has ended: superseded.
  @usableFromInline
  package var supersedes = false

  /// The host has no screens above this depth any more: shorten the link stack.
  @usableFromInline
  package var dismissal: Int?

  /// The person has dismissed them, and they are part of the path: shorten it to this depth.
  @usableFromInline
  package var truncation: Int?

  /// The update to perform now.
  @usableFromInline
  package var update: UpdateInTransition?

  /// What is to become of the timer.
  @usableFromInline
  package var wait = Wait.unchanged

  /// The present change has ended in this way.
  @usableFromInline
  package var outcome: NavigationOutcome?

  @inlinable
  package init() {}
}
