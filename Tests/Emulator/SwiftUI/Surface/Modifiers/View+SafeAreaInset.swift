public import Foundation

extension View {
  /// Puts views above or below this one.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    InsetView(content: self, inset: content(), comesFirst: edge == .top)
  }

  /// Puts views at a side of this one.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    InsetView(content: self, inset: content(), comesFirst: edge == .leading)
  }
}

/// A view with others at one of its sides.
struct InsetView<Content: View, Inset: View>: View, PrimitiveView {
  let content: Content
  let inset: Inset
  let comesFirst: Bool

  // The positions are kept, so that the views keep their state where the side changes.
  var contents: [Child] {
    let views = [Child(content, at: 0), Child(inset, at: 1)]
    return comesFirst ? views.reversed() : views
  }
}
