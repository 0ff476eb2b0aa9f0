public import Foundation

@MainActor
public final class EmulatedStorage {
  fileprivate let sceneValues = StoredValues()

  public init() {}
}

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

private final class DataLocation: BindingLocation<Data?> {
  private let key: String
  private let stored: StoredValues

  init(_ key: String, in stored: StoredValues) {
    self.key = key
    self.stored = stored
  }

  override var value: Data? {
    get {
      stored.source(of: key).read()
      return stored.values[key] as? Data
    }
    set {
      stored.values[key] = newValue
      stored.source(of: key).changedByClient()
    }
  }
}

@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let makeLocation: (StoredValues) -> BindingLocation<Value>
  private var location: BindingLocation<Value>

  public init(_ key: String) where Value == Data? {
    self.key = key
    makeLocation = { DataLocation(key, in: $0) }
    location = makeLocation(StoredValues())
  }

  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  public var projectedValue: Binding<Value> { Binding(location: location) }
}

extension SceneStorage: InstalledProperty {
  mutating func install(in slot: PropertySlot, of site: PropertySite) {
    location =
      slot.content as? BindingLocation<Value> ?? makeLocation(site.graph.storage.sceneValues)
    slot.content = location
  }
}
