/// An object that is kept elsewhere, and whose changes have the view evaluated.
@MainActor
@preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  @MainActor
  @preconcurrency
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
  public var wrappedValue: ObjectType

  /// Makes a property with the object to observe.
  public nonisolated init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Makes a property with the object to observe.
  public nonisolated init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: InstalledProperty {
  mutating func install(in slot: PropertySlot, of site: PropertySite) {
    ObservedSlot.subscribe(to: wrappedValue, in: slot, of: site)
  }
}
