/// What an alert or a dialog shows: texts, and controls of which the first tapped one closes it.
struct DialogView<Message: View, Actions: View>: View, PrimitiveView {
  let title: Text?
  let message: Message
  let actions: Actions
  let close: @MainActor () -> Void

  var contents: [Child] {
    let texts = [Child(title, at: 0), Child(message, at: 1)]
    // A dialog that offers nothing can still be confirmed.
    let offersNothing = Actions.self == EmptyView.self || Actions.self == EmptyView?.self
    if offersNothing { return texts + [Child(Button("OK") {}, at: 2)] }
    return texts + [Child(actions, at: 2)]
  }

  static func makeNode(for view: Self, at place: Place) -> Node {
    DialogNode(view, at: place)
  }
}

@MainActor
private final class DialogNode<Message: View, Actions: View>: PrimitiveNode<
  DialogView<Message, Actions>
>
{
  override func didTapControlInside() {
    view.close()
  }
}

extension View {
  /// Shows texts and controls before all else while a binding says so.
  func dialog<Message: View, Actions: View>(
    _ title: Text?,
    isPresented: Binding<Bool>,
    message: Message,
    actions: Actions
  ) -> some View {
    presenting(.dialog, isPresented, nil) {
      DialogView(title: title, message: message, actions: actions) {
        isPresented.wrappedValue = false
      }
    }
  }

  /// Shows texts and controls about a value before all else while a binding says so.
  func dialog<T, Message: View, Actions: View>(
    _ title: Text?,
    isPresented: Binding<Bool>,
    presenting data: T?,
    message: (T) -> Message,
    actions: (T) -> Actions
  ) -> some View {
    let isPresentedWithData = Binding(
      get: { isPresented.wrappedValue && data != nil },
      set: { isPresented.wrappedValue = $0 }
    )
    return dialog(
      title,
      isPresented: isPresentedWithData,
      message: data.map(message),
      actions: data.map(actions)
    )
  }
}
