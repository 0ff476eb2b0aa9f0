/// Which field a person types into.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reads and writes which field a person types into.
  @propertyWrapper
  public struct Binding {
    let base: SwiftUI.Binding<Value>

    /// The value while none of the fields is typed into.
    let unfocused: Value

    /// The value.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let unfocused: Value
  private var location: StateLocation<Value>?

  /// Makes a property that is true while a field is typed into.
  public init() where Value == Bool {
    unfocused = false
  }

  /// Makes a property that tells which field is typed into.
  public init<T: Hashable>() where Value == T? {
    unfocused = nil
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? unfocused }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value, for `focused(_:equals:)`.
  public var projectedValue: Binding {
    let base = location.map { SwiftUI.Binding(location: $0) } ?? .constant(unfocused)
    return Binding(base: base, unfocused: unfocused)
  }
}

extension FocusState: InstalledProperty {
  mutating func install(in slot: PropertySlot, of site: PropertySite) {
    let location = slot.content as? StateLocation<Value> ?? StateLocation(unfocused)
    slot.content = location
    self.location = location
  }
}

extension FocusState: FieldComparable {
  func isSame(as other: Any) -> Bool { true }
}
