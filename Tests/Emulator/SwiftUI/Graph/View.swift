@MainActor
@preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder
  @MainActor
  @preconcurrency
  var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never

  public var body: Never { preconditionFailure("There is no such value.") }
}

extension View where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is rendered by the emulator itself.")
  }
}

@MainActor
class ComparedNode<Value>: Node {
  private var value: Value
  private var properties = InstalledProperties(Value.self)

  init(_ value: Value, of viewType: Any.Type, at place: borrowing NodePlace) {
    self.value = value
    super.init(viewType, at: copy place)
  }

  /// The value, ready to be read.
  ///
  /// It is a copy: the same value may be used at another place, where it has another state.
  final func installedValue() -> Value {
    var installed = value
    properties.install(into: &installed, of: self)
    return installed
  }

  final func takeIn(value: Value, environmentChanged: Bool) {
    let isSame = ViewComparison.areSame(self.value, value)
    self.value = value
    if !isSame || isInvalid { return evaluate() }
    if environmentChanged { environmentDidChange() }
  }

  override func mustBeEvaluated(in environment: EnvironmentValues) -> Bool {
    isInvalid || properties.haveChanged(of: value, in: environment)
  }

  override func tearDown() { properties.release() }
}

/// The properties of a type, kept because the runtime takes long to find them.
@MainActor
struct KnownTypes<Fact> {
  private var facts: [ObjectIdentifier: Fact] = [:]

  mutating func fact(of type: Any.Type, find: () -> Fact) -> Fact {
    if let known = facts[ObjectIdentifier(type)] { return known }
    let found = find()
    facts[ObjectIdentifier(type)] = found
    return found
  }
}

@MainActor
final class BodyNode<V: View>: ComparedNode<V> {
  override func takeIn<New: View>(_ view: New, environmentChanged: Bool) {
    takeIn(value: cast(view), environmentChanged: environmentChanged)
  }

  override func performEvaluation() {
    graph.countEvaluation(of: V.self)
    setChild(observing { installedValue().body })
  }

  override var isTransparent: Bool { true }

  override var rowParts: [Node] { children }
}

@MainActor
protocol PrimitiveView: View where Body == Never {
  var contents: [Child] { get }

  func setContents(of node: Node)

  var ownTexts: [String] { get }
  var tapAction: (() -> Void)? { get }

  static func makeNode(for view: Self, at place: NodePlace) -> Node
}

extension PrimitiveView {
  var contents: [Child] { [] }

  func setContents(of node: Node) { node.setChildren(node.observing { contents }) }

  var ownTexts: [String] { [] }

  var tapAction: (() -> Void)? { nil }

  static func makeNode(for view: Self, at place: NodePlace) -> Node {
    PrimitiveNode(view, at: place)
  }
}

@MainActor
protocol PassthroughView: PrimitiveView {
  associatedtype Content: View

  var content: Content { get }
}

extension PassthroughView {
  var contents: [Child] { [Child(content)] }

  func setContents(of node: Node) { node.setChild(content) }
}

/// A view that only stands for another one, or for one of others, or for none.
///
/// Where it is all that there is in something, it has no node of its own.
@MainActor
protocol BranchingView: PrimitiveView {
  func setChild(of node: Node, at position: Int?)
}

@MainActor
class PrimitiveNode<V: PrimitiveView>: Node {
  final var view: V

  init(_ view: V, at place: NodePlace) {
    self.view = view
    super.init(V.self, at: place)
  }

  override func takeIn<New: View>(_ view: New, environmentChanged: Bool) {
    self.view = cast(view)
    evaluate()
    // Children take the environment in while they are set; what hangs on the node otherwise does not.
    if environmentChanged { passEnvironmentOn() }
  }

  override func performEvaluation() { view.setContents(of: self) }

  final override var primitive: (any PrimitiveView)? { view }

  override var ownTexts: [String] { view.ownTexts }

  override var control: Control? {
    guard view.tapAction != nil else { return nil }
    return Control(self) { [weak self] in self?.view.tapAction?() }
  }

  private final lazy var rowsType = typesOfRows.fact(of: V.self) { V.self as? any RowsView.Type }

  override var isTransparent: Bool { rowsType != nil }

  override var rowParts: [Node] { rowsType.map { rowParts(as: $0) } ?? [] }

  private final func rowParts<R: RowsView>(as type: R.Type) -> [Node] {
    let rows: R = cast(view)
    return rows.rowNodes(among: children)
  }
}

@MainActor private var typesOfRows = KnownTypes<(any RowsView.Type)?>()
