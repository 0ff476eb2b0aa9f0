nonisolated extension View {
  /// Accepts what says whether the view is typed into, which the emulator leaves alone.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Accepts what says which view is typed into, which the emulator leaves alone.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  { self }
}
