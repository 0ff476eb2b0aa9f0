extension Publishers {
  /// Delivers the values that a closure lets through.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output

    /// What ends the values early.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether a value is let through.
    public let isIncluded: (Output) -> Bool

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Relay(to: subscriber) { isIncluded($0) ? $0 : nil })
    }
  }
}

extension Publisher {
  /// Leaves out the values that a closure doesn't let through.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}
