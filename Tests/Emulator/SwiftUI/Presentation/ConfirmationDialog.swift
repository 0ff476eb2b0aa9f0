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

extension View {
  /// Shows choices.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      titleVisibility == .visible ? Text(titleKey) : nil,
      isPresented: isPresented,
      message: EmptyView(),
      actions: actions()
    )
  }

  /// Shows choices about a value.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      titleVisibility == .visible ? Text(titleKey) : nil,
      isPresented: isPresented,
      presenting: data,
      message: { _ in EmptyView() },
      actions: actions
    )
  }

  /// Shows choices with a message.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      titleVisibility == .visible ? Text(titleKey) : nil,
      isPresented: isPresented,
      message: message(),
      actions: actions()
    )
  }

  /// Shows choices about a value with a message.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      titleVisibility == .visible ? Text(titleKey) : nil,
      isPresented: isPresented,
      presenting: data,
      message: message,
      actions: actions
    )
  }

  /// Shows choices.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      titleVisibility == .visible ? Text(title) : nil,
      isPresented: isPresented,
      message: EmptyView(),
      actions: actions()
    )
  }

  /// Shows choices about a value.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      titleVisibility == .visible ? Text(title) : nil,
      isPresented: isPresented,
      presenting: data,
      message: { _ in EmptyView() },
      actions: actions
    )
  }

  /// Shows choices with a message.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      titleVisibility == .visible ? Text(title) : nil,
      isPresented: isPresented,
      message: message(),
      actions: actions()
    )
  }

  /// Shows choices about a value with a message.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      titleVisibility == .visible ? Text(title) : nil,
      isPresented: isPresented,
      presenting: data,
      message: message,
      actions: actions
    )
  }

  /// Shows choices.
  public func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      titleVisibility == .visible ? title : nil,
      isPresented: isPresented,
      message: EmptyView(),
      actions: actions()
    )
  }

  /// Shows choices about a value.
  public func confirmationDialog<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      titleVisibility == .visible ? title : nil,
      isPresented: isPresented,
      presenting: data,
      message: { _ in EmptyView() },
      actions: actions
    )
  }

  /// Shows choices with a message.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      titleVisibility == .visible ? title : nil,
      isPresented: isPresented,
      message: message(),
      actions: actions()
    )
  }

  /// Shows choices about a value with a message.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      titleVisibility == .visible ? title : nil,
      isPresented: isPresented,
      presenting: data,
      message: message,
      actions: actions
    )
  }
}
