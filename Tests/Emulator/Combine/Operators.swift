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

extension Publishers {
  /// Delivers all values but the first ones.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output

    /// What ends the values early.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How many values are left out.
    public let count: Int

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var remaining = count
      let relay = Relay<Output, Failure, Output>(to: subscriber) { value in
        guard remaining > 0 else { return value }
        remaining -= 1
        return nil
      }
      upstream.receive(subscriber: relay)
    }
  }
}

extension Publisher {
  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "dropFirst(_:) needs a count that isn't negative")
    return Publishers.Drop(upstream: self, count: count)
  }
}

extension Publishers {
  /// Delivers the values that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output

    /// What ends the values early.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether two values that follow each other count as one.
    public let predicate: (Output, Output) -> Bool

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      let relay = Relay<Output, Failure, Output>(to: subscriber) { value in
        if let last, predicate(last, value) { return nil }
        last = value
        return value
      }
      upstream.receive(subscriber: relay)
    }
  }
}

extension Publisher {
  /// Leaves out the values that a closure holds to be the same as the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out the values that equal the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

/// Sits between a publisher and a subscriber, and hands on what it makes of each value.
private final class Relay<Input, Failure: Error, Output>: Subscriber, Subscription {
  private let transform: (Input) -> Output?
  private var downstream: AnySubscriber<Output, Failure>?
  private var upstream: (any Subscription)?

  /// A transform that returns `nil` holds the value back.
  init<S: Subscriber>(to downstream: S, transform: @escaping (Input) -> Output?)
  where S.Input == Output, S.Failure == Failure {
    self.transform = transform
    self.downstream = AnySubscriber(downstream)
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream, let output = transform(input) else { return .max(1) }
    return downstream.receive(output)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let downstream = self.downstream
    self.downstream = nil
    upstream = nil
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() {
    downstream = nil
    let upstream = self.upstream
    self.upstream = nil
    upstream?.cancel()
  }
}

extension Publishers {
  /// When a buffer asks for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// From the beginning, as many as it has room for.
    case keepFull

    /// From the beginning, all there are.
    case byRequest
  }

  /// What a full buffer does with one more value.
  public enum BufferingStrategy<Failure: Error> {
    /// It doesn't take it.
    case dropNewest

    /// It gives up its oldest one.
    case dropOldest

    /// It fails.
    case customError(() -> Failure)
  }

  /// Keeps values until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output

    /// What ends the values early.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How many values are kept.
    public let size: Int

    /// When values are asked for.
    public let prefetch: PrefetchStrategy

    /// What becomes of a value that there is no room for.
    public let whenFull: BufferingStrategy<Failure>

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: BufferRelay(self, to: subscriber))
    }
  }
}

extension Publisher {
  /// Keeps values until they are asked for.
  public func buffer(
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

/// Sits between a publisher and a subscriber, and keeps what was not asked for yet.
private final class BufferRelay<Upstream: Publisher>: Subscriber, Subscription {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  private let buffer: Publishers.Buffer<Upstream>
  private var downstream: AnySubscriber<Input, Failure>?
  private var upstream: (any Subscription)?
  private var values: [Input] = []
  private var end: Subscribers.Completion<Failure>?
  private var demand = Subscribers.Demand.none

  init<S: Subscriber>(_ buffer: Publishers.Buffer<Upstream>, to downstream: S)
  where S.Input == Input, S.Failure == Failure {
    self.buffer = buffer
    self.downstream = AnySubscriber(downstream)
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    downstream?.receive(subscription: self)
    upstream?.request(buffer.prefetch == .byRequest ? .unlimited : .max(buffer.size))
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if values.count < buffer.size || demand != .none {
      values.append(input)
    } else {
      switch buffer.whenFull {
      case .dropNewest: break
      case .dropOldest: values = values.dropFirst() + [input]
      case .customError(let makeError):
        upstream?.cancel()
        receive(completion: .failure(makeError()))
      }
    }
    deliver()
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    upstream = nil
    end = completion
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    deliver()
  }

  /// Hands on as many values as are asked for, and the end after the last of them.
  private func deliver() {
    while demand != .none, !values.isEmpty, let downstream {
      let value = values.removeFirst()
      demand.countValue()
      demand += downstream.receive(value)
      if buffer.prefetch == .keepFull { upstream?.request(.max(1)) }
    }
    guard let end, values.isEmpty, let downstream else { return }
    self.downstream = nil
    downstream.receive(completion: end)
  }

  func cancel() {
    downstream = nil
    values = []
    let upstream = self.upstream
    self.upstream = nil
    upstream?.cancel()
  }
}
