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
    truncate(to: update.keptDepth)
    for value in target.dropFirst(update.keptDepth).prefix(update.depth - update.keptDepth) {
      push(value)
    }
  }
}
