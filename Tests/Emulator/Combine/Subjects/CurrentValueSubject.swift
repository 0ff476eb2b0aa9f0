/// A subject that keeps its last value and gives it to whoever subscribes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let channel = Channel<Output, Failure>()
  private var current: Output

  /// Makes a subject with a first value.
  public init(_ value: Output) {
    current = value
  }

  /// The last value; setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Adds a subscriber, which gets the last value at once.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    channel.add(subscriber, first: { self.current })
  }

  /// Keeps a value and sends it to all subscribers.
  public func send(_ value: Output) {
    current = value
    channel.send(value)
  }

  /// Sends the end to all subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    channel.send(completion: completion)
  }

  /// Takes the subscription of a publisher that feeds this subject.
  public func send(subscription: any Subscription) { channel.feed(subscription) }
}
