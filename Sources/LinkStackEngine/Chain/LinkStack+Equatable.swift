extension LinkStack: Equatable where Value: Equatable {
  /// Whether two chains have the same shape: equally many screens, with equal values at each depth.
  ///
  /// Identities are not compared: a link stack that was rebuilt is equal to the original.
  ///
  /// - Complexity: O(*n*), where *n* is the depth.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.depth == rhs.depth && lhs.elementsEqual(rhs) { $0.value == $1.value }
  }
}
