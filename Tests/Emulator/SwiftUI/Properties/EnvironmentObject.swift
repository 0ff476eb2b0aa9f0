/// An object that a view further up has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?

  /// Makes a property that finds its object in the environment.
  public init() {}

  /// The object.
  @MainActor
  @preconcurrency
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        """
        No ObservableObject of type \(ObjectType.self) found. \
        A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.
        """
      )
    }
    return object
  }

  /// Makes bindings to the object's properties.
  @MainActor
  @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: InstalledProperty {
  mutating func install(in slot: PropertySlot, of site: PropertySite) {
    object = site.environment.object(of: ObjectType.self)
    site.reads.add(object.map(ObjectIdentifier.init)) {
      $0.object(of: ObjectType.self).map(ObjectIdentifier.init)
    }
    if let object { ObservedSlot.subscribe(to: object, in: slot, of: site) }
  }
}

extension EnvironmentObject: FieldComparable {
  // The object comes from the environment, not from the view that was made.
  func isSame(as other: Any) -> Bool { true }
}
