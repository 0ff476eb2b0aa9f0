public import Foundation

/// A column, all of which is there at once here.
public struct LazyVStack<Content: View> {
  let content: Content

  /// Makes a column.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVStack: View, PassthroughView {
  /// A column has no body.
  public typealias Body = Never
}
