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
