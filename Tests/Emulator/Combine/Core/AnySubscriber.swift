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
