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
