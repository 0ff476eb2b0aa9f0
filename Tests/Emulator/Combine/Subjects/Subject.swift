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
