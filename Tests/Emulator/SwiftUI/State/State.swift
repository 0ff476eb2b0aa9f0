/// A value that belongs to a view's place in the tree and lives as long as that place.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// Makes a state with its initial value.
  public init(wrappedValue value: Value) {
    initialValue = value
  }

  /// Makes a state with its initial value.
  public init(initialValue value: Value) {
    initialValue = value
  }

  /// The value.
  ///
  /// Setting it has an effect only where the view is in the tree.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initialValue)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state without a value at first.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: InstalledProperty {
  mutating func install(in slot: PropertySlot, of site: PropertySite) {
    let location = slot.content as? StateLocation<Value> ?? StateLocation(initialValue)
    slot.content = location
    self.location = location
  }
}

extension State: FieldComparable {
  // The initial value counts only once, when the view is new.
  func isSame(as other: Any) -> Bool { true }
}

/// Where a state's value is kept.
final class StateLocation<Value>: BindingLocation<Value> {
  private let source = Source()
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  override var value: Value {
    get {
      source.read()
      return stored
    }
    set { set(newValue, Transaction.current) }
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    let isSame = ViewComparison.areSame(stored, value)
    stored = value
    if !isSame { source.changedByClient() }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool { self === other }
}
