public import Foundation

public final class EmulatedStorage {
  fileprivate var values: [String: Any] = [:]
  private var sources: [String: Source] = [:]

  public init() {}

  fileprivate func source(of key: String) -> Source {
    if let source = sources[key] { return source }
    let source = Source()
    sources[key] = source
    return source
  }
}

private final class DataLocation: BindingLocation<Data?> {
  private let key: String
  private let stored: EmulatedStorage

  init(_ key: String, in stored: EmulatedStorage) {
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
  private let makeLocation: (EmulatedStorage) -> BindingLocation<Value>
  private var location: BindingLocation<Value>

  public init(_ key: String) where Value == Data? {
    self.key = key
    makeLocation = { DataLocation(key, in: $0) }
    location = makeLocation(EmulatedStorage())
  }

  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }
}

extension SceneStorage: InstalledProperty {
  mutating func install(in slot: PropertySlot, of site: PropertySite) {
    location =
      slot.content as? BindingLocation<Value> ?? makeLocation(site.graph.storage)
    slot.content = location
  }
}
