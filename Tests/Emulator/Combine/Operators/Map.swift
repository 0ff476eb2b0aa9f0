extension Publishers {
  /// Delivers what a closure makes of each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// What ends the values early.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// What is made of a value.
    public let transform: (Upstream.Output) -> Output

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Relay(to: subscriber, transform: transform))
    }
  }
}

extension Publisher {
  /// Makes something else of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }
}
