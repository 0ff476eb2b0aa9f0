nonisolated extension View {
  /// Accepts an animation of changes, which all come into view at once.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Accepts an animation of changes of a value, which all come into view at once.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// Accepts a change of transactions, which change nothing.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}
