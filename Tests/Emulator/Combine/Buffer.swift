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
