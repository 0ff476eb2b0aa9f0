extension Binding {
  /// Makes a binding to an optional that is never nil unless it is set so.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { newValue in
        if let newValue { base.wrappedValue = newValue }
      }
    )
  }

  /// Makes a binding to the value of an optional, or nil if there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    // What was there last stands in once the optional has become nil.
    var last = first
    self.init(
      get: {
        if let value = base.wrappedValue { last = value }
        return last
      },
      set: { base.wrappedValue = $0 }
    )
  }

  /// Makes a binding that erases the type of a hashable value.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { newValue in
        if let newValue = newValue.base as? V { base.wrappedValue = newValue }
      }
    )
  }
}
