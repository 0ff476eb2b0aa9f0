public struct ZStack<Content> {
  let content: Content
}

extension ZStack: View, PrimitiveView, PassthroughView where Content: View {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
