public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let top: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
}

extension NavigationSplitView {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility,
      top: preferredCompactColumn,
      sidebar: sidebar(),
      content: content(),
      detail: detail()
    )
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility,
      top: preferredCompactColumn,
      sidebar: sidebar(),
      content: nil,
      detail: detail()
    )
  }
}

extension NavigationSplitView: View, PrimitiveView {
  var contents: [Child] {
    let middle = content.map { [Child($0, at: 1)] } ?? []
    return [Child(sidebar, at: 0)] + middle + [Child(detail, at: 2)]
  }

  static func makeNode(for view: Self, at place: NodePlace) -> Node {
    NavigationSplitViewNode(view, at: place)
  }
}

@MainActor
protocol ColumnsNode: Node {
  /// The one visible column, in compact width.
  var top: Int? { get set }
}

extension ColumnsNode {
  func goBack() -> Bool {
    guard let top, top > 0 else { return false }
    self.top = top - 1
    return true
  }

  func showNext() {
    if let top, top + 1 < children.count { self.top = top + 1 }
  }

  fileprivate func hosts(after node: Node) -> [NativeHost] {
    let column = sequence(first: node, next: \.parent).first { $0.parent === self }
    guard let index = children.firstIndex(where: { $0 === column }) else { return [] }
    return children[(index + 1)...].compactMap { column in
      column.firstSeen { ($0 as? any StackHostNode)?.stackHost as? NativeHost }
    }
  }

  func stack(afterColumnOf node: Node) -> NativeHost? { hosts(after: node).first }

  func selectionChanges(inColumnOf node: Node) {
    for host in hosts(after: node) { host.emptyOwnPath() }
  }
}

@MainActor
private final class NavigationSplitViewNode<Sidebar: View, Content: View, Detail: View>:
  PrimitiveNode<NavigationSplitView<Sidebar, Content, Detail>>, ColumnsNode
{
  private var visibility = NavigationSplitViewVisibility.automatic
  private var preferred: NavigationSplitViewColumn?

  override func performEvaluation() {
    visibility = observing { view.visibility?.wrappedValue } ?? .automatic
    preferred = observing { view.top?.wrappedValue }
    if view.visibility?.isMadeOfClosures == true {
      graph.record(.closureBinding, "columnVisibility")
    }
    setChildren(view.contents)
  }

  private var columns: [NavigationSplitViewColumn] {
    children.count == 2 ? [.sidebar, .detail] : [.sidebar, .content, .detail]
  }

  var top: Int? {
    get {
      guard let preferred, environment.horizontalSizeClass == .compact else { return nil }
      return columns.firstIndex(of: preferred) ?? 0
    }
    set { if let newValue { view.top?.wrappedValue = columns[newValue] } }
  }

  override var seenChildren: [Node] {
    if let top { return [children[top]] }
    return switch visibility {
    case .detailOnly: children.suffix(1)
    case .doubleColumn: children.suffix(2)
    default: children
    }
  }
}

public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: Self { Self() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: Self { Self() }
}

extension View {
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  {
    self
  }

  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    self
  }
}

public struct NavigationSplitViewVisibility: Codable, Sendable {
  private enum Kind: String, Codable {
    case all, doubleColumn, detailOnly
  }

  private let kind: Kind
  private var isAutomatic = false

  public static var automatic: NavigationSplitViewVisibility { Self(kind: .all, isAutomatic: true) }
  public static var all: NavigationSplitViewVisibility { Self(kind: .all) }
  public static var doubleColumn: NavigationSplitViewVisibility { Self(kind: .doubleColumn) }
  public static var detailOnly: NavigationSplitViewVisibility { Self(kind: .detailOnly) }
}

extension NavigationSplitViewVisibility: Equatable {
  /// What is automatic equals what that comes to.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.kind == rhs.kind }
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Kind {
    case sidebar, content, detail
  }

  private let kind: Kind

  public static var sidebar: NavigationSplitViewColumn { Self(kind: .sidebar) }
  public static var content: NavigationSplitViewColumn { Self(kind: .content) }
  public static var detail: NavigationSplitViewColumn { Self(kind: .detail) }
}

@MainActor
protocol SelectingNode: Node {
  var selects: Bool { get }

  func selecting(_ value: Any) -> (@MainActor () -> Void)?
}
