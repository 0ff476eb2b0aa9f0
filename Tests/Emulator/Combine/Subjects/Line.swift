/// The subscription of one subscriber to a subject.
final class Line<Output, Failure: Error>: Subscription {
  private var subscriber: AnySubscriber<Output, Failure>?
  private var first: (() -> Output?)?
  private weak var channel: Channel<Output, Failure>?
  private var isAskedForValues = false

  init(
    to subscriber: AnySubscriber<Output, Failure>,
    first: @escaping () -> Output?,
    in channel: Channel<Output, Failure>
  ) {
    self.subscriber = subscriber
    self.first = first
    self.channel = channel
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand != .none, !isAskedForValues else { return }
    isAskedForValues = true
    let first = self.first
    self.first = nil
    if let value = first?() { send(value) }
  }

  func send(_ value: Output) {
    guard isAskedForValues, let subscriber else { return }
    _ = subscriber.receive(value)
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let subscriber = self.subscriber
    self.subscriber = nil
    subscriber?.receive(completion: completion)
  }

  func cancel() {
    subscriber = nil
    first = nil
    channel?.remove(self)
  }
}
