/// The subscribers of one subject, in the order in which they came.
final class Channel<Output, Failure: Error> {
  private var lines: [Line<Output, Failure>] = []
  private var end: Subscribers.Completion<Failure>?
  private var feeds: [any Subscription] = []

  deinit {
    for feed in feeds { feed.cancel() }
  }

  /// Adds a subscriber; `first` is asked for the value it gets at once, if any.
  func add<S: Subscriber>(_ subscriber: S, first: @escaping () -> Output? = { nil })
  where S.Input == Output, S.Failure == Failure {
    let line = Line(to: AnySubscriber(subscriber), first: end == nil ? first : { nil }, in: self)
    if end == nil { lines.append(line) }
    subscriber.receive(subscription: line)
    // The subscriber may cancel, or the subject may end, while it takes the subscription.
    if let end { line.finish(end) }
  }

  func remove(_ line: Line<Output, Failure>) {
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

  func feed(_ subscription: any Subscription) {
    guard end == nil else { return subscription.cancel() }
    feeds.append(subscription)
    subscription.request(.unlimited)
  }
}
