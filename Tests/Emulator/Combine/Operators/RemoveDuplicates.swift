extension Publishers {
  /// Delivers the values that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output

    /// What ends the values early.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether two values that follow each other count as one.
    public let predicate: (Output, Output) -> Bool

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      let relay = Relay<Output, Failure, Output>(to: subscriber) { value in
        if let last, predicate(last, value) { return nil }
        last = value
        return value
      }
      upstream.receive(subscriber: relay)
    }
  }
}

extension Publisher {
  /// Leaves out the values that a closure holds to be the same as the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out the values that equal the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
