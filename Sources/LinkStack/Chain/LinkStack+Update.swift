extension LinkStack {
  /// Performs one update.
  ///
  /// - Parameters:
  ///   - update: What to keep of the chain, and how deep it is to be.
  ///   - target: The path that the new screens are taken from.
  /// - Complexity: O(*c*), where *c* is the number of screens that change.
  @inlinable
  package mutating func apply<Path>(_ update: Update, from target: Path)
  where Path: RandomAccessCollection, Path.Element == Value {
    if update.keptDepth < depth { truncate(to: update.keptDepth) }
    var index = target.index(target.startIndex, offsetBy: update.keptDepth)
    for _ in update.keptDepth..<update.depth {
      push(target[index])
      target.formIndex(after: &index)
    }
  }
}
