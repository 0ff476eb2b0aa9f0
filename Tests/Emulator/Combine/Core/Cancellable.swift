/// An activity that can be called off.
public protocol Cancellable {
  /// Calls the activity off.
  func cancel()
}
