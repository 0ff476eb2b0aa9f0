/// Stands in.
@propertyWrapper public struct Namespace {
  /// Stands in.
  public init() {}
  /// Stands in.
  public struct ID: Hashable, Sendable {}
  /// Stands in.
  public var wrappedValue: ID { ID() }
}
/// Stands in.
@propertyWrapper public struct FocusState<Value: Hashable> {
  /// Stands in.
  public init() where Value == Bool {}
  /// Stands in.
  @propertyWrapper public struct Binding {
    /// Stands in.
    public init() {}
    /// Stands in.
    public var wrappedValue: Value {
      get { preconditionFailure() }
      nonmutating set {}
    }
  }
  /// Stands in.
  public var wrappedValue: Value {
    get { preconditionFailure() }
    nonmutating set {}
  }
  /// Stands in.
  public var projectedValue: Binding { preconditionFailure() }
}
/// Stands in.
@propertyWrapper public struct GestureState<Value> {
  /// Stands in.
  public init(wrappedValue: Value) {}
  /// Stands in.
  public var wrappedValue: Value { preconditionFailure() }
  /// Stands in.
  public var projectedValue: GestureState<Value> { self }
}
