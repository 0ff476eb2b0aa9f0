/// An object that belongs to a view's place in the tree: made once, released with that place.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Makes a property that makes its object when the view comes into the tree.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object.
  ///
  /// Where the view isn't in the tree, a new one each time.
  @MainActor
  @preconcurrency
  public var wrappedValue: ObjectType { object ?? make() }

  /// Makes bindings to the object's properties.
  @MainActor
  @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension StateObject: InstalledProperty {
  mutating func install(in slot: PropertySlot, of site: PropertySite) {
    let kept = slot.content as? ObservedSlot<ObjectType> ?? ObservedSlot(make(), of: site.node)
    slot.content = kept
    object = kept.object
  }
}

extension StateObject: FieldComparable {
  // Only the first value makes an object.
  func isSame(as other: Any) -> Bool { true }
}
