public struct NavigationStack<Data, Root: View> {
  fileprivate let path: NativePathStore?
  fileprivate let root: Root

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = NativePathStore(path)
    self.root = root()
  }

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = NativePathStore(typed: path)
    self.root = root()
  }
}

extension NavigationStack: View, PrimitiveView {
  static func makeNode(for view: Self, at place: NodePlace) -> Node {
    NavigationStackNode(view, at: place)
  }
}

@MainActor
private final class NavigationStackNode<Data, Root: View>: PrimitiveNode<
  NavigationStack<Data, Root>
>, StackHostNode
{
  private let host: NativeHost
  private lazy var ownPath = NativePathStore(Binding(location: StateLocation(NavigationPath())))
  private var hasNewRoot = true

  override init(_ view: NavigationStack<Data, Root>, at place: NodePlace) {
    host = NativeHost(graph: place.graph, parent: place.screen)
    super.init(view, at: place)
    host.node = self
  }

  var stackHost: any StackHost { host }

  override func takeIn<New: View>(_ view: New, environmentChanged: Bool) {
    hasNewRoot = true
    super.takeIn(view, environmentChanged: environmentChanged)
  }

  override func performEvaluation() {
    observing { host.takeIn(store) }
    guard let root = host.root.root else { return makeRoot() }
    if hasNewRoot { root.invalidate() }
    hasNewRoot = false
  }

  private var store: NativePathStore {
    var store = view.path ?? ownPath
    store.isOwn = view.path == nil
    if store.isMadeOfClosures { graph.record(.closureBinding, "\(Data.self)") }
    store.writeWasLost = { [weak self] in self?.graph.record(.writeNotReadBack, "\(Data.self)") }
    return store
  }

  private func makeRoot() {
    hasNewRoot = false
    let root = makeScreenNode(on: host.root) { [weak self] in
      guard let self else { return EmptyView() }
      return view.root
    }
    children = [root]
  }

  override func passEnvironmentOn() { host.environmentDidChange(to: environment) }

  override var seenChildren: [Node] { host.screenNodes.suffix(1) }

  override func tearDown() { host.removeAll() }
}
