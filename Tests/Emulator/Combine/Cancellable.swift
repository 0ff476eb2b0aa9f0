/// An activity that can be called off.
public protocol Cancellable {
  /// Calls the activity off.
  func cancel()
}

/// A cancellable that is cancelled when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Makes one that performs this action when it is cancelled.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Makes one that cancels another.
  public init<C: Cancellable>(_ canceller: C) {
    action = { canceller.cancel() }
  }

  deinit {
    action?()
  }

  /// Calls the activity off, once.
  public func cancel() {
    let action = self.action
    self.action = nil
    action?()
  }

  /// Keeps this in a set, so that it lives as long as the set does.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Two are equal if they are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
