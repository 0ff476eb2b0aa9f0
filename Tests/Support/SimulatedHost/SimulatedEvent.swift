package import LinkStackEngine

/// An event on a simulated host.
package struct SimulatedEvent<Value> {
  package enum Kind {
    /// The host was sent a step, after which the link stack holds these values.
    case update(Update, chain: [Value])

    /// The lag after a step ended, and the host followed the link stack as far as it could.
    case followed
    case ignored

    /// A transition began. Without animation it ends after a frame.
    case transitionBegan(from: Int, to: Int, isAnimated: Bool)
    case settled(depth: Int)

    case settleSignal
    case wentBack(to: Int)
    case heldTop, cancelledSwipe

    /// The host turned off the link to the screen at a depth.
    case dismissed(depth: Int)

    /// A foreign screen was pushed on top, or removed.
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
