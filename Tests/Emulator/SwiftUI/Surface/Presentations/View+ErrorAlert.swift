public import Foundation

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
