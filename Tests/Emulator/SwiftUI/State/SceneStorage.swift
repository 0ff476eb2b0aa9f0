public import Foundation

/// A value that is kept for the scene across launches.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let coding: StorageCoding<Value>
  private var location: StorageLocation<Value>?

  init(_ key: String, initial: Value, coding: StorageCoding<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
  }

  /// The value; outside the tree, the initial one.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initial)
  }
}

extension SceneStorage: InstalledProperty {
  mutating func install(in slot: PropertySlot, of site: PropertySite) {
    let kept = slot.content as? StorageLocation<Value>
    let location =
      kept?.key == key
      ? kept
      : StorageLocation(key, in: site.graph.storage.sceneValues, initial: initial, coding: coding)
    slot.content = location
    self.location = location
  }
}

extension SceneStorage: FieldComparable {
  // The initial value counts only for the first one.
  func isSame(as other: Any) -> Bool { (other as? SceneStorage)?.key == key }
}

extension SceneStorage where Value == Bool {
  /// Makes a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .plain)
  }
}

extension SceneStorage where Value == Int {
  /// Makes a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .plain)
  }
}

extension SceneStorage where Value == Double {
  /// Makes a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .plain)
  }
}

extension SceneStorage where Value == String {
  /// Makes a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .plain)
  }
}

extension SceneStorage where Value == URL {
  /// Makes a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .plain)
  }
}

extension SceneStorage where Value == Data {
  /// Makes a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .plain)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Makes a property that is kept by its raw value.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .raw())
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Makes a property that is kept by its raw value.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .raw())
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Makes a property that is nil until it is set.
  public init(_ key: String) where Value == Bool? {
    self.init(key, initial: nil, coding: .optional())
  }

  /// Makes a property that is nil until it is set.
  public init(_ key: String) where Value == Int? {
    self.init(key, initial: nil, coding: .optional())
  }

  /// Makes a property that is nil until it is set.
  public init(_ key: String) where Value == Double? {
    self.init(key, initial: nil, coding: .optional())
  }

  /// Makes a property that is nil until it is set.
  public init(_ key: String) where Value == String? {
    self.init(key, initial: nil, coding: .optional())
  }

  /// Makes a property that is nil until it is set.
  public init(_ key: String) where Value == URL? {
    self.init(key, initial: nil, coding: .optional())
  }

  /// Makes a property that is nil until it is set.
  public init(_ key: String) where Value == Data? {
    self.init(key, initial: nil, coding: .optional())
  }

  /// Makes a property that is kept by its raw value, and is nil until it is set.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(key, initial: nil, coding: .optionalRaw())
  }

  /// Makes a property that is kept by its raw value, and is nil until it is set.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(key, initial: nil, coding: .optionalRaw())
  }
}
