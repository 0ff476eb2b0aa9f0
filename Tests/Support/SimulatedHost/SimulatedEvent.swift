package import LinkStackEngine

/// An event on a simulated host.
package struct SimulatedEvent<Value> {
  package enum Kind {
    /// The host was sent a step, after which the link stack holds these values.
    case update(Update, chain: [Value])

    /// A transition began. Without animation it ends after a frame.
    case transitionBegan(from: Int, to: Int, isAnimated: Bool)
    case settled(depth: Int)
    case wentBack(to: Int)
  }

  package let time: Nanoseconds
  package let kind: Kind
}

extension SimulatedEvent: Sendable where Value: Sendable {}
extension SimulatedEvent.Kind: Sendable where Value: Sendable {}
