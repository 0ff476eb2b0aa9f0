public import Foundation

public struct HStack<Content> {
  let content: Content
}

extension HStack: View, PrimitiveView, PassthroughView where Content: View {
  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}
