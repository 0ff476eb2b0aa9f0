public import Foundation

public struct VStack<Content> {
  let content: Content
}

extension VStack: View, PrimitiveView, PassthroughView where Content: View {
  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}
