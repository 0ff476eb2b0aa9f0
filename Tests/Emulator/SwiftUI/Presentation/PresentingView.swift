/// A view that has another one presented while there is an item for it.
struct PresentingView<Content: View, Item, Presented: View>: View, PrimitiveView {
  let content: Content
  let kind: Presentation.Kind
  let item: () -> Item?
  let identity: (Item) -> AnyHashable
  let removeItem: () -> Void
  let onDismiss: (() -> Void)?
  let presented: (Item) -> Presented

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    PresentingNode(view, at: place)
  }
}

extension PresentingView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension View {
  /// Presents a view while a binding is true.
  func presenting<Presented: View>(
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

  /// Presents a view about an item while there is one.
  func presenting<Item: Identifiable, Presented: View>(
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
}
