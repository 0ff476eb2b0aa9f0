/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// Nothing can go wrong.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Makes a publisher of this value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Adds a subscriber, which gets the value and the end once it asks.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: Delivery(of: output, to: AnySubscriber(subscriber)))
  }
}

extension Just: Equatable where Output: Equatable {}

extension Just {
  private final class Delivery: Subscription {
    private let output: Output
    private var subscriber: AnySubscriber<Output, Never>?

    init(of output: Output, to subscriber: AnySubscriber<Output, Never>) {
      self.output = output
      self.subscriber = subscriber
    }

    func request(_ demand: Subscribers.Demand) {
      guard demand != .none, let subscriber else { return }
      self.subscriber = nil
      _ = subscriber.receive(output)
      subscriber.receive(completion: .finished)
    }

    func cancel() {
      subscriber = nil
    }
  }
}
