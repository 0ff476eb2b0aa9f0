/// Views from top to bottom.
public struct VStack<Content> {
  let content: Content
}

extension VStack: View, PrimitiveView, PassthroughView where Content: View {
  /// Makes a column of views.
  public nonisolated init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views from side to side.
public struct HStack<Content> {
  let content: Content
}

extension HStack: View, PrimitiveView, PassthroughView where Content: View {
  /// Makes a row of views.
  public nonisolated init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views from back to front.
public struct ZStack<Content> {
  let content: Content
}

extension ZStack: View, PrimitiveView, PassthroughView where Content: View {
  /// Makes a pile of views.
  public nonisolated init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}
