/// A source of values over time, which may end or fail.
///
/// Everything here is delivered synchronously, and by one thread at a time: the emulator is driven
/// from the main actor.
public protocol Publisher<Output, Failure> {
  /// The values that are delivered.
  associatedtype Output

  /// What ends the values early; `Never` where nothing does.
  associatedtype Failure: Error

  /// Attaches a subscriber, which gets its subscription at once.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends what this delivers to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(
      receiveCompletion: { subject.send(completion: $0) },
      receiveValue: { subject.send($0) }
    )
  }
}

/// The room for the publishers that operators return.
public enum Publishers {}

/// A publisher that doesn't tell its type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher.receive(subscriber: $0) }
  }

  /// Attaches a subscriber to the hidden publisher.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// Hides the publisher's type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

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
