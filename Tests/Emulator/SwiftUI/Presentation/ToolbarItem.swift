public struct ToolbarItem<ID, Content: View> {
  let id: ID
  let content: Content
}

private struct BarView<Content: View> {
  let content: Content
  let bar: any View
}

extension BarView: View, ModifyingView {
  var contents: [Child] { [Child(content, at: 0), Child(bar, at: 1)] }

  func setContents(of node: Node) { node.setChildren(contents) }

  static func makeNode(for view: Self, at place: NodePlace) -> Node { BarNode(view, at: place) }
}

@MainActor
private final class BarNode<Content: View>: PrimitiveNode<BarView<Content>> {
  override var seenChildren: [Node] { Array(children.prefix(1)) }

  override var barNodes: [Node] { Array(children.dropFirst()) }
}

extension View {
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    BarView(content: self, bar: content())
  }

  nonisolated public func toolbar<ID, Content: View>(
    content: () -> ToolbarItem<ID, Content>
  ) -> some View {
    BarView(content: self, bar: TupleView<Void>(views: [content().content]))
  }
}

public struct ToolbarItemPlacement: Sendable {
  private let name: String
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
}

extension ToolbarItem where ID == Void {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(id: (), content: content())
  }
}
