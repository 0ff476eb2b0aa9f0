/// The values of a publisher, for code that awaits them one by one.
///
/// A value that comes while nobody awaits one is lost, unless the publisher keeps it: its last value, or
/// those in a buffer.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The values of the publisher.
  public typealias Element = P.Output

  private let publisher: P

  /// Makes the sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Attaches a subscriber.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Awaits values; to be used on the thread of the publisher, as all of Combine here.
  public struct Iterator: AsyncIteratorProtocol {
    private let awaiting = AwaitingSubscriber<P.Output>()
    private let subscription: AnyCancellable

    fileprivate init(_ publisher: P) {
      publisher.receive(subscriber: awaiting)
      subscription = AnyCancellable { [awaiting] in awaiting.cancel() }
    }

    /// Awaits the next value; nil after the end, or when the task has been cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await awaiting.next(isolation: actor)
    }

    /// Awaits the next value; nil after the end, or when the task has been cancelled.
    public mutating func next() async -> P.Output? { await next(isolation: nil) }
  }
}

extension Publisher where Failure == Never {
  /// The values, for code that awaits them one by one.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// A subscriber that asks for one value at a time, when somebody awaits it.
private final class AwaitingSubscriber<Input>: Subscriber {
  typealias Failure = Never

  private var subscription: (any Subscription)?
  private var value: Input?

  /// Says that a value is there; it knows of cancelled tasks.
  private let news = AsyncStream<Void>.makeStream()
  private lazy var iterator = news.stream.makeAsyncIterator()

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    value = input
    news.continuation.yield()
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    subscription = nil
    news.continuation.finish()
  }

  func next(isolation actor: isolated (any Actor)?) async -> Input? {
    subscription?.request(.max(1))
    guard await iterator.next(isolation: actor) != nil else {
      cancel()
      return nil
    }
    defer { value = nil }
    return value
  }

  func cancel() {
    let subscription = self.subscription
    self.subscription = nil
    subscription?.cancel()
    news.continuation.finish()
  }
}
