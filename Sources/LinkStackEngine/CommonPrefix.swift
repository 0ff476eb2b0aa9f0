extension Collection where Element: Equatable {
  /// The number of elements that this collection and another begin with alike.
  package func commonPrefixCount<Other: Collection>(with other: Other) -> Int
  where Other.Element == Element {
    var count = 0
    for (mine, theirs) in zip(self, other) {
      guard mine == theirs else { break }
      count += 1
    }
    return count
  }
}
