public import Foundation

/// A grid of rows, all of which is there at once here.
public struct LazyHGrid<Content: View> {
  let content: Content

  /// Makes a grid.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHGrid: View, PassthroughView {
  /// A grid has no body.
  public typealias Body = Never
}
