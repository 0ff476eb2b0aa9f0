/// Several views that are treated as one, and take no room of their own.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView, PassthroughView where Content: View {
  /// Makes a group of views.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
