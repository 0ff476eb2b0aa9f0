/// Where a binding reads and writes its value.
class BindingLocation<Value> {
  var value: Value {
    get { preconditionFailure("Internal inconsistency: a location without a value.") }
    set { set(newValue, Transaction.current) }
  }

  func set(_ value: Value, _ transaction: Transaction) {
    self.value = value
  }

  func isSame(as other: BindingLocation<Value>) -> Bool { self === other }
}

/// A location made of two closures.
final class ClosureLocation<Value>: BindingLocation<Value> {
  private let get: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    setter = set
  }

  override var value: Value {
    get { get() }
    set { setter(newValue, Transaction.current) }
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    setter(value, transaction)
  }
}

/// A location whose value never changes.
final class ConstantLocation<Value>: BindingLocation<Value> {
  private let constant: Value

  init(_ value: Value) {
    constant = value
  }

  override var value: Value {
    get { constant }
    set {}
  }

  override func set(_ value: Value, _ transaction: Transaction) {}

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation else { return false }
    return Comparison.areSame(constant, other.constant)
  }
}

/// A location inside the value at another one.
final class MemberLocation<Base, Value>: BindingLocation<Value> {
  private let base: BindingLocation<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(_ base: BindingLocation<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override var value: Value {
    get { base.value[keyPath: keyPath] }
    set { set(newValue, Transaction.current) }
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    var whole = base.value
    whole[keyPath: keyPath] = value
    base.set(whole, transaction)
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? MemberLocation else { return false }
    return keyPath == other.keyPath && (base === other.base || base.isSame(as: other.base))
  }
}

/// A location of a property of an object that is observed.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  /// What the property was when the binding was made: a view that is handed a binding to another
  /// value has changed, although nobody tells it of the object.
  private let snapshot: Value

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
    snapshot = object[keyPath: keyPath]
  }

  override var value: Value {
    get { object[keyPath: keyPath] }
    set { object[keyPath: keyPath] = newValue }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation else { return false }
    return object === other.object && keyPath == other.keyPath
      && Comparison.areSame(snapshot, other.snapshot)
  }
}
