/// A piece of the interface.
@MainActor
@preconcurrency
public protocol View {
  /// The type of what the view is made of.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder
  @MainActor
  @preconcurrency
  var body: Self.Body { get }
}

extension Never: View {
  /// Nothing.
  public typealias Body = Never

  /// Nothing, for there is never a value to ask for it.
  public var body: Never {
    preconditionFailure("There is no such value.")
  }
}

extension View where Body == Never {
  /// Traps: the emulator renders such a view itself.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is rendered by the emulator itself.")
  }
}

/// The node of a view that has a body.
@MainActor
final class BodyNode<V: View>: Node {
  private var view: V
  private var properties = InstalledProperties(V.self)

  init(_ view: V, at place: NodePlace) {
    self.view = view
    super.init(V.self, at: place)
  }

  override func takeIn<New: View>(_ view: New, environmentChanged: Bool) {
    guard let view = view as? V else {
      preconditionFailure("Internal inconsistency: a node of \(V.self) got a \(New.self).")
    }
    let isSame = ViewComparison.areSame(self.view, view)
    self.view = view
    if !isSame || isInvalid { return evaluate() }
    if environmentChanged { environmentDidChange() }
  }

  override func mustBeEvaluated(in environment: EnvironmentValues) -> Bool {
    isInvalid || properties.mustBeInstalledAgain(in: environment)
  }

  override func performEvaluation() {
    graph.countEvaluation(of: V.self)
    // Into a copy: the same value may be used at another place, where it has another state.
    var installed = view
    properties.install(into: &installed, of: self)
    setChildren([Child(installed.body)])
  }

  override var isOfClient: Bool {
    let name = String(reflecting: V.self)
    return !name.hasPrefix("SwiftUI.") && !name.hasPrefix("NavigationShim.")
  }

  override var rowParts: [Node]? { children }

  override func tearDown() {
    properties.release()
  }
}

/// A view that the emulator renders itself, as it has no body.
///
/// How to add one:
///
/// - A modifier that does nothing in the emulator needs no view at all: it returns `self`.
/// - A container without behaviour conforms to ``PassthroughView`` and says what is inside; the
///   conformance goes into an extension, so that the structure's initialiser isn't isolated:
///
///   ```swift
///   public struct LazyVStack<Content: View> {
///     let content: Content
///     public init(…, @ViewBuilder content: () -> Content) { self.content = content() }
///   }
///
///   extension LazyVStack: View, PassthroughView {}
///   ```
/// - One that a modifier returns also conforms to ``ModifyingView``, so that rows, tabs and tags are
///   found inside.
/// - One that says something (an image, say) gives its ``ownTexts``, which precede those inside.
/// - One that keeps something, or can be tapped, makes its own subclass of ``PrimitiveNode``.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// The views inside, with what tells each from its siblings.
  var contents: [Child] { get }

  /// What the view itself shows as text.
  var ownTexts: [String] { get }

  /// Makes the node that renders the view at a place of the tree.
  static func makeNode(for view: Self, at place: NodePlace) -> Node
}

extension PrimitiveView {
  var contents: [Child] { [] }

  var ownTexts: [String] { [] }

  static func makeNode(for view: Self, at place: NodePlace) -> Node {
    PrimitiveNode(view, at: place)
  }
}

/// A view that only holds another one, which may be a tuple of several.
@MainActor
protocol PassthroughView: PrimitiveView {
  associatedtype Content: View

  var content: Content { get }
}

extension PassthroughView {
  var contents: [Child] { [Child(content)] }
}

/// The node of a view that the emulator renders itself.
@MainActor
class PrimitiveNode<V: PrimitiveView>: Node {
  final var view: V

  init(_ view: V, at place: NodePlace) {
    self.view = view
    super.init(V.self, at: place)
  }

  override func takeIn<New: View>(_ view: New, environmentChanged: Bool) {
    guard let view = view as? V else {
      preconditionFailure("Internal inconsistency: a node of \(V.self) got a \(New.self).")
    }
    self.view = view
    evaluate()
    // Children take the environment in while they are set; what hangs on the node otherwise does not.
    if environmentChanged { passEnvironmentOn() }
  }

  override func performEvaluation() {
    setChildren(view.contents)
  }

  override var ownTexts: [String] { view.ownTexts }

  override var rowParts: [Node]? {
    isRows ? (view as? any RowsView)?.rowNodes(among: children) : nil
  }

  private lazy var isRows = view is any RowsView
}
