/// A value that is kept in the app's defaults; the emulator has one store of them.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
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

extension AppStorage: InstalledProperty {
  mutating func install(in slot: PropertySlot, of site: PropertySite) {
    let kept = slot.content as? StorageLocation<Value>
    let location =
      kept?.key == key
      ? kept
      : StorageLocation(key, in: site.graph.storage.defaultValues, initial: initial, coding: coding)
    slot.content = location
    self.location = location
  }
}

extension AppStorage: FieldComparable {
  // The initial value counts only for the first one.
  func isSame(as other: Any) -> Bool { (other as? AppStorage)?.key == key }
}
