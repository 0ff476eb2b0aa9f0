/// Stands in.
public struct TextField<Label: View> {}
extension TextField: View, PrimitiveView {
  /// Stands in.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}
/// Stands in.
@propertyWrapper public struct Namespace {
  /// Stands in.
  public init() {}
  /// Stands in.
  public struct ID: Hashable, Sendable {}
  /// Stands in.
  public var wrappedValue: ID { ID() }
}
/// Stands in.
@propertyWrapper public struct FocusState<Value: Hashable> {
  /// Stands in.
  public init() where Value == Bool {}
  /// Stands in.
  @propertyWrapper public struct Binding {
    /// Stands in.
    public init() {}
    /// Stands in.
    public var wrappedValue: Value {
      get { preconditionFailure() }
      nonmutating set {}
    }
  }
  /// Stands in.
  public var wrappedValue: Value {
    get { preconditionFailure() }
    nonmutating set {}
  }
  /// Stands in.
  public var projectedValue: Binding { preconditionFailure() }
}
/// Stands in.
@propertyWrapper public struct GestureState<Value> {
  /// Stands in.
  public init(wrappedValue: Value) {}
  /// Stands in.
  public var wrappedValue: Value { preconditionFailure() }
  /// Stands in.
  public var projectedValue: GestureState<Value> { self }
}
extension View {
  /// Stands in.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Stands in.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
}
