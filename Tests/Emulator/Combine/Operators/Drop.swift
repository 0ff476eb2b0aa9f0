extension Publishers {
  /// Delivers all values but the first ones.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output

    /// What ends the values early.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How many values are left out.
    public let count: Int

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var remaining = count
      let relay = Relay<Output, Failure, Output>(to: subscriber) { value in
        guard remaining > 0 else { return value }
        remaining -= 1
        return nil
      }
      upstream.receive(subscriber: relay)
    }
  }
}

extension Publisher {
  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "dropFirst(_:) needs a count that isn't negative")
    return Publishers.Drop(upstream: self, count: count)
  }
}
