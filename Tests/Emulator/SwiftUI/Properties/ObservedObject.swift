/// An object that is kept elsewhere, and whose changes have the view evaluated.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// Returns a binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, keyPath))
    }
  }

  /// The object.
  @MainActor
  @preconcurrency
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  private var object: ObjectType

  /// Makes a property with the object to observe.
  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// Makes a property with the object to observe.
  public init(initialValue: ObjectType) {
    object = initialValue
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: object) }
}

extension ObservedObject: InstalledProperty {
  mutating func install(in slot: PropertySlot, of site: PropertySite) {
    ObservedSlot.subscribe(to: wrappedValue, in: slot, of: site)
  }
}
