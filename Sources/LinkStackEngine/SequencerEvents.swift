extension UpdateSequencer {
  /// What a sequencer can be told.
  package enum Event: Hashable, Sendable {
    /// A host is there and is about to appear for the first time.
    case started

    /// The host is gone.
    case ended

    /// The app set another path, perhaps saying that it is not to be animated. It has its first
    /// elements in common with what the host has been told to show.
    case targetChanged(depth: Int, inCommon: Int, isAnimated: Bool)

    /// The app set the path that there is.
    case targetRepeated

    /// The host reports something in the middle of its own work: the sequencer takes in what the host shows,
    /// and sends nothing in answer.
    case reported(beginsMotion: Bool)

    /// What the host shows may have changed.
    case changed

    /// The wait that the sequencer asked for is over.
    case waitEnded

    /// The scene has gone to the background, or the stack has gone out of view.
    case suspended

    /// The scene is active again, and the stack in view.
    case resumed
  }
}

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
  package var outcome: NavigationOutcome?

  package init() {}

  /// Whether nothing is to be done.
  package var isEmpty: Bool { self == SequencerEffects() }
}
