/// A view with what its tab shows.
struct TabItemView<Content: View, Item: View>: View, PrimitiveView {
  let content: Content
  let item: Item

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    TabItemNode(view, at: place)
  }
}

/// What says what its tab shows.
@MainActor
protocol TabItemGiver {
  var tabItem: any View { get }
}

extension TabItemView: ModifyingView, RowsView, TabItemGiver {
  var modified: any View { content }
  var tabItem: any View { item }
}

@MainActor
private final class TabItemNode<Content: View, Item: View>: PrimitiveNode<
  TabItemView<Content, Item>
>, TabItemGiver
{
  var tabItem: any View { view.item }
}

extension View {
  /// Says what the tab of this view shows.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, item: label())
  }
}
