@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, keyPath))
    }
  }

  @MainActor
  @preconcurrency
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  private var object: ObjectType

  public init(wrappedValue: ObjectType) { object = wrappedValue }

  public var projectedValue: Wrapper { Wrapper(object: object) }
}

extension ObservedObject: InstalledProperty {
  mutating func install(in slot: PropertySlot, of site: PropertySite) {
    ObservedSlot.subscribe(to: wrappedValue, in: slot, of: site)
  }
}

@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  @MainActor
  @preconcurrency
  public var wrappedValue: ObjectType { object ?? make() }

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

@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?

  public init() {}

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

  @MainActor
  @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: InstalledProperty {
  mutating func install(in slot: PropertySlot, of site: PropertySite) {
    object = site.environment.object(of: ObjectType.self)
    if let object { ObservedSlot.subscribe(to: object, in: slot, of: site) }
  }

  func readsSame(in former: EnvironmentValues, and environment: EnvironmentValues) -> Bool {
    former.object(of: ObjectType.self) === environment.object(of: ObjectType.self)
  }
}

extension EnvironmentObject: FieldComparable {
  // The object comes from the environment, not from the view that was made.
  func isSame(as other: Any) -> Bool { true }
}

@MainActor
private final class ObservedSlot<Object: ObservableObject> {
  let object: Object
  private let subscription: AnyCancellable

  init(_ object: Object, of node: Node) {
    self.object = object
    let observer = ObjectObserver(node)
    subscription = object.objectWillChange.sink { _ in observer.objectWillChange() }
  }

  static func subscribe(to object: Object, in slot: PropertySlot, of site: PropertySite) {
    if let present = slot.content as? ObservedSlot, present.object === object { return }
    slot.content = ObservedSlot(object, of: site.node)
  }
}

@MainActor
private final class ObjectObserver {
  private weak var node: Node?

  init(_ node: Node) { self.node = node }

  nonisolated func objectWillChange() {
    MainActor.assumeIsolated {
      Graph.noteClientsChange()
      node?.invalidate()
    }
  }
}
