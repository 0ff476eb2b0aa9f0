@MainActor
@preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder
  @MainActor
  @preconcurrency
  func body(content: Self.Content) -> Self.Body
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

public struct ModifiedContent<Content, Modifier> {
  public typealias Body = Never

  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView, PassthroughView, RowsView, ModifyingView
where Content: View, Modifier: ViewModifier {
  static func makeNode(for view: Self, at place: NodePlace) -> Node {
    ModifierNode(view, at: place)
  }
}

@MainActor
private final class ModifierNode<Content: View, Modifier: ViewModifier>: ComparedNode<Modifier> {
  private let source: ModifierContentSource

  init(_ view: ModifiedContent<Content, Modifier>, at place: NodePlace) {
    source = ModifierContentSource(view.content)
    super.init(view.modifier, of: ModifiedContent<Content, Modifier>.self, at: place)
  }

  override func takeIn<New: View>(_ view: New, environmentChanged: Bool) {
    let view: ModifiedContent<Content, Modifier> = cast(view)
    source.replace(view.content)
    takeIn(value: view.modifier, environmentChanged: environmentChanged)
  }

  override func performEvaluation() {
    graph.countEvaluation(of: Modifier.self)
    let content = _ViewModifier_Content<Modifier>(source: source)
    setChild(observing { installedValue().body(content: content) })
  }

  override var isTransparent: Bool { true }

  override var rowParts: [Node] { children }
}

@MainActor
private final class ModifierContentSource {
  private var view: any View
  private let source = Source()

  init(_ view: any View) { self.view = view }

  func replace(_ view: any View) {
    self.view = view
    source.changed()
  }

  func read() -> any View {
    source.read()
    return view
  }
}

// swift-format-ignore: NoLeadingUnderscores
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  fileprivate let source: ModifierContentSource
}

extension _ViewModifier_Content: View, PrimitiveView {
  var contents: [Child] { [Child(source.read())] }
}

struct MadeView<Maker> {
  let maker: Maker
  let make: @MainActor (Maker) -> any View
}

extension MadeView: View, PrimitiveView {
  static func makeNode(for view: Self, at place: NodePlace) -> Node { MadeNode(view, at: place) }
}

@MainActor
private final class MadeNode<Maker>: PrimitiveNode<MadeView<Maker>> {
  private var properties = InstalledProperties(Maker.self)

  override func mustBeEvaluated(in environment: EnvironmentValues) -> Bool {
    properties.haveChanged(of: view.maker, in: environment)
  }

  override func performEvaluation() {
    var maker = view.maker
    properties.install(into: &maker, of: self)
    setChildren([Child(observing { view.make(maker) })])
  }

  override func tearDown() { properties.release() }
}
