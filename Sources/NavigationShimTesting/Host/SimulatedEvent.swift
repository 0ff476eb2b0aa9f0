public import LinkStackEngine

/// Something that happened on a simulated host.
public struct SimulatedEvent<Value> {
  /// What can happen.
  public enum Kind {
    /// The host was sent an update, after which the link stack holds these values.
    case update(Update, chain: [Value])

    /// A transition began, from one depth to another.
    case transitionBegan(from: Int, to: Int)

    /// No transition runs any more: the screen at this depth stands still.
    case settled(depth: Int)

    /// The host reported that it has settled.
    case settleSignal(depth: Int)

    /// A person began to go back to a depth.
    case wentBack(to: Int)

    /// The host turned off the link to the screen at a depth.
    case dismissed(depth: Int)

    /// The app became inactive.
    case left

    /// The app became active again.
    case returned
  }

  /// When it happened.
  public let time: Nanoseconds

  /// What happened.
  public let kind: Kind
}

extension SimulatedEvent: Sendable where Value: Sendable {}
extension SimulatedEvent.Kind: Sendable where Value: Sendable {}
extension SimulatedEvent: Equatable where Value: Equatable {}
extension SimulatedEvent.Kind: Equatable where Value: Equatable {}
