/// A request for values.
public enum Demand { case unlimited }

/// A connection of a subscriber to a publisher.
public protocol Subscription: Cancellable {}

/// Something that can be stopped.
public protocol Cancellable {
  /// Stops.
  func cancel()
}

/// The end of a publisher.
public enum Subscribers {
  /// How it ended.
  public enum Completion<Failure: Error> { case finished, failure(Failure) }
}

/// A receiver of values.
public protocol Subscriber<Input, Failure> {
  /// What it takes.
  associatedtype Input
  /// How it fails.
  associatedtype Failure: Error
  /// Begins.
  func receive(subscription: any Subscription)
  /// Takes a value.
  func receive(_ input: Input)
  /// Ends.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// A source of values.
public protocol Publisher<Output, Failure> {
  /// What it sends.
  associatedtype Output
  /// How it fails.
  associatedtype Failure: Error
  /// Takes a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

final class Sink<Input, Failure: Error>: Subscriber {
  let action: (Input) -> Void
  var subscription: (any Subscription)?
  init(_ action: @escaping (Input) -> Void) { self.action = action }
  func receive(subscription: any Subscription) { self.subscription = subscription }
  func receive(_ input: Input) { action(input) }
  func receive(completion: Subscribers.Completion<Failure>) {}
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    let sink = Sink<Output, Never>(receiveValue)
    receive(subscriber: sink)
    return AnyCancellable { sink.subscription?.cancel() }
  }
}

/// A cancellable that cancels when released.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?
  /// Makes one.
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  /// Stops.
  public func cancel() {
    action?()
    action = nil
  }
  deinit { action?() }
  /// Compares.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  /// Hashes.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The publisher of an object's changes.
public final class ObservableObjectPublisher: Publisher {
  /// What it sends.
  public typealias Output = Void
  /// How it fails.
  public typealias Failure = Never
  private var next = 0
  private var receivers: [(Int, () -> Void)] = []
  /// Makes one.
  public init() {}
  final class Stop: Subscription {
    weak var owner: ObservableObjectPublisher?
    let id: Int
    init(_ owner: ObservableObjectPublisher, _ id: Int) {
      self.owner = owner
      self.id = id
    }
    func cancel() { owner?.receivers.removeAll { $0.0 == id } }
  }
  /// Takes a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    next += 1
    receivers.append((next, { subscriber.receive(()) }))
    subscriber.receive(subscription: Stop(self, next))
  }
  /// Sends.
  public func send() { for (_, receiver) in receivers { receiver() } }
}

/// An object that tells when it changes.
public protocol ObservableObject: AnyObject {
  /// Its publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Its publisher.
  var objectWillChange: ObjectWillChangePublisher { get }
}

nonisolated(unsafe) private var publishers: [ObjectIdentifier: (Ref, ObservableObjectPublisher)] =
  [:]
private final class Ref { weak var object: AnyObject? }

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Its publisher.
  public var objectWillChange: ObservableObjectPublisher {
    let id = ObjectIdentifier(self)
    if let (ref, publisher) = publishers[id], ref.object === self { return publisher }
    let ref = Ref()
    ref.object = self
    let publisher = ObservableObjectPublisher()
    publishers[id] = (ref, publisher)
    return publisher
  }
}

/// A published property.
@propertyWrapper public struct Published<Value> {
  private var value: Value
  /// Makes one.
  public init(wrappedValue: Value) { value = wrappedValue }
  /// Its value.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
  /// Reaches into the object.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
    get { object[keyPath: storage].value }
    set {
      object.objectWillChange.send()
      object[keyPath: storage].value = newValue
    }
  }
}
