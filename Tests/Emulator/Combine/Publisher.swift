private import Synchronization

/// A source of values over time, which may end or fail.
///
/// Everything here is delivered synchronously, and by one thread at a time: the emulator is driven
/// from the main actor. Only notifications may come from another one, to a `Sink`.
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
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

/// The room for the publishers that operators return.
public enum Publishers {}

/// What receives a publisher's values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The values that are received.
  associatedtype Input

  /// What may end them early.
  associatedtype Failure: Error

  /// Takes the subscription, the first thing that comes.
  func receive(subscription: any Subscription)

  /// Takes a value and returns how many more are asked for.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Takes the end, the last thing that comes.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The room for what subscribers exchange with publishers.
public enum Subscribers {}

/// The tie between a publisher and one of its subscribers.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks the publisher for values.
  func request(_ demand: Subscribers.Demand)
}

extension Subscribers {
  /// How a publisher's values ended.
  public enum Completion<Failure: Error> {
    /// They ended as they were meant to.
    case finished

    /// They were cut short.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion: Sendable {}

extension Subscribers {
  /// How many values a subscriber asks for.
  public struct Demand: Hashable, Sendable {
    private var limit: UInt

    private init(limit: UInt) { self.limit = limit }

    /// Asks for all values.
    public static let unlimited = Demand(limit: .max)

    /// Asks for no values.
    public static let none = Demand(limit: 0)

    /// Asks for this many values.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand can't be negative")
      return Demand(limit: UInt(value))
    }

    /// Asks for as many values as both.
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      let (sum, overflows) = lhs.limit.addingReportingOverflow(rhs.limit)
      return overflows ? .unlimited : Demand(limit: sum)
    }

    /// Asks for what the other asks for as well.
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

    /// Takes note of a value that has been given.
    mutating func countValue() { if self != .unlimited { limit -= 1 } }
  }
}

/// Tells one subscriber or subscription from another.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  private let identity: ObjectIdentifier

  /// Makes the identifier of an object.
  public init(_ object: AnyObject) { identity = ObjectIdentifier(object) }

  /// The identifier as text.
  public var description: String { "\(identity)" }
}

/// What has a Combine identifier.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier of this subscriber or subscription.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's identity.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// A subscriber that doesn't tell its type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identifier of the hidden subscriber.
  public let combineIdentifier: CombineIdentifier

  private let takeSubscription: (any Subscription) -> Void
  private let takeValue: (Input) -> Subscribers.Demand
  private let takeCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    takeSubscription = { subscriber.receive(subscription: $0) }
    takeValue = { subscriber.receive($0) }
    takeCompletion = { subscriber.receive(completion: $0) }
  }

  /// Hands the subscription to the hidden subscriber.
  public func receive(subscription: any Subscription) { takeSubscription(subscription) }

  /// Hands a value to the hidden subscriber.
  public func receive(_ input: Input) -> Subscribers.Demand { takeValue(input) }

  /// Hands the end to the hidden subscriber.
  public func receive(completion: Subscribers.Completion<Failure>) { takeCompletion(completion) }
}

extension Subscribers {
  /// A subscriber that asks for all values and hands them to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let receiveValue: (Input) -> Void
    private let receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private let isOver = Atomic(false)

    /// Makes a subscriber from what to do with values and with the end.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
    }

    /// Asks for all values.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, !isOver.load(ordering: .relaxed) else {
        return subscription.cancel()
      }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Hands a value to the closure.
    public func receive(_ input: Input) -> Demand {
      if !isOver.load(ordering: .relaxed) { receiveValue(input) }
      return .none
    }

    /// Hands the end to the closure.
    public func receive(completion: Completion<Failure>) {
      guard !isOver.exchange(true, ordering: .relaxed) else { return }
      subscription = nil
      receiveCompletion(completion)
    }

    /// Ends the subscription.
    public func cancel() {
      isOver.store(true, ordering: .relaxed)
      let subscription = self.subscription
      self.subscription = nil
      subscription?.cancel()
    }
  }
}

extension Publisher {
  /// Hands the values and the end to closures, until the result is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Hands the values to a closure, until the result is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}

extension Publisher where Failure == Never {
  /// Writes the values to an object's property, which keeps the object alive meanwhile.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes the values to a published property, for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let field = published.field
    field.keep(sink { [weak field] in field?.change(to: $0) })
  }
}

/// An activity that can be called off.
public protocol Cancellable {
  /// Calls the activity off.
  func cancel()
}

/// A cancellable that is cancelled when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Makes one that performs this action when it is cancelled.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Makes one that cancels another.
  public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }

  deinit { action?() }

  /// Calls the activity off, once.
  public func cancel() {
    let action = self.action
    self.action = nil
    action?()
  }

  /// Keeps this in a set, so that it lives as long as the set does.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Two are equal if they are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

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
