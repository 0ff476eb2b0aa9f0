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
