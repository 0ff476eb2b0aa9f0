/// Columns beside each other, where what is selected in one decides what the next one shows.
///
/// All columns are on one screen, as on a wide device.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
}

extension NavigationSplitView {
  /// Makes three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Makes three columns, some of which may be hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility,
      sidebar: sidebar(),
      content: content(),
      detail: detail()
    )
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(visibility: nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Makes two columns, the first of which may be hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, sidebar: sidebar(), content: nil, detail: detail())
  }
}

extension NavigationSplitView: View, PrimitiveView {
  var contents: [Child] {
    let middle = content.map { [Child($0, at: 1)] } ?? []
    return [Child(sidebar, at: 0)] + middle + [Child(detail, at: 2)]
  }

  static func makeNode(for view: Self, at place: Place) -> Node {
    NavigationSplitViewNode(view, at: place)
  }
}

/// A node with columns, in which a link outside of a stack selects its value.
@MainActor
protocol ColumnsNode: Node {}

@MainActor
private final class NavigationSplitViewNode<Sidebar: View, Content: View, Detail: View>:
  PrimitiveNode<NavigationSplitView<Sidebar, Content, Detail>>, ColumnsNode
{
  private var visibility = NavigationSplitViewVisibility.automatic

  override func performEvaluation() {
    visibility = view.visibility?.wrappedValue ?? .automatic
    super.performEvaluation()
  }

  override var seenChildren: [Node] {
    switch visibility {
    case .detailOnly: children.suffix(1)
    case .doubleColumn: children.suffix(2)
    default: children
    }
  }
}
