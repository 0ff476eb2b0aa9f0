/// Rows with controls.
public struct Form<Content> {
  let content: Content
}

extension Form: View, PrimitiveView, PassthroughView where Content: View {
  /// Makes a form.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
