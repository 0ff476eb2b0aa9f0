/// One of the views of a tab view, from when it is first seen.
@MainActor
final class Tab {
  /// The place among the tabs and the type of the view: who keeps both, keeps its state.
  let path: [Child.Key]
  let type: Any.Type

  let screen: Screen
  private(set) var node: ScreenNode?
  private var view: any View

  init(_ piece: Piece, in outer: Screen) {
    path = piece.path
    type = Swift.type(of: piece.view)
    view = piece.view
    screen = Screen(parent: outer, host: nil)
  }

  func isSame(as piece: Piece) -> Bool {
    path == piece.path && type == Swift.type(of: piece.view)
  }

  func replaceView(_ view: any View) {
    self.view = view
    node?.invalidate()
  }

  /// Has the tab rendered from now on.
  func begin(in owner: Node) {
    guard node == nil else { return }
    let place = Place(
      graph: owner.graph,
      parent: owner,
      key: .identity(AnyHashable(path)),
      environment: owner.environment,
      screen: screen
    )
    let node = ScreenNode(at: place) { [weak self] in self?.view ?? EmptyView() }
    self.node = node
    node.invalidate()
  }

  /// What the tab shows in the bar.
  ///
  /// An item that the view's own body adds is known only once the tab is rendered.
  var item: (any View)? {
    if let modifying = view as? any ModifyingView {
      if let giver = modifying.firstModifier({ $0 as? any TabItemGiver }) { return giver.tabItem }
    }
    return node?.firstSeen { $0 as? any TabItemGiver }?.tabItem
  }

  /// The tag by which the tab is selected, or else its identity.
  func tag<Value>(as type: Value.Type) -> Value? {
    if let modifying = view as? any ModifyingView {
      if let tag = modifying.firstModifier({ ($0 as? any TagGiver)?.tag(as: type) }) { return tag }
    }
    if let tag = node?.firstSeen({ ($0 as? any TagNode)?.tag(as: type) }) { return tag }
    return path.last?.identity(as: type)
  }
}
