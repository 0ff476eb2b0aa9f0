/// A view with something in bars, which is seen after all content.
private struct BarView<Content: View> {
  let content: Content
  let bar: any View
}

extension BarView: View, ModifyingView {
  var contents: [Child] { [Child(content, at: 0), Child(bar, at: 1)] }

  func setContents(of node: Node) { node.setChildren(contents) }

  static func makeNode(for view: Self, at place: NodePlace) -> Node { BarNode(view, at: place) }
}

@MainActor
private final class BarNode<Content: View>: PrimitiveNode<BarView<Content>> {
  override var seenChildren: [Node] { Array(children.prefix(1)) }

  override var barNodes: [Node] { Array(children.dropFirst()) }
}

extension View {
  /// Shows views in a bar.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    BarView(content: self, bar: content())
  }

  /// Shows views in bars.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    BarView(content: self, bar: content().view)
  }
}

/// Where something is placed in bars; the emulator shows all of it in the order of being written.
public struct ToolbarItemPlacement: Sendable {
  private let name: String

  /// Where it suits the place.
  public static let automatic = ToolbarItemPlacement(name: "automatic")

  /// Where one goes elsewhere.
  public static let navigation = ToolbarItemPlacement(name: "navigation")

  /// Where the most important thing is.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")

  /// Where one confirms.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")

  /// Where one calls off.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")

  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
}

/// A view in a bar.
public struct ToolbarItem<ID, Content: View> {
  /// What tells the item from others.
  public let id: ID

  let content: Content
}

extension ToolbarItem where ID == Void {
  /// Makes an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(id: (), content: content())
  }
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  /// An item has no body.
  public typealias Body = Never

  nonisolated var views: [any View] { [content] }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

/// What is shown in bars.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The type of what this consists of.
  associatedtype Body: ToolbarContent

  /// What this consists of.
  @ToolbarContentBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

extension Never: ToolbarContent {}

/// What is shown in bars and is rendered by the emulator itself.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  nonisolated var views: [any View] { get }
}

extension ToolbarContent where Body == Never {
  /// Traps: the emulator renders such a content itself.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is rendered by the emulator itself.")
  }
}

extension ToolbarContent {
  /// The content as a view.
  nonisolated fileprivate var view: any View {
    guard let primitive = self as? any PrimitiveToolbarContent else {
      return MadeView(maker: self) { $0.body.view }
    }
    return TupleView<Void>(views: primitive.views)
  }
}

/// Makes one content of bars of those that are written in a row.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Takes in a content.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Passes a single content on.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent
  {
    content
  }

  /// Makes one content of several.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var all: [any ToolbarContent] = []
    repeat all.append(each content)
    return ToolbarContents(all: all)
  }

  /// Makes a content that may be absent.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Makes a content of the first of two branches.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }

  /// Makes a content of the second of two branches.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }

  /// Passes a content on that older systems don't know.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent {
    ToolbarContents(all: [content])
  }
}

/// Several contents of bars.
private struct ToolbarContents {
  let all: [any ToolbarContent]
}

extension ToolbarContents: PrimitiveToolbarContent {
  nonisolated var views: [any View] { all.map(\.view) }
}

extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
  nonisolated var views: [any View] { map { [$0.view] } ?? [] }
}

extension _ConditionalContent: ToolbarContent, PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  nonisolated var views: [any View] {
    switch storage {
    case .first(let content): [content.view]
    case .second(let content): [content.view]
    }
  }
}
