/// The tie between a publisher and one of its subscribers.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks the publisher for values.
  func request(_ demand: Subscribers.Demand)
}
