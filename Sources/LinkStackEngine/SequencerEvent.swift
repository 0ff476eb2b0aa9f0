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

/// The number of a transition, by which a host says what it is that has settled.
///
/// Every update begins a transition, and so does a person who starts to go back. A report about an
/// earlier one comes too late and is ignored, however long it was under way.
public struct TransitionID: Hashable, Sendable {
  @usableFromInline
  package internal(set) var number = 0

  @inlinable
  package init() {}

  @inlinable
  package func next() -> TransitionID {
    var next = self
    next.number += 1
    return next
  }
}

extension TransitionID: CustomStringConvertible {
  /// The number in words.
  public var description: String { "transition \(number)" }
}
