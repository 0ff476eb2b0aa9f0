public import Foundation

/// Views before and behind one another, in reading order.
struct LayeredView<First: View, Second: View>: View, PrimitiveView {
  let first: First
  let second: Second

  /// Whether the second view is the one that was there, and the first was put behind it.
  var isFirstAdded = false

  var contents: [Child] { [Child(first, at: 0), Child(second, at: 1)] }
}

extension View {
  /// Puts another view behind this one.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    LayeredView(first: background, second: self, isFirstAdded: true)
  }

  /// Puts other views behind this one.
  public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(first: content(), second: self, isFirstAdded: true)
  }

  /// Puts another view before this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    LayeredView(first: self, second: overlay)
  }

  /// Puts other views before this one.
  public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(first: self, second: content())
  }
}

nonisolated extension View {
  /// Accepts the style of what is around as what is behind.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }

  /// Accepts a style for what is behind.
  public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Accepts a shape for what is behind.
  public func background<S: InsettableShape>(
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    self
  }

  /// Accepts a style and a shape for what is behind.
  public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    self
  }

  /// Accepts a style for what is before the view.
  public func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Accepts a style and a shape for what is before the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    self
  }

  /// Accepts a view to cut this one out with.
  public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    self
  }

  /// Accepts a view to cut this one out with.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }
}

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
