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

/// A view that says when a person types into it.
struct FocusedView<Content: View, Value: Hashable>: View, PrimitiveView {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    FocusedNode(view, at: place)
  }
}

extension FocusedView: ModifyingView, RowsView {
  var modified: any View { content }
}

/// A node that learns when a person types into what is inside.
@MainActor
protocol FocusObserver: Node {
  func focusDidChange(isInside: Bool)
}

@MainActor
private final class FocusedNode<Content: View, Value: Hashable>: PrimitiveNode<
  FocusedView<Content, Value>
>, FocusObserver
{
  func focusDidChange(isInside: Bool) {
    if isInside {
      view.binding.wrappedValue = view.value
    } else if view.binding.wrappedValue == view.value {
      view.binding.wrappedValue = view.binding.unfocused
    }
  }
}

extension View {
  /// Has a property be true while a person types into the view.
  ///
  /// Setting the property doesn't open a keyboard, as there is none in the emulator.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, binding: condition, value: true)
  }

  /// Has a property equal a value while a person types into the view.
  ///
  /// Setting the property doesn't open a keyboard, as there is none in the emulator.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    FocusedView(content: self, binding: binding, value: value)
  }
}

extension Graph {
  /// Has a person type into a field, or into none.
  func focus(_ field: (any TypingNode)?) {
    let old = focusedField
    guard field !== old else { return }
    focusedField = field
    old?.setEditing(false)
    old?.nearest((any FocusObserver).self)?.focusDidChange(isInside: false)
    field?.setEditing(true)
    field?.nearest((any FocusObserver).self)?.focusDidChange(isInside: true)
  }

  /// Takes in that a person has pressed the return key in a field.
  func submit(_ field: any TypingNode) {
    field.commit()
    var node: Node? = field
    while let current = node {
      (current as? any SubmitObserver)?.didSubmit()
      node = current.parent
    }
    focus(nil)
  }
}
