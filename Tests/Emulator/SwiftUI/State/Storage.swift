public import Foundation

private struct StoredProperty<Value> {
  private let initial: Value
  private let coding: StorageCoding<Value>

  /// Where the value is: with the property itself, until a view that has it is in the tree.
  private(set) var location: StorageLocation<Value>

  init(_ key: String, initial: Value, coding: StorageCoding<Value>) {
    self.initial = initial
    self.coding = coding
    location = StorageLocation(key, in: StoredValues(), initial: initial, coding: coding)
  }

  var key: String { location.key }

  @MainActor mutating func install(in slot: PropertySlot, keeping stored: StoredValues) {
    // The initial value counts only for the first view.
    if let kept = slot.content as? StorageLocation<Value>, kept.key == key {
      location = kept
    } else {
      location = StorageLocation(key, in: stored, initial: initial, coding: coding)
    }
    slot.content = location
  }
}

/// Values that outlive an app, with the views that have read them.
private final class StoredValues {
  var values: [String: Any] = [:]
  private var sources: [String: Source] = [:]

  func source(of key: String) -> Source {
    if let source = sources[key] { return source }
    let source = Source()
    sources[key] = source
    return source
  }
}

private struct StorageCoding<Value> {
  let encode: (Value) -> Any?
  let decode: (Any) -> Value?

  /// Stores what is wrapped as it is, and nothing for nil.
  static func optional<Wrapped>() -> StorageCoding where Value == Wrapped? {
    StorageCoding(encode: { $0 }, decode: { ($0 as? Wrapped).map { .some($0) } })
  }
}

private final class StorageLocation<Value>: BindingLocation<Value> {
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
    set {
      stored.values[key] = coding.encode(newValue)
      stored.source(of: key).changedByClient()
    }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? StorageLocation else { return false }
    return key == other.key && stored === other.stored
  }
}

/// What an emulated device keeps from one launch of an app to the next.
@MainActor
public final class EmulatedStorage {
  fileprivate let sceneValues = StoredValues()

  public var scene: [String: Any] {
    get { sceneValues.values }
    set { sceneValues.values = newValue }
  }

  public init() {}
}

@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var stored: StoredProperty<Value>

  private init(_ key: String, initial: Value, coding: StorageCoding<Value>) {
    stored = StoredProperty(key, initial: initial, coding: coding)
  }

  public var wrappedValue: Value {
    get { stored.location.value }
    nonmutating set { stored.location.value = newValue }
  }

  public var projectedValue: Binding<Value> { Binding(location: stored.location) }
}

extension SceneStorage: InstalledProperty {
  mutating func install(in slot: PropertySlot, of site: PropertySite) {
    stored.install(in: slot, keeping: site.graph.storage.sceneValues)
  }
}

extension SceneStorage: FieldComparable {
  func isSame(as other: Any) -> Bool { (other as? SceneStorage)?.stored.key == stored.key }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Data? {
    self.init(key, initial: nil, coding: .optional())
  }
}
