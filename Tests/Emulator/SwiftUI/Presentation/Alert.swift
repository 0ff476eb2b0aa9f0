extension View {
  /// Shows an alert.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(titleKey), isPresented: isPresented, message: EmptyView(), actions: actions())
  }

  /// Shows an alert with a message.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(titleKey), isPresented: isPresented, message: message(), actions: actions())
  }
}

/// An alert in the form of iOS 13.
public struct Alert {
  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let buttons: [Button]

  /// Makes an alert with two buttons.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Alert.Button,
    secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    fileprivate let label: Text
    fileprivate let action: @MainActor @Sendable () -> Void

    /// A button for what can't be undone.
    public static func destructive(_ label: Text, action: (@MainActor @Sendable () -> Void)? = {})
      -> Alert.Button
    {
      Alert.Button(label: label, action: action ?? {})
    }

    /// A button that changes nothing.
    public static func cancel(_ action: (@MainActor @Sendable () -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: Text("Cancel"), action: action ?? {})
    }
  }
}

extension View {
  /// Shows an alert in the form of iOS 13.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return dialog(
      alert.title,
      isPresented: isPresented,
      message: alert.message,
      actions: ForEach(alert.buttons.indices, id: \.self) { index in
        Button(action: alert.buttons[index].action) { alert.buttons[index].label }
      }
    )
  }
}

/// What an alert or a dialog shows: texts, and controls of which the first tapped one closes it.
private struct DialogView<Message: View, Actions: View> {
  let title: Text?
  let message: Message
  let actions: Actions
  let close: () -> Void

  var contents: [Child] {
    let texts = [Child(title, at: 0), Child(message, at: 1)]
    // A dialog that offers nothing can still be confirmed.
    let offersNothing = Actions.self == EmptyView.self || Actions.self == EmptyView?.self
    if offersNothing { return texts + [Child(Button("OK") {}, at: 2)] }
    return texts + [Child(actions, at: 2)]
  }
}

extension DialogView: View, PrimitiveView {
  static func makeNode(for view: Self, at place: NodePlace) -> Node { DialogNode(view, at: place) }
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
  nonisolated private func dialog<Message: View, Actions: View>(
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
}
