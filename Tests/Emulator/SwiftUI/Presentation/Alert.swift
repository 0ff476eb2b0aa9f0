public struct Alert {
  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let buttons: [Button]

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

  public struct Button {
    fileprivate let label: Text
    fileprivate let action: @MainActor @Sendable () -> Void

    public static func destructive(_ label: Text, action: (@MainActor @Sendable () -> Void)? = {})
      -> Alert.Button
    {
      Alert.Button(label: label, action: action ?? {})
    }

    public static func cancel(_ action: (@MainActor @Sendable () -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: Text("Cancel"), action: action ?? {})
    }
  }
}

extension View {
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
