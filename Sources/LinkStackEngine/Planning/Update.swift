/// One synchronous change of a link stack, which the host sees as one change of state.
///
/// An update keeps the lowest screens as they are, and takes from the target path what it shows above
/// them. What was there before and is neither kept nor reached any more is popped.
public struct Update: Hashable, Sendable {
  /// The link stack's depth before.
  public let previousDepth: Int

  /// The number of screens, counted from the root, that stay as they are.
  public let keptDepth: Int

  /// The link stack's depth after.
  public let depth: Int

  @inlinable
  package init(previousDepth: Int, keptDepth: Int, depth: Int) {
    self.previousDepth = previousDepth
    self.keptDepth = keptDepth
    self.depth = depth
  }

  /// The number of screens that the chain grows by.
  @inlinable
  public var pushCount: Int { Swift.max(0, depth - previousDepth) }

  /// The number of screens that the chain shrinks by.
  @inlinable
  public var popCount: Int { Swift.max(0, previousDepth - depth) }

  /// The number of screens that stay where they stand and take their values anew.
  ///
  /// Of these, one that has its value already is not replaced.
  @inlinable
  public var replacementCount: Int { Swift.min(previousDepth, depth) - keptDepth }
}

extension Update: CustomStringConvertible {
  /// What the update does, as in `pop 2, replace`.
  public var description: String {
    let parts = [("pop", popCount), ("replace", replacementCount), ("push", pushCount)]
    return parts.filter { $0.1 > 0 }
      .map { $0.1 == 1 ? $0.0 : "\($0.0) \($0.1)" }
      .joined(separator: ", ")
  }
}
