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

extension Subscriber where Input == Void {
  /// Takes a value that says nothing but that it came.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The room for what subscribers exchange with publishers.
public enum Subscribers {}
