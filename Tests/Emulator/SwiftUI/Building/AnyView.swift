/// A view whose type is erased; another type inside is another identity.
public struct AnyView {
  let wrapped: any View

  /// Wraps a view.
  public init<V: View>(_ view: V) {
    wrapped = (view as? AnyView)?.wrapped ?? view
  }

  /// Wraps a view.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }
}

extension AnyView: View, PrimitiveView {
  var contents: [Child] { [Child(wrapped)] }
}
