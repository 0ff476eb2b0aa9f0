/// Reads and writes a value that is kept elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// What goes along with each change through the binding.
  public var transaction = Transaction()

  let location: BindingLocation<Value>

  init(location: BindingLocation<Value>) {
    self.location = location
  }

  /// Makes a binding that reads and writes by closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get) { value, _ in set(value) }
  }

  /// Makes a binding that reads and writes by closures and passes the transaction on.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Makes a binding from its projected value.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Returns a binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set {
      location.set(newValue, transaction.isEmpty ? Transaction.current : transaction)
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var member = Binding<Subject>(location: MemberLocation(location, keyPath))
    member.transaction = transaction
    return member
  }

  /// Returns a binding whose changes go along with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// Returns a binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

extension Binding: DynamicProperty {}

extension Binding: FieldComparable {
  func isSame(as other: Any) -> Bool {
    guard let other = other as? Binding<Value> else { return false }
    return location === other.location || location.isSame(as: other.location)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
