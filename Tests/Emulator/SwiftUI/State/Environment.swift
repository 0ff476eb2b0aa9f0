/// A value of the environment, which a view reads without looking up types, as Apple's interface has it.
@frozen
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  @usableFromInline let keyPath: KeyPath<EnvironmentValues, Value>
  @usableFromInline var values: EnvironmentValues?

  @inlinable
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  @inlinable public var wrappedValue: Value { (values ?? EnvironmentValues())[keyPath: keyPath] }
}

extension Environment: InstalledProperty {
  static var keepsSomething: Bool { false }

  mutating func install(in slot: PropertySlot, of site: PropertySite) {
    values = site.environment
  }

  func readsSame(in former: EnvironmentValues, and environment: EnvironmentValues) -> Bool {
    ViewComparison.areSame(former[keyPath: keyPath], environment[keyPath: keyPath])
  }
}

extension Environment: FieldComparable {
  func isSame(as other: Any) -> Bool { (other as? Environment)?.keyPath == keyPath }
}

public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

// Frozen, since the frozen `Environment` has one. With library evolution, code made by Swift 6.3 for a wrapper around
// that crashes otherwise.
@frozen
public struct EnvironmentValues {
  fileprivate class AnyEntry {
    func isSame(as other: AnyEntry) -> Bool { self === other }
  }

  fileprivate final class Entry<Value>: AnyEntry {
    let value: Value

    init(_ value: Value) { self.value = value }

    override func isSame(as other: AnyEntry) -> Bool {
      self === other || (other as? Entry).map { ViewComparison.areSame(value, $0.value) } == true
    }
  }

  /// Shared by all environments that are made from each other without a change.
  @usableFromInline
  final class Storage {
    fileprivate var values: [ObjectIdentifier: AnyEntry]
    fileprivate var objects: [ObjectIdentifier: AnyObject]

    fileprivate init(
      _ values: [ObjectIdentifier: AnyEntry],
      _ objects: [ObjectIdentifier: AnyObject]
    ) {
      self.values = values
      self.objects = objects
    }
  }

  private var storage: Storage

  public init() { storage = Storage([:], [:]) }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let entry = storage.values[ObjectIdentifier(key)] else { return K.defaultValue }
      // A cast by the runtime costs as much as a small view's body.
      return unsafeDowncast(entry, to: Entry<K.Value>.self).value
    }
    set {
      makeUnique()
      storage.values[ObjectIdentifier(key)] = Entry(newValue)
    }
  }

  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    storage.objects[ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    makeUnique()
    storage.objects[ObjectIdentifier(Object.self)] = object
  }

  private mutating func makeUnique() {
    guard !isKnownUniquelyReferenced(&storage) else { return }
    storage = Storage(storage.values, storage.objects)
  }

  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  func isSame(as other: EnvironmentValues) -> Bool {
    if storage === other.storage { return true }
    guard storage.values.count == other.storage.values.count,
      storage.objects.count == other.storage.objects.count,
      storage.objects.allSatisfy({ other.storage.objects[$0] === $1 })
    else { return false }
    return storage.values.allSatisfy { key, value in
      other.storage.values[key].map(value.isSame) ?? false
    }
  }
}

/// A view in another environment.
///
/// Public, like other views that modifiers return: what is behind a `some View` is looked up each time otherwise.
public struct EnvironmentView<Content: View, Change: EnvironmentChange> {
  let content: Content
  let change: Change
}

public protocol EnvironmentChange {
  func apply(to environment: inout EnvironmentValues)
}

extension EnvironmentView: View, ModifyingView {
  static func makeNode(for view: Self, at place: NodePlace) -> Node {
    EnvironmentNode(view, at: place)
  }
}

@MainActor
private final class EnvironmentNode<Content: View, Change: EnvironmentChange>:
  PrimitiveNode<EnvironmentView<Content, Change>>
{
  private var applied: (change: Change, outside: EnvironmentValues)?
  private var inside: EnvironmentValues?

  override func performEvaluation() {
    applyChange()
    super.performEvaluation()
  }

  override func passEnvironmentOn() {
    applyChange()
    super.passEnvironmentOn()
  }

  override var environmentInside: EnvironmentValues { inside ?? environment }

  private func applyChange() {
    let change = view.change
    if let applied, applied.outside.isIdentical(to: environment),
      ViewComparison.areSame(applied.change, change)
    {
      return
    }
    applied = (change, environment)
    var new = environment
    change.apply(to: &new)
    // The same storage as before is cheaper to compare further down.
    if let inside, inside.isSame(as: new) { return }
    inside = new
  }
}

nonisolated extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    EnvironmentView(content: self, change: EnvironmentValueChange(keyPath: keyPath, value: value))
  }

  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    let change = EnvironmentTransform(keyPath: keyPath, transform: transform)
    return EnvironmentView(content: self, change: change)
  }

  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentView(content: self, change: EnvironmentObjectChange(object: object))
  }

  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self, change: Disabling(isDisabled: disabled))
  }
}

public struct EnvironmentValueChange<Value>: EnvironmentChange {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  public func apply(to environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }
}

public struct EnvironmentTransform<Value>: EnvironmentChange {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  public func apply(to environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}

public struct EnvironmentObjectChange<Object: AnyObject>: EnvironmentChange {
  let object: Object?

  public func apply(to environment: inout EnvironmentValues) { environment.setObject(object) }
}

public struct Disabling: EnvironmentChange {
  let isDisabled: Bool

  public func apply(to environment: inout EnvironmentValues) {
    if isDisabled, environment.isEnabled { environment.isEnabled = false }
  }
}

public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

public enum EditMode: Hashable, Sendable {
  case inactive
  case active

  public var isEditing: Bool { self != .inactive }
}

private struct EnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private struct DismissalKey: EnvironmentKey {
  static var defaultValue: Dismissal? { nil }
}

private struct PresentedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  var isPresented: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }
}

public struct PresentationMode {
  public let isPresented: Bool
  fileprivate var isDismissed = false

  init(isPresented: Bool) { self.isPresented = isPresented }

  public mutating func dismiss() { isDismissed = true }
}

extension EnvironmentValues {
  public var presentationMode: Binding<PresentationMode> {
    Binding(location: PresentationLocation(dismissal, isPresented))
  }
}

private final class PresentationLocation: BindingLocation<PresentationMode> {
  private let dismissal: Dismissal?
  private let isPresented: Bool

  init(_ dismissal: Dismissal?, _ isPresented: Bool) {
    self.dismissal = dismissal
    self.isPresented = isPresented
  }

  override var value: PresentationMode {
    get { PresentationMode(isPresented: isPresented) }
    set {
      let dismissal = dismissal
      guard newValue.isDismissed else { return }
      MainActor.assumeIsolated { dismissal?.action() }
    }
  }

  override func isSame(as other: BindingLocation<PresentationMode>) -> Bool {
    guard let other = other as? PresentationLocation else { return false }
    return other.dismissal === dismissal && other.isPresented == isPresented
  }
}

/// How a view dismisses the screen it is on.
///
/// A reference, so that the environment that holds it can be compared.
@MainActor
final class Dismissal {
  let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }
}
