/// A publisher that code sends values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)

  /// Sends the end to all subscribers.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes the subscription of a publisher that feeds this subject.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends the only value there is.
  public func send() { send(()) }
}

/// A subject that keeps nothing: only those who are subscribed get a value.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let channel = Channel<Output, Failure>()

  /// Makes a subject without subscribers.
  public init() {}

  /// Adds a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
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

/// A subject that keeps its last value and gives it to whoever subscribes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let channel = Channel<Output, Failure>()
  private var current: Output

  /// Makes a subject with a first value.
  public init(_ value: Output) { current = value }

  /// The last value; setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Adds a subscriber, which gets the last value at once.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    channel.add(subscriber, latest: { self.current })
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

/// The subscribers of one subject, in the order in which they came.
final class Channel<Output, Failure: Error> {
  private var lines: [SubjectSubscription<Output, Failure>] = []
  private var end: Subscribers.Completion<Failure>?
  private var feeds: [any Subscription] = []

  deinit { for feed in feeds { feed.cancel() } }

  /// Adds a subscriber; `latest` is asked for the value it gets at once, if any, and whenever it asks
  /// for more and has missed one.
  func add<S: Subscriber>(_ subscriber: S, latest: @escaping () -> Output? = { nil })
  where S.Input == Output, S.Failure == Failure {
    let line = SubjectSubscription(
      to: AnySubscriber(subscriber),
      latest: end == nil ? latest : { nil },
      in: self
    )
    if end == nil { lines.append(line) }
    subscriber.receive(subscription: line)
    // The subscriber may cancel, or the subject may end, while it takes the subscription.
    if let end { line.finish(end) }
  }

  fileprivate func remove(_ line: SubjectSubscription<Output, Failure>) {
    lines.removeAll { $0 === line }
  }

  func send(_ value: Output) {
    guard end == nil else { return }
    // A snapshot: whoever subscribes meanwhile gets what is sent from then on.
    for line in lines { line.send(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard end == nil else { return }
    end = completion
    let lines = self.lines
    self.lines = []
    feeds = []
    for line in lines { line.finish(completion) }
  }

  fileprivate func feed(_ subscription: any Subscription) {
    guard end == nil else { return subscription.cancel() }
    feeds.append(subscription)
    subscription.request(.unlimited)
  }
}

/// The subscription of one subscriber to a subject.
private final class SubjectSubscription<Output, Failure: Error>: Subscription {
  private var subscriber: AnySubscriber<Output, Failure>?
  private var latest: (() -> Output?)?
  private weak var channel: Channel<Output, Failure>?
  private var demand = Subscribers.Demand.none

  /// Whether there is a value that was not asked for yet.
  private var isBehind = true

  init(
    to subscriber: AnySubscriber<Output, Failure>,
    latest: @escaping () -> Output?,
    in channel: Channel<Output, Failure>
  ) {
    self.subscriber = subscriber
    self.latest = latest
    self.channel = channel
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard isBehind, self.demand != .none else { return }
    isBehind = false
    if let value = latest?() { send(value) }
  }

  func send(_ value: Output) {
    guard demand != .none else {
      isBehind = true
      return
    }
    guard let subscriber else { return }
    demand.countValue()
    demand += subscriber.receive(value)
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let subscriber = self.subscriber
    self.subscriber = nil
    subscriber?.receive(completion: completion)
  }

  func cancel() {
    subscriber = nil
    latest = nil
    channel?.remove(self)
  }
}
