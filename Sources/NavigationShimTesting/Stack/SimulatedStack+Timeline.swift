public import LinkStackEngine

/// An update as a simulated host was sent it.
public struct SimulatedUpdate<Value> {
  /// When it was sent.
  public let time: Nanoseconds

  /// What it changed.
  public let update: Update

  /// The values of the link stack after it.
  public let chain: [Value]
}

extension SimulatedUpdate: Sendable where Value: Sendable {}

extension SimulatedLinkHost {
  /// The updates that the host was sent, in order.
  public var updates: [SimulatedUpdate<Value>] {
    events.compactMap { event in
      guard case .update(let update, let chain) = event.kind else { return nil }
      return SimulatedUpdate(time: event.time, update: update, chain: chain)
    }
  }
}

extension SimulatedStack {
  /// The updates in a line: milliseconds and the link stack after each, as in
  /// `0:[a] 350:[a, b]`.
  public var timeline: String {
    host.updates
      .map { update in
        let chain = update.chain.map { "\($0)" }.joined(separator: ", ")
        return "\(update.time.count / 1_000_000):[\(chain)]"
      }
      .joined(separator: " ")
  }
}
