public import Foundation

/// A row, all of which is there at once here.
public struct LazyHStack<Content: View> {
  let content: Content

  /// Makes a row.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHStack: View, PassthroughView {
  /// A row has no body.
  public typealias Body = Never
}
