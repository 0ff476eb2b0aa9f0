extension View {
  fileprivate func presenting<Presented: View>(
    _ kind: Presentation.Kind,
    _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Presented
  ) -> some View {
    PresentingView(
      content: self,
      kind: kind,
      item: { isPresented.wrappedValue ? true : nil },
      identity: { AnyHashable($0) },
      removeItem: { isPresented.wrappedValue = false },
      onDismiss: onDismiss,
      presented: { _ in content() }
    )
  }

  fileprivate func presenting<Item: Identifiable, Presented: View>(
    _ kind: Presentation.Kind,
    _ item: Binding<Item?>,
    _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Presented
  ) -> some View {
    PresentingView(
      content: self,
      kind: kind,
      item: { item.wrappedValue },
      identity: { AnyHashable($0.id) },
      removeItem: { item.wrappedValue = nil },
      onDismiss: onDismiss,
      presented: content
    )
  }

  /// Presents a sheet while a binding is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  /// Presents a sheet about an item while there is one.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss, content)
  }

  /// Presents a view over the whole screen while a binding is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.cover, isPresented, onDismiss, content)
  }

  /// Presents a view about an item over the whole screen while there is one.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.cover, item, onDismiss, content)
  }
}
