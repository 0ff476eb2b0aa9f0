/// Content that may be larger than the screen; all of it counts as seen.
public struct ScrollView<Content: View> {
  /// What is scrolled.
  public var content: Content

  /// The directions in which it is scrolled.
  public var axes: Axis.Set

  /// Whether it is shown how far it is scrolled.
  public var showsIndicators: Bool

  /// Makes a scroll view.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: View, PassthroughView {
  /// A scroll view has no body.
  public typealias Body = Never
}
