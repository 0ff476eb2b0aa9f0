/// A subject that keeps nothing: only those who are subscribed get a value.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let channel = Channel<Output, Failure>()

  /// Makes a subject without subscribers.
  public init() {}

  /// Adds a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    channel.add(subscriber)
  }

  /// Sends a value to all subscribers.
  public func send(_ value: Output) { channel.send(value) }

  /// Sends the end to all subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    channel.send(completion: completion)
  }

  /// Takes the subscription of a publisher that feeds this subject.
  public func send(subscription: any Subscription) { channel.feed(subscription) }
}
