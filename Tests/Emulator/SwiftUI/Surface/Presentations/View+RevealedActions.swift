extension View {
  /// Adds controls that a long press on the view reveals.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    RevealedActionsView(content: self, gesture: .longPress, actions: menuItems())
  }

  /// Adds controls that a long press on the view reveals, and accepts a preview.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some View {
    RevealedActionsView(content: self, gesture: .longPress, actions: menuItems())
  }

  /// Adds controls that a swipe over the row reveals.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    RevealedActionsView(content: self, gesture: .swipe, actions: content())
  }
}
