public struct ScrollView<Content: View> {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ScrollView: View, PassthroughView {}
