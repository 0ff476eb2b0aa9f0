extension LinkStack where Value: Equatable {
  /// Performs one update.
  ///
  /// A screen above the kept ones that has the value it is to have stays as it is: identity follows
  /// the value, and what a person has done on it is not lost when one below it is replaced.
  ///
  /// - Parameters:
  ///   - update: What to keep of the chain, and how deep it is to be.
  ///   - target: The path that the screens above are taken from.
  /// - Complexity: O(*c*), where *c* is the number of screens that are popped or above the kept ones.
  @inlinable
  package mutating func apply<Path>(_ update: Update, from target: Path)
  where Path: RandomAccessCollection, Path.Element == Value {
    if update.depth < depth { truncate(to: update.depth) }
    var index = target.index(target.startIndex, offsetBy: update.keptDepth)
    for below in update.keptDepth..<update.depth {
      let value = target[index]
      if below >= depth {
        push(value)
      } else if screens[below].value != value {
        replace(at: below + 1, with: value)
      }
      target.formIndex(after: &index)
    }
  }
}
