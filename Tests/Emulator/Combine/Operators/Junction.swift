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
