@MainActor
class Node {
  let viewType: Any.Type
  unowned let graph: Graph
  private(set) weak var parent: Node?
  let key: Child.Key
  let level: Int
  let serial: Int
  let screen: EmulatedScreen
  private(set) var environment: EnvironmentValues
  final var children: [Node] = []
  final var sources: [Source] = []
  private(set) final var isRemoved = false
  final var isInvalid = false

  /// Counts the evaluations, as observable objects notify of properties that any of them has read.
  final var evaluationCount = 0

  final var dueTransaction: Transaction?

  private(set) final var isBeingEvaluated = false
  final var hasNewUnits = false

  init(_ viewType: Any.Type, at place: NodePlace) {
    self.viewType = viewType
    graph = place.graph
    parent = place.parent
    key = place.key
    level = (place.parent?.level ?? 0) + 1
    serial = place.graph.makeSerial()
    screen = place.screen
    environment = place.environment
  }

  func takeIn<V: View>(_ view: V, environmentChanged: Bool) {
    preconditionFailure("Internal inconsistency: \(type(of: self)) takes in no view.")
  }

  var primitive: (any PrimitiveView)? { nil }

  func performEvaluation() {}
  func mustBeEvaluated(in environment: EnvironmentValues) -> Bool { false }

  var environmentInside: EnvironmentValues { environment }

  func tearDown() {}

  var shownDependents: [Node] { [] }

  var dependents: [Node] { [] }

  var seenChildren: [Node] { children }
  var takesTaps: Bool { true }

  var isHeard: Bool { true }
  var opacity: Double { 1 }
  var ownTexts: [String] { [] }
  var barNodes: [Node] { [] }
  var control: Control? { nil }
  var rowControls: [Control] { [] }

  /// Whether the node is no view by itself, but as many as its ``rowParts`` are.
  var isTransparent: Bool { false }

  var rowParts: [Node] { [] }

  /// Whether what the node does to its content is done to each view that the content consists of.
  ///
  /// Such a node is notified when they change.
  var isForEachUnit: Bool { false }

  func unitsDidChange() {}

  func didTapControlInside() {}

  final func invalidate() { graph.invalidate(self) }

  final func evaluate() {
    forgetSources()
    isInvalid = false
    isBeingEvaluated = true
    graph.evaluating(self) { performEvaluation() }
    isBeingEvaluated = false
    if isForEachUnit { unitsDidChange() }
  }

  private final func update(to view: some View, in newEnvironment: EnvironmentValues) {
    takeIn(view, environmentChanged: changeEnvironment(to: newEnvironment))
  }

  private final func update(in newEnvironment: EnvironmentValues) {
    guard changeEnvironment(to: newEnvironment) else { return }
    environmentDidChange()
  }

  final func environmentDidChange() {
    if mustBeEvaluated(in: environment) { return evaluate() }
    passEnvironmentOn()
  }

  func passEnvironmentOn() {
    let inside = environmentInside
    for child in children { child.update(in: inside) }
  }

  final func changeEnvironment(to new: EnvironmentValues) -> Bool {
    if environment.isSame(as: new) { return false }
    environment = new
    return true
  }

  private func forgetSources() {
    evaluationCount += 1
    if sources.isEmpty { return }
    for source in sources { source.forget(self) }
    sources.removeAll(keepingCapacity: true)
  }

  final func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    forgetSources()
    tearDown()
  }
}

extension Node {
  final func cast<V>(_ view: some View) -> V { Self.cast(view) }

  fileprivate static func cast<V, New: View>(_ view: New) -> V {
    guard New.self == V.self else {
      preconditionFailure("Internal inconsistency: a node of \(V.self) got a \(New.self).")
    }
    // A cast by the runtime costs as much as a small view's body.
    return unsafeBitCast(view, to: V.self)
  }

  final func setChildren(_ new: [Child]) {
    let old = children
    children = nodes(for: new, keeping: old)
    if !children.elementsEqual(old, by: ===) { tellOfNewUnits() }
  }

  /// Makes the only child that of a view, whose type is always the same.
  ///
  /// A view that stands for one of others has no node of its own: the place shows which one it is.
  ///
  /// - Parameter position: Where among the branches the view is; `nil` where there are none.
  final func setChild<V: View>(_ view: V, at position: Int? = nil) {
    let kind = ViewKind.of(V.self)
    if case .branching(let type) = kind { return setChild(view, as: type, at: position) }
    let key = Child.Key.position(position ?? 0)
    let old = children
    let inside = environmentInside
    if old.count == 1, old[0].viewType == V.self, old[0].key == key {
      return old[0].update(to: view, in: inside)
    }
    let node = place(key, on: screen, in: inside).makeNode(for: view, of: kind)
    node.evaluate()
    for node in old { graph.remove(node) }
    children = [node]
    tellOfNewUnits()
  }

  private final func setChild<B: BranchingView>(
    _ view: some View,
    as type: B.Type,
    at position: Int?
  ) {
    let branching: B = cast(view)
    branching.setChild(of: self, at: position)
  }

  final func nodes(for new: [Child], keeping known: [Node]) -> [Node] {
    let inside = environmentInside
    if Self.areSame(known, new) {
      for (node, child) in zip(known, new) { node.update(to: child.view, in: inside) }
      return known
    }
    if known.isEmpty { return new.map { makeChild($0, in: inside) } }
    var old = Dictionary(known.map { ($0.key, $0) }) { first, _ in first }
    let nodes = new.map { child in
      if let node = old[child.key], node.viewType == type(of: child.view) {
        old[child.key] = nil
        node.update(to: child.view, in: inside)
        return node
      }
      return makeChild(child, in: inside)
    }
    for node in old.values.sorted(by: { $0.serial < $1.serial }) { graph.remove(node) }
    return nodes
  }

  private static func areSame(_ nodes: [Node], _ new: [Child]) -> Bool {
    nodes.count == new.count
      && zip(nodes, new).allSatisfy { $0.key == $1.key && $0.viewType == type(of: $1.view) }
  }

  private func makeChild(_ child: Child, in environment: EnvironmentValues) -> Node {
    let node = makeNode(for: child.view, at: place(child.key, on: screen, in: environment))
    node.evaluate()
    return node
  }

  private func makeNode<V: View>(for view: V, at place: NodePlace) -> Node {
    place.makeNode(for: view, of: ViewKind.of(V.self))
  }

  private func place(
    _ key: Child.Key,
    on screen: EmulatedScreen,
    in environment: EnvironmentValues
  ) -> NodePlace {
    NodePlace(graph: graph, parent: self, key: key, environment: environment, screen: screen)
  }

  final func makeScreenNode(
    _ key: Child.Key = .position(0),
    on screen: EmulatedScreen,
    in environment: EnvironmentValues? = nil,
    content: @escaping () -> any View
  ) -> ScreenNode {
    let place = place(key, on: screen, in: environment ?? self.environment)
    let node = ScreenNode(at: place, content: content)
    node.invalidate()
    return node
  }

  final func nearest<T>(_ type: T.Type) -> T? {
    var node = parent
    while let current = node {
      if let found = current as? T { return found }
      node = current.parent
    }
    return nil
  }
}

struct Child {
  enum Key: Hashable {
    case position(Int)

    case identity(AnyHashable, occurrence: Int = 0)
  }

  let key: Key
  let view: any View

  init(_ view: any View, at position: Int = 0) {
    key = .position(position)
    self.view = view
  }

  init(_ view: any View, identity: AnyHashable, occurrence: Int = 0) {
    key = .identity(identity, occurrence: occurrence)
    self.view = view
  }
}

@MainActor
struct NodePlace {
  let graph: Graph
  let parent: Node?
  let key: Child.Key
  let environment: EnvironmentValues
  let screen: EmulatedScreen

  fileprivate func makeNode<V: View>(for view: V, of kind: ViewKind) -> Node {
    switch kind {
    case .body: BodyNode(view, of: V.self, at: self)
    case .branching(let type): makePrimitiveNode(for: view, as: type)
    case .primitive(let type): makePrimitiveNode(for: view, as: type)
    case .controller(let type): makeControllerNode(for: view, as: type)
    case .platformView(let type): makePlatformViewNode(for: view, as: type)
    }
  }

  private func makePrimitiveNode<V: PrimitiveView>(for view: some View, as type: V.Type) -> Node {
    V.makeNode(for: Node.cast(view), at: self)
  }

  private func makeControllerNode<V: UIViewControllerRepresentable>(
    for view: some View,
    as type: V.Type
  ) -> Node {
    ControllerNode(Node.cast(view) as V, at: self)
  }

  private func makePlatformViewNode<V: UIViewRepresentable>(
    for view: some View,
    as type: V.Type
  ) -> Node {
    UIViewNode(Node.cast(view) as V, at: self)
  }
}

@MainActor
private enum ViewKind {
  case body
  case branching(any BranchingView.Type)
  case primitive(any PrimitiveView.Type)
  case controller(any UIViewControllerRepresentable.Type)
  case platformView(any UIViewRepresentable.Type)

  static func of<V: View>(_ type: V.Type) -> ViewKind {
    // Most views have a body, and of those nothing else need be known.
    V.Body.self == Never.self ? known.fact(of: type) { find(type) } : .body
  }

  private static var known = KnownTypes<ViewKind>()

  private static func find(_ type: Any.Type) -> ViewKind {
    if let type = type as? any BranchingView.Type { return .branching(type) }
    if let type = type as? any PrimitiveView.Type { return .primitive(type) }
    if let type = type as? any UIViewControllerRepresentable.Type { return .controller(type) }
    if let type = type as? any UIViewRepresentable.Type { return .platformView(type) }
    return .body
  }
}
