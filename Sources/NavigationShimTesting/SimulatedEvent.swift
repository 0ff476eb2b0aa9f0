package import LinkStackEngine

/// Something that happened on a simulated host.
package struct SimulatedEvent<Value> {
  package enum Kind {
    /// The host was sent an update, after which the link stack holds these values.
    case update(Update, chain: [Value])

    /// The lag after an update was over, and the host followed the link stack, as far as it could.
    case followed
    case ignored

    /// Without animation a transition is over in a frame, and nobody sees it.
    case transitionBegan(from: Int, to: Int, isAnimated: Bool)
    case settled(depth: Int)

    case settleSignal
    case wentBack(to: Int)
    case heldTop, cancelledSwipe

    /// The host turned off the link to the screen at a depth.
    case dismissed(depth: Int)

    /// Somebody else pushed a screen on top, or it was left.
    case covered, uncovered

    /// The app became inactive, or active again.
    case left, returned
  }

  package let time: Nanoseconds
  package let kind: Kind
}

extension SimulatedEvent: Sendable where Value: Sendable {}
extension SimulatedEvent.Kind: Sendable where Value: Sendable {}
extension SimulatedEvent: Equatable where Value: Equatable {}
extension SimulatedEvent.Kind: Equatable where Value: Equatable {}

package struct SimulatedUpdate<Value> {
  package let time: Nanoseconds
  package let update: Update
  package let chain: [Value]
}

extension SimulatedUpdate: Sendable where Value: Sendable {}

extension SimulatedLinkHost {
  package var updates: [SimulatedUpdate<Value>] {
    events.compactMap { event in
      guard case .update(let update, let chain) = event.kind else { return nil }
      return SimulatedUpdate(time: event.time, update: update, chain: chain)
    }
  }
}

/// A breach of what a host accepts.
package struct Violation: Hashable, Sendable {
  /// The rule that was broken.
  package enum Kind: String, Hashable, Sendable {
    /// An update pushed, or popped, more screens than the host takes in one.
    case tooManyPushes, tooManyPops

    /// An update replaced a screen in place.
    case replacement

    /// An update met a running transition.
    case duringTransition

    /// An update came while the app was inactive.
    case whileInactive

    /// The host was to appear with more screens than it can.
    case tooDeepAtFirstAppearance

    /// A push came from a screen that the host doesn't show, as it was itself lost before.
    case ownerNotShown

    /// An update came while a screen was on top that somebody else had pushed.
    case underStranger
  }

  package let kind: Kind
  package let time: Nanoseconds

  /// The number of the update at fault, counted from 1.
  package let updateNumber: Int

  /// How many pushes were lost by it.
  package let lostPushes: Int
}
