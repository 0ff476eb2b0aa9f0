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
