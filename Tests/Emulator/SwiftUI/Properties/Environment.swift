/// A value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  /// Makes a property that reads a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value; outside the tree, that of an empty environment.
  public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }
}

extension Environment: InstalledProperty {
  mutating func install(in slot: PropertySlot, of site: PropertySite) {
    let keyPath = keyPath
    let value = site.environment[keyPath: keyPath]
    self.value = value
    site.reads.add(value) { $0[keyPath: keyPath] }
  }
}

extension Environment: FieldComparable {
  func isSame(as other: Any) -> Bool {
    (other as? Environment)?.keyPath == keyPath
  }
}
