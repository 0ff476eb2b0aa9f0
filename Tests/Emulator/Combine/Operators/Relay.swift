/// Sits between a publisher and a subscriber, and hands on what it makes of each value.
final class Relay<Input, Failure: Error, Output>: Subscriber, Subscription {
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

  func request(_ demand: Subscribers.Demand) {
    upstream?.request(demand)
  }

  func cancel() {
    downstream = nil
    let upstream = self.upstream
    self.upstream = nil
    upstream?.cancel()
  }
}
