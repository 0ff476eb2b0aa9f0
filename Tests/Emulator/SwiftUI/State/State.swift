@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue value: Value) { initialValue = value }
  public init(initialValue value: Value) { initialValue = value }

  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initialValue)
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

final class StateLocation<Value>: BindingLocation<Value> {
  private let source = Source()
  private var stored: Value

  init(_ value: Value) { stored = value }

  override var value: Value {
    get {
      source.read()
      return stored
    }
    set {
      // What equals the value isn't even stored.
      if ViewComparison.areSame(stored, newValue) { return }
      stored = newValue
      source.changedByClient()
    }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool { self === other }
}

@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  public var transaction = Transaction()
  private var location: BindingLocation<Value>

  init(location: BindingLocation<Value>) { self.location = location }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get) { value, _ in set(value) }
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  public var wrappedValue: Value {
    get { location.value }
    nonmutating set {
      let transaction = transaction.isEmpty ? Transaction.current : transaction
      withTransaction(transaction) { location.value = newValue }
    }
  }

  public var projectedValue: Binding<Value> { self }

  var isMadeOfClosures: Bool { location.isMadeOfClosures }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var member = Binding<Subject>(location: MemberLocation(location, keyPath))
    member.transaction = transaction
    return member
  }
}

extension Binding: DynamicProperty {}

extension Binding: InstalledProperty {
  static var keepsSomething: Bool { false }

  /// A view's own binding reads the value of now.
  mutating func install(in slot: PropertySlot, of site: PropertySite) {
    location = location.installed
  }
}

extension Binding: FieldComparable {
  func isSame(as other: Any) -> Bool {
    guard let other = other as? Binding<Value> else { return false }
    return location === other.location || location.isSame(as: other.location)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

class BindingLocation<Value> {
  var value: Value {
    get { preconditionFailure("Internal inconsistency: a location without a value.") }
    set {}
  }

  func isSame(as other: BindingLocation<Value>) -> Bool { self === other }

  var isMadeOfClosures: Bool { false }

  var installed: BindingLocation<Value> { self }
}

/// A location made of two closures.
///
/// While views are evaluated, one that was made in an evaluation has the value that it had then.
private final class ClosureLocation<Value>: BindingLocation<Value> {
  private let get: () -> Value
  private let setter: (Value, Transaction) -> Void
  private let snapshot: Value?

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    setter = set
    snapshot = Graph.isEvaluating ? get() : nil
  }

  override var value: Value {
    get {
      if let snapshot, Graph.isEvaluating { return snapshot }
      return get()
    }
    set { setter(newValue, Transaction.current) }
  }

  override var isMadeOfClosures: Bool { true }

  override var installed: BindingLocation<Value> { ClosureLocation(get: get, set: setter) }
}

private final class ConstantLocation<Value>: BindingLocation<Value> {
  private let constant: Value

  init(_ value: Value) { constant = value }

  override var value: Value {
    get { constant }
    set {}
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation else { return false }
    return ViewComparison.areSame(constant, other.constant)
  }
}

private final class MemberLocation<Base, Value>: BindingLocation<Value> {
  private let base: BindingLocation<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(_ base: BindingLocation<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override var value: Value {
    get { base.value[keyPath: keyPath] }
    set {
      var whole = base.value
      whole[keyPath: keyPath] = newValue
      base.value = whole
    }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? MemberLocation else { return false }
    return keyPath == other.keyPath && (base === other.base || base.isSame(as: other.base))
  }

  override var isMadeOfClosures: Bool { base.isMadeOfClosures }

  override var installed: BindingLocation<Value> {
    let installed = base.installed
    return installed === base ? self : MemberLocation(installed, keyPath)
  }
}

final class ObjectLocation<Object: AnyObject, Value>: BindingLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  /// What the property was when the binding was made: a view that is handed a binding to another
  /// value has changed, although the object doesn't report it.
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
      && ViewComparison.areSame(snapshot, other.snapshot)
  }
}
