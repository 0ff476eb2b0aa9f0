public import Foundation

/// A grid of columns, all of which is there at once here.
public struct LazyVGrid<Content: View> {
  let content: Content

  /// Makes a grid.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVGrid: View, PassthroughView {
  /// A grid has no body.
  public typealias Body = Never
}
