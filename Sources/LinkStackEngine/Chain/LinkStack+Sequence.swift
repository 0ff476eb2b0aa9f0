extension LinkStack: Sequence {
  /// Walks a chain from the root upwards, from link to link.
  public struct Iterator: IteratorProtocol {
    @usableFromInline
    let linkStack: LinkStack

    @usableFromInline
    var depth = 0

    @inlinable
    init(_ linkStack: LinkStack) {
      self.linkStack = linkStack
    }

    /// Follows the link of the screen reached last.
    @inlinable
    public mutating func next() -> Screen? {
      guard let next = linkStack.link(from: depth) else { return nil }
      depth = next.depth
      return linkStack[depth]
    }
  }

  /// Starts a walk at the root, whose own link is the first to be followed.
  @inlinable
  public func makeIterator() -> Iterator {
    Iterator(self)
  }

  /// The depth, which is known without a walk.
  @inlinable
  public var underestimatedCount: Int { depth }
}

extension LinkStack.Iterator: Sendable where Value: Sendable {}

extension LinkStack {
  /// The values of the chain from the root upwards.
  ///
  /// - Complexity: O(*n*), where *n* is the depth.
  @inlinable
  public var values: [Value] { map { $0.value } }
}
