extension Publishers {
  /// Delivers the last values of two publishers, from when there is one of each.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The pairs of values.
    public typealias Output = (A.Output, B.Output)

    /// What ends the values early.
    public typealias Failure = A.Failure

    /// The publisher of the first values.
    public let a: A

    /// The publisher of the second values.
    public let b: B

    /// Makes a publisher of the last values of both.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var lastA: A.Output?
      var lastB: B.Output?
      func pair() -> Output? {
        guard let lastA, let lastB else { return nil }
        return (lastA, lastB)
      }
      let junction = Junction<Output, Failure>(to: subscriber)
      a.receive(
        subscriber: junction.entrance {
          lastA = $0
          return pair()
        }
      )
      b.receive(
        subscriber: junction.entrance {
          lastB = $0
          return pair()
        }
      )
      junction.open()
    }
  }
}

extension Publisher {
  /// Delivers pairs of the last values of this publisher and another.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Delivers what a closure makes of the last values of this publisher and another.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}

extension Publishers {
  /// Delivers the values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The values.
    public typealias Output = A.Output

    /// What ends the values early.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A

    /// The other publisher.
    public let b: B

    /// Makes a publisher of the values of both.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction<Output, Failure>(to: subscriber)
      a.receive(subscriber: junction.entrance { $0 })
      b.receive(subscriber: junction.entrance { $0 })
      junction.open()
    }
  }
}

extension Publisher {
  /// Adds the values of another publisher.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }
}

/// Joins two publishers for one subscriber: a value of either may lead to one value downstream.
final class Junction<Output, Failure: Error>: Subscription {
  private var downstream: AnySubscriber<Output, Failure>?
  private var subscriptions: [any Subscription] = []
  private var isAskedForValues = false
  private var remaining = 2
  private var isOpen = false
  private var end: Subscribers.Completion<Failure>?

  init<S: Subscriber>(to downstream: S) where S.Input == Output, S.Failure == Failure {
    self.downstream = AnySubscriber(downstream)
  }

  /// The end of one of the publishers.
  func entrance<Input>(_ transform: @escaping (Input) -> Output?) -> Entrance<Input> {
    Entrance(junction: self, transform: transform)
  }

  /// Hands the subscription on, once both publishers are attached.
  func open() {
    downstream?.receive(subscription: self)
    isOpen = true
    if let end { deliver(end) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand != .none, !isAskedForValues else { return }
    isAskedForValues = true
    for subscription in subscriptions { subscription.request(.unlimited) }
  }

  func cancel() {
    downstream = nil
    let subscriptions = self.subscriptions
    self.subscriptions = []
    for subscription in subscriptions { subscription.cancel() }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    remaining -= 1
    if case .finished = completion, remaining > 0 { return }
    // The subscription comes first, also where a publisher is over before it is asked for values.
    guard isOpen else { return end = completion }
    deliver(completion)
  }

  private func deliver(_ completion: Subscribers.Completion<Failure>) {
    let downstream = self.downstream
    cancel()
    downstream?.receive(completion: completion)
  }
}

extension Junction {
  /// Receives the values of one of the two publishers.
  final class Entrance<Input>: Subscriber {
    private let junction: Junction
    private let transform: (Input) -> Output?

    init(junction: Junction, transform: @escaping (Input) -> Output?) {
      self.junction = junction
      self.transform = transform
    }

    func receive(subscription: any Subscription) {
      junction.subscriptions.append(subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      if let output = transform(input) { _ = junction.downstream?.receive(output) }
      return .unlimited
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      junction.finish(completion)
    }
  }
}
