/// The node of a tab view: it renders each tab from when it is first selected.
@MainActor
final class TabViewNode<SelectionValue: Hashable, Content: View>: PrimitiveNode<
  TabView<SelectionValue, Content>
>
{
  private var tabs: [Tab] = []
  private var selected: Tab?

  /// Where the selection is kept if the client doesn't.
  private let ownSelection = StateLocation<[Child.Key]?>(nil)

  override func performEvaluation() {
    takeInTabs()
    show(tabToSelect)
    setChildren(tabs.compactMap { button(of: $0) })
  }

  /// What a person taps on to select a tab; one without an item is only selected by the client.
  private func button(of tab: Tab) -> Child? {
    guard let item = tab.item else { return nil }
    let button = TabButton(item: item) { [weak self, weak tab] in
      if let tab { self?.select(tab) }
    }
    return Child(button, identity: AnyHashable(tab.path))
  }

  private func takeInTabs() {
    var old = tabs
    tabs = Piece.pieces(of: view.content).map { piece in
      guard let index = old.firstIndex(where: { $0.isSame(as: piece) }) else {
        return Tab(piece, in: screen)
      }
      let tab = old.remove(at: index)
      tab.replaceView(piece.view)
      return tab
    }
    for node in old.compactMap(\.node) { graph.remove(node) }
    for tab in tabs where tab.item == nil { learnItem(of: tab) }
  }

  /// Renders a tab at once whose item isn't known otherwise.
  private func learnItem(of tab: Tab) {
    tab.begin(in: self)
    tab.node?.evaluate()
  }

  // MARK: Selection

  private var tabToSelect: Tab? {
    guard let selection = view.selection else {
      let path = ownSelection.value
      return tabs.first { $0.path == path } ?? tabs.first
    }
    let value = selection.wrappedValue
    return tabs.indices.first { tag(at: $0) == value }.map { tabs[$0] } ?? tabs.first
  }

  /// The tag of a tab, which is its place if it has none.
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

  // MARK: Nodes

  private var tabNodes: [Node] { tabs.compactMap(\.node) }

  override var seenChildren: [Node] { (selected?.node.map { [$0] } ?? []) + children }

  override var preferenceChildren: [Node] { selected?.node.map { [$0] } ?? [] }

  override var shownDependents: [Node] { tabNodes }

  override var dependents: [Node] { tabNodes }

  override func passEnvironmentOn() {
    super.passEnvironmentOn()
    for tab in tabs { tab.node?.replaceEnvironment(environment) }
  }
}
