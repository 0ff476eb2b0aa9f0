/// One occurrence of a view in the tree, with what outlives the view's value.
@MainActor
class Node {
  /// The type of the view that the node stands for.
  let viewType: Any.Type

  unowned let graph: Graph
  weak let parent: Node?
  let key: Child.Key
  let level: Int

  /// A number that grows with each node made.
  let serial: Int

  let screen: EmulatedScreen

  /// The environment at the node's place.
  private(set) var environment: EnvironmentValues

  final var children: [Node] = []

  /// What the last evaluation has read.
  final var sources: [Source] = []

  private(set) final var isRemoved = false
  final var isInvalid = false

  /// Counts the evaluations, as observable objects tell of what any of them has read.
  final var evaluationCount = 0

  /// The transaction of the change that the node has yet to be evaluated for.
  final var dueTransaction: Transaction?

  /// Whether it runs now, what makes the children; what they consist of is known after that.
  private(set) final var isBeingEvaluated = false

  /// Whether the node is about to be told that its content may consist of other views.
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

  // MARK: What kinds of nodes override

  /// Takes in the value that the parent has made of the node's view.
  func takeIn<V: View>(_ view: V, environmentChanged: Bool) {
    preconditionFailure("Internal inconsistency: \(type(of: self)) takes in no view.")
  }

  /// The view that is rendered here, if it is one of the emulator's own.
  var primitive: (any PrimitiveView)? { nil }

  /// Brings the children up to date with the view.
  func performEvaluation() {}

  /// Says whether a change of the environment matters to the view itself.
  func mustBeEvaluated(in environment: EnvironmentValues) -> Bool { false }

  /// What the children find as their environment.
  var environmentInside: EnvironmentValues { environment }

  /// Does what is due when the node goes away, before its children do.
  func tearDown() {}

  /// Whether the node's view is a client's own, rather than the emulator's or the shim's.
  var isOfClient: Bool { false }

  /// The nodes that hang on this one without being its children, as the screen of a link does.
  var shownDependents: [Node] { [] }

  /// Those of them that go away with this one; asked for after ``tearDown()``.
  var dependents: [Node] { [] }

  // What a person sees and can reach: see `Control.swift`.

  /// The children that a person can see while the node itself is seen.
  var seenChildren: [Node] { children }

  /// Whether a person can reach the controls inside.
  var takesTaps: Bool { true }

  /// Whether those who listen hear of what is inside.
  var isHeard: Bool { true }

  /// How much of what is in it the node lets through.
  var opacity: Double { 1 }

  /// What the node itself shows as text.
  var ownTexts: [String] { [] }

  /// What the node shows in a bar, after all content.
  var barNodes: [Node] { [] }

  /// What a tap on the node does, if it is a control.
  var control: Control? { nil }

  /// What taps on rows inside do, for rows without a control of their own.
  var rowControls: [Control] { [] }

  /// Whether the node is no view by itself, but as many as its ``rowParts`` are.
  var isTransparent: Bool { false }

  /// The nodes that are rows of an enclosing list or hold some, where this one isn't a row itself.
  var rowParts: [Node] { [] }

  /// Whether what the node does to its content is done to each view that the content consists of.
  ///
  /// Such a node is told when those are others.
  var isForEachUnit: Bool { false }

  /// Called after each evaluation, and when the views that the content consists of may be others.
  func unitsDidChange() {}

  /// Called when a person has tapped on a control inside, as an alert then closes.
  func didTapControlInside() {}

  // MARK: Evaluation

  /// Has the node evaluated in the next update.
  final func invalidate() { graph.invalidate(self) }

  /// Evaluates the node now, and notes what it reads.
  final func evaluate() {
    forgetSources()
    isInvalid = false
    isBeingEvaluated = true
    graph.evaluating(self) { performEvaluation() }
    isBeingEvaluated = false
    if isForEachUnit { unitsDidChange() }
  }

  /// Brings the node up to date with the value that its parent has made, and the environment.
  private final func update(to view: some View, in newEnvironment: EnvironmentValues) {
    takeIn(view, environmentChanged: changeEnvironment(to: newEnvironment))
  }

  /// Brings the node up to date with another environment.
  private final func update(in newEnvironment: EnvironmentValues) {
    guard changeEnvironment(to: newEnvironment) else { return }
    environmentDidChange()
  }

  /// Passes a change of the environment on.
  final func environmentDidChange() {
    if mustBeEvaluated(in: environment) { return evaluate() }
    passEnvironmentOn()
  }

  func passEnvironmentOn() {
    let inside = environmentInside
    for child in children { child.update(in: inside) }
  }

  /// Notes another environment without passing it on, and returns whether it was another one.
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

  // MARK: Going away

  /// Takes the node out of the tree; its children are the caller's affair.
  final func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    forgetSources()
    tearDown()
  }
}

extension Node {
  /// A view that the parent has made, by the type that the node's view has.
  final func cast<V>(_ view: some View) -> V { Self.cast(view) }

  fileprivate static func cast<V, New: View>(_ view: New) -> V {
    guard New.self == V.self else {
      preconditionFailure("Internal inconsistency: a node of \(V.self) got a \(New.self).")
    }
    // A cast by the runtime costs as much as a small view's body.
    return unsafeBitCast(view, to: V.self)
  }

  /// Makes the children those of the given views, and keeps the nodes whose identity is still there.
  final func setChildren(_ new: [Child]) {
    let old = children
    children = nodes(for: new, keeping: old)
    if !children.elementsEqual(old, by: ===) { tellOfNewUnits() }
  }

  /// Makes the only child that of a view, whose type is always the same.
  ///
  /// A view that stands for one of others has no node of its own: the place of the one tells which it is.
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

  /// Returns nodes for the given views: those whose identity is still there, and new ones.
  ///
  /// - Parameter known: The nodes that were there, of which the others are removed.
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

  /// Makes the root of a screen that hangs on this node, which is evaluated in this update or the next one.
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

  /// The nearest enclosing node of a kind.
  final func nearest<T>(_ type: T.Type) -> T? {
    var node = parent
    while let current = node {
      if let found = current as? T { return found }
      node = current.parent
    }
    return nil
  }
}

/// A view inside another one, with what tells it from its siblings.
struct Child {
  /// What tells a child from its siblings, beside its type.
  enum Key: Hashable {
    /// The place among the children.
    case position(Int)

    /// An identity that the client gave, with how many siblings before had the same one.
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

/// Where a node is put into the tree.
@MainActor
struct NodePlace {
  let graph: Graph
  let parent: Node?
  let key: Child.Key
  let environment: EnvironmentValues
  let screen: EmulatedScreen

  /// Makes the node that renders a view here.
  fileprivate func makeNode<V: View>(for view: V, of kind: ViewKind) -> Node {
    switch kind {
    case .body: BodyNode(view, at: self)
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

/// What renders the views of a type.
@MainActor
private enum ViewKind {
  /// The view's body.
  case body

  /// The emulator, by another view that this one stands for.
  case branching(any BranchingView.Type)

  /// The emulator.
  case primitive(any PrimitiveView.Type)

  /// A view controller.
  case controller(any UIViewControllerRepresentable.Type)

  /// A view of UIKit's.
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
