/// A value that follows a gesture while it lasts.
///
/// No gesture lasts in the emulator, so that it is always the initial one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value

  /// Makes a property with the value that it has while no gesture is made.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Makes a property with the value that it has while no gesture is made.
  public init(initialValue: Value) {
    self.initialValue = initialValue
  }

  /// Makes a property, and accepts a transaction for its return to the initial value.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initialValue = wrappedValue
  }

  /// Makes a property, and accepts a closure for its return to the initial value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
  }

  /// The value.
  public var wrappedValue: Value { initialValue }

  /// The property itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a property that is nil while no gesture is made.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil)
  }
}
