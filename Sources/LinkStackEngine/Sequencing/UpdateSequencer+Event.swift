extension UpdateSequencer {
  /// What a sequencer can be told.
  @usableFromInline
  package enum Event {
    /// A host is there and is about to appear for the first time.
    case started

    /// The host is gone.
    case ended

    /// The app set a path.
    case targetChanged(Path)

    /// No transition runs any more: the screen at this depth has appeared, and stands still.
    case settled(depth: Int, transition: TransitionID)

    /// The screen at this depth has come into view, perhaps while it still moves.
    case appeared(depth: Int)

    /// The link of the screen at this depth was turned off by the host.
    case dismissed(toDepth: Int)

    /// The wait that the sequencer asked for is over.
    case timerFired

    /// The scene has become inactive.
    case suspended

    /// The scene is active again.
    case resumed
  }
}

extension UpdateSequencer.Event: Equatable where Path: Equatable {}
extension UpdateSequencer.Event: Sendable where Path: Sendable {}
