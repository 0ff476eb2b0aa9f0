public import Foundation

/// An alert as it was described before its buttons were views.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an alert with one button, which is "OK" unless another is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
  }

  /// Makes an alert with two buttons.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

extension Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let action: (() -> Void)?

    /// Makes a button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }

    /// Makes a button that calls off.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }

    /// Makes a button that calls off, with the word for it.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(verbatim: "Cancel"), action: action)
    }

    /// Makes a button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }
  }
}

/// The buttons of an alert as views.
struct AlertButtons: View, PrimitiveView {
  let buttons: [Alert.Button]

  var contents: [Child] {
    buttons.enumerated().map { position, button in
      Child(Button(action: { button.action?() }, label: { button.label }), at: position)
    }
  }
}

extension View {
  /// Shows an alert while a binding says so.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return dialog(
      alert.title,
      isPresented: isPresented,
      message: alert.message,
      actions: AlertButtons(buttons: alert.buttons)
    )
  }

  /// Shows an alert about an item while there is one.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return dialog(
      alert?.title,
      isPresented: isPresent(item),
      message: alert?.message,
      actions: AlertButtons(buttons: alert?.buttons ?? [])
    )
  }
}

/// Whether there is an item; setting it to false removes the item.
func isPresent<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
  Binding(
    get: { item.wrappedValue != nil },
    set: { if !$0 { item.wrappedValue = nil } }
  )
}

extension View {
  /// Shows an alert.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(titleKey), isPresented: isPresented, message: EmptyView(), actions: actions())
  }

  /// Shows an alert about a value.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      Text(titleKey),
      isPresented: isPresented,
      presenting: data,
      message: { _ in EmptyView() },
      actions: actions
    )
  }

  /// Shows an alert with a message.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(titleKey), isPresented: isPresented, message: message(), actions: actions())
  }

  /// Shows an alert about a value with a message.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      Text(titleKey),
      isPresented: isPresented,
      presenting: data,
      message: message,
      actions: actions
    )
  }

  /// Shows an alert.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(title), isPresented: isPresented, message: EmptyView(), actions: actions())
  }

  /// Shows an alert about a value.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      Text(title),
      isPresented: isPresented,
      presenting: data,
      message: { _ in EmptyView() },
      actions: actions
    )
  }

  /// Shows an alert with a message.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(title), isPresented: isPresented, message: message(), actions: actions())
  }

  /// Shows an alert about a value with a message.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      Text(title),
      isPresented: isPresented,
      presenting: data,
      message: message,
      actions: actions
    )
  }

  /// Shows an alert.
  public func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(title, isPresented: isPresented, message: EmptyView(), actions: actions())
  }

  /// Shows an alert about a value.
  public func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      title,
      isPresented: isPresented,
      presenting: data,
      message: { _ in EmptyView() },
      actions: actions
    )
  }

  /// Shows an alert with a message.
  public func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(title, isPresented: isPresented, message: message(), actions: actions())
  }

  /// Shows an alert about a value with a message.
  public func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      title,
      isPresented: isPresented,
      presenting: data,
      message: message,
      actions: actions
    )
  }
}

extension View {
  /// Shows an alert about an error, which gives the title.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let title = error.map { Text($0.errorDescription ?? "\($0)") }
    return dialog(
      title,
      isPresented: isPresented,
      presenting: error,
      message: { _ in EmptyView() },
      actions: { [actions = actions()] _ in actions }
    )
  }

  /// Shows an alert about an error, which gives the title, with a message.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    let title = error.map { Text($0.errorDescription ?? "\($0)") }
    return dialog(
      title,
      isPresented: isPresented,
      presenting: error,
      message: message,
      actions: actions
    )
  }
}

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
