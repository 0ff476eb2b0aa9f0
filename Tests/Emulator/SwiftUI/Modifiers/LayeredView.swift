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
