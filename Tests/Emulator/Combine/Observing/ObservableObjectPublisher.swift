/// A publisher that says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// There is nothing to say but that the object is about to change.
  public typealias Output = Void

  /// Nothing can go wrong.
  public typealias Failure = Never

  private let channel = Channel<Void, Never>()

  /// Makes a publisher without subscribers.
  public init() {}

  /// Adds a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    channel.add(subscriber)
  }

  /// Says that the object is about to change.
  public func send() { channel.send(()) }
}
