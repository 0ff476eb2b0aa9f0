/// A key of the environment.
public protocol EnvironmentKey {
  /// The type of the key's values.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The values that views find in their surroundings.
public struct EnvironmentValues {
  /// Shared by all environments that are made from each other without a change.
  private final class Storage {
    var values: [ObjectIdentifier: Any]
    var objects: [ObjectIdentifier: AnyObject]

    init(_ values: [ObjectIdentifier: Any], _ objects: [ObjectIdentifier: AnyObject]) {
      self.values = values
      self.objects = objects
    }
  }

  private var storage: Storage

  /// Makes an environment in which nothing is set.
  public init() {
    storage = Storage([:], [:])
  }

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      makeUnique()
      storage.values[ObjectIdentifier(key)] = newValue
    }
  }

  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    storage.objects[ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object) {
    makeUnique()
    storage.objects[ObjectIdentifier(Object.self)] = object
  }

  private mutating func makeUnique() {
    guard !isKnownUniquelyReferenced(&storage) else { return }
    storage = Storage(storage.values, storage.objects)
  }

  /// Says whether nothing differs, as far as values can be compared.
  func isSame(as other: EnvironmentValues) -> Bool {
    if storage === other.storage { return true }
    guard storage.values.count == other.storage.values.count,
      storage.objects.count == other.storage.objects.count,
      storage.objects.allSatisfy({ other.storage.objects[$0] === $1 })
    else { return false }
    return storage.values.allSatisfy { key, value in
      other.storage.values[key].map { Comparison.areSame(value, $0) } ?? false
    }
  }
}
