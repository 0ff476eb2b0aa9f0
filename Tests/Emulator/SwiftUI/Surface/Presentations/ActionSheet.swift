/// Choices as they were described before their buttons were views.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an action sheet.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Shows choices while a binding says so.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = content()
    return dialog(
      sheet.title,
      isPresented: isPresented,
      message: sheet.message,
      actions: AlertButtons(buttons: sheet.buttons)
    )
  }

  /// Shows choices about an item while there is one.
  public func actionSheet<T: Identifiable>(
    item: Binding<T?>,
    content: (T) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return dialog(
      sheet?.title,
      isPresented: isPresent(item),
      message: sheet?.message,
      actions: AlertButtons(buttons: sheet?.buttons ?? [])
    )
  }
}
