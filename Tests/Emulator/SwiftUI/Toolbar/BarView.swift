/// A view with something in bars, which is seen after all content.
struct BarView<Content: View>: View, PrimitiveView {
  let content: Content
  let bar: any View

  var contents: [Child] { [Child(content, at: 0), Child(bar, at: 1)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    BarNode(view, at: place)
  }
}

extension BarView: ModifyingView, RowsView {
  var modified: any View { content }
}

@MainActor
private final class BarNode<Content: View>: PrimitiveNode<BarView<Content>> {
  override var seenChildren: [Node] { Array(children.prefix(1)) }

  override var barNodes: [Node] { Array(children.dropFirst()) }
}

extension View {
  /// Shows views in a bar.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    BarView(content: self, bar: content())
  }

  /// Shows views in bars.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    BarView(content: self, bar: content().view)
  }

  /// Shows views in the bar with the title, first and last.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    BarView(content: self, bar: TupleView<(L, T)>(views: [leading, trailing]))
  }

  /// Shows a view in the bar with the title, first.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    BarView(content: self, bar: leading)
  }

  /// Shows a view in the bar with the title, last.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    BarView(content: self, bar: trailing)
  }
}
