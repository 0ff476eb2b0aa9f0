public import Foundation

nonisolated extension View {
  /// Accepts a distance from the content on some sides.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

  /// Accepts a distance from the content on all sides.
  public func padding(_ length: CGFloat) -> some View { self }

  /// Accepts a distance from the content for each side.
  public func padding(_ insets: EdgeInsets) -> some View { self }

  /// Accepts the distance from the screen's edges that suits the place.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }

  /// Accepts a size.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { self }

  /// Accepts limits of a size.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Accepts a distance from where the view would be.
  public func offset(_ offset: CGSize) -> some View { self }

  /// Accepts a distance from where the view would be.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Accepts a place.
  public func position(_ position: CGPoint) -> some View { self }

  /// Accepts a place.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Accepts how much the view insists on its size.
  public func layoutPriority(_ value: Double) -> some View { self }

  /// Accepts a size that isn't changed by the space there is.
  public func fixedSize() -> some View { self }

  /// Accepts a size that isn't changed by the space there is.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  /// Accepts proportions.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    self
  }

  /// Accepts proportions.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self }

  /// Accepts a size that fits.
  public func scaledToFit() -> some View { self }

  /// Accepts a size that fills.
  public func scaledToFill() -> some View { self }

  /// Accepts a place above or below siblings.
  public func zIndex(_ value: Double) -> some View { self }

  /// Accepts where the view has an alignment.
  public func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Accepts where the view has an alignment.
  public func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Accepts a name for what positions are measured from.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
}

nonisolated extension View {
  /// Accepts that the view reaches the screen's edges.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Accepts that the view reaches the screen's edges.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }

  /// Accepts whether the status bar is hidden.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Accepts whether the status bar is hidden.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Accepts whether what the system lays over the screen is shown.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Accepts that the first swipe from an edge is the view's.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
