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
