public struct TabView<SelectionValue: Hashable, Content: View> {
  fileprivate let selection: Binding<SelectionValue>?
  let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

extension TabView: View, PrimitiveView {
  static func makeNode(for view: Self, at place: NodePlace) -> Node { TabViewNode(view, at: place) }
}

@MainActor
private final class TabViewNode<SelectionValue: Hashable, Content: View>: PrimitiveNode<
  TabView<SelectionValue, Content>
>
{
  private var tabs: [Tab] = []
  private var selected: Tab?
  private let controller = UITabBarController()
  private let ownSelection = StateLocation<[Child.Key]?>(nil)

  override func performEvaluation() {
    takeInTabs()
    show(observing { tabToSelect })
    setChildren(tabs.compactMap { button(of: $0) })
  }

  private func button(of tab: Tab) -> Child? {
    guard let item = tab.item else { return nil }
    let button = TabButton(item: item) { [weak self, weak tab] in if let tab { self?.select(tab) } }
    return Child(button, identity: AnyHashable(tab.path))
  }

  private func takeInTabs() {
    var old = tabs
    tabs = Piece.pieces(of: view.content).map { piece in
      guard let index = old.firstIndex(where: { $0.isSame(as: piece) }) else {
        return Tab(piece, in: screen, of: controller)
      }
      let tab = old.remove(at: index)
      tab.replaceView(piece.view)
      return tab
    }
    for node in old.compactMap(\.node) { graph.remove(node) }
    for tab in tabs where tab.item == nil { learnItem(of: tab) }
  }

  private func learnItem(of tab: Tab) {
    tab.begin(in: self)
    tab.node?.evaluate()
  }

  private var tabToSelect: Tab? {
    guard let selection = view.selection else {
      let path = ownSelection.value
      return tabs.first { $0.path == path } ?? tabs.first
    }
    let value = selection.wrappedValue
    return tabs.indices.first { tag(at: $0) == value }.map { tabs[$0] } ?? tabs.first
  }

  private func tag(at index: Int) -> SelectionValue? {
    tabs[index].tag(as: SelectionValue.self) ?? index as? SelectionValue
  }

  private func select(_ tab: Tab) {
    guard let selection = view.selection else {
      ownSelection.value = tab.path
      return
    }
    let index = tabs.firstIndex { $0 === tab }
    if let value = index.flatMap({ tag(at: $0) }) { selection.wrappedValue = value }
  }

  private func show(_ tab: Tab?) {
    if tab !== selected {
      selected?.screen.enter(.hidden)
      tab?.screen.enter(.shown)
      selected = tab
    }
    tab?.begin(in: self)
  }

  private var tabNodes: [Node] { tabs.compactMap(\.node) }

  override var seenChildren: [Node] { (selected?.node.map { [$0] } ?? []) + children }

  override var shownDependents: [Node] { tabNodes }

  override var dependents: [Node] { tabNodes }

  override func passEnvironmentOn() {
    super.passEnvironmentOn()
    for tab in tabs { tab.node?.replaceEnvironment(environment) }
  }
}

@MainActor
private final class Tab {
  let path: [Child.Key]
  private let type: Any.Type
  let screen: EmulatedScreen
  private(set) var node: ScreenNode?
  private var view: any View

  init(_ piece: Piece, in outer: EmulatedScreen, of controller: UITabBarController) {
    path = piece.path
    type = Swift.type(of: piece.view)
    view = piece.view
    screen = EmulatedScreen(parent: outer, host: nil)
    screen.ownTabBarController = controller
  }

  func isSame(as piece: Piece) -> Bool { path == piece.path && type == Swift.type(of: piece.view) }

  func replaceView(_ view: any View) {
    self.view = view
    node?.invalidate()
  }

  func begin(in owner: Node) {
    guard node == nil else { return }
    node = owner.makeScreenNode(.identity(AnyHashable(path)), on: screen) { [weak self] in
      self?.view ?? EmptyView()
    }
  }

  /// What the tab shows in the bar.
  ///
  /// An item that the view's own body adds is known only once the tab is rendered.
  var item: (any View)? { note(of: TabItem.self)?.view }

  func tag<Value>(as type: Value.Type) -> Value? {
    note(of: TagValueTraitKey<Value>.Modifier.self)?.tag() ?? path.last?.identity(as: type)
  }

  private func note<Note>(of type: Note.Type) -> Note? {
    (view as? any ModifyingView)?.firstNote(of: type) ?? node?.firstSeenNote(of: type)
  }
}

struct TabButton {
  let item: any View
  let select: () -> Void
}

extension TabButton: View, PrimitiveView {
  var contents: [Child] { [Child(item)] }
  var tapAction: (() -> Void)? { select }
}

private struct TabItem {
  let view: any View
}

extension View {
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    noted(TabItem(view: label()))
  }
}
