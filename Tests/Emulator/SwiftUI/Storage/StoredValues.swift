/// Values that outlive an app, with the views that have read them.
final class StoredValues {
  var values: [String: Any] = [:]
  private var sources: [String: Source] = [:]

  func source(of key: String) -> Source {
    if let source = sources[key] { return source }
    let source = Source()
    sources[key] = source
    return source
  }
}

/// How a value is put into a form that can be stored.
struct StorageCoding<Value> {
  let encode: (Value) -> Any?
  let decode: (Any) -> Value?

  /// Stores the value as it is.
  static var plain: StorageCoding { StorageCoding(encode: { $0 }, decode: { $0 as? Value }) }

  /// Stores what is wrapped as it is, and nothing for nil.
  static func optional<Wrapped>() -> StorageCoding where Value == Wrapped? {
    StorageCoding(encode: { $0 }, decode: { ($0 as? Wrapped).map { .some($0) } })
  }

  /// Stores the raw value.
  static func raw() -> StorageCoding where Value: RawRepresentable {
    StorageCoding(
      encode: { $0.rawValue },
      decode: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }
    )
  }

  /// Stores the raw value of what is wrapped, and nothing for nil.
  static func optionalRaw<Wrapped: RawRepresentable>() -> StorageCoding where Value == Wrapped? {
    StorageCoding(
      encode: { $0?.rawValue },
      decode: { ($0 as? Wrapped.RawValue).flatMap(Wrapped.init(rawValue:)).map { .some($0) } }
    )
  }
}

/// Where a stored value is read and written.
final class StorageLocation<Value>: BindingLocation<Value> {
  let key: String
  private let stored: StoredValues
  private let initial: Value
  private let coding: StorageCoding<Value>

  init(_ key: String, in stored: StoredValues, initial: Value, coding: StorageCoding<Value>) {
    self.key = key
    self.stored = stored
    self.initial = initial
    self.coding = coding
  }

  override var value: Value {
    get {
      stored.source(of: key).read()
      return stored.values[key].flatMap(coding.decode) ?? initial
    }
    set { set(newValue, Transaction.current) }
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    stored.values[key] = coding.encode(value)
    stored.source(of: key).changedByClient()
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? StorageLocation else { return false }
    return key == other.key && stored === other.stored
  }
}
