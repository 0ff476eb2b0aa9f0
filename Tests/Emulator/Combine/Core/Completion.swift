extension Subscribers {
  /// How a publisher's values ended.
  public enum Completion<Failure: Error> {
    /// They ended as they were meant to.
    case finished

    /// They were cut short.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion: Sendable {}
