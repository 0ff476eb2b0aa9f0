@resultBuilder
public enum ViewBuilder {
  // What Apple's interface lets a client inline is inlined here, too.

  @inlinable
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views: views)
  }

  @inlinable
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    .first(first)
  }

  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    .second(second)
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

public struct EmptyView {
  public init() {}
}

extension EmptyView: View, PrimitiveView {}

public struct TupleView<T> {
  let views: [any View]

  init(views: [any View]) { self.views = views }
}

extension TupleView: View, PrimitiveView {
  var contents: [Child] { views.enumerated().map { Child($1, at: $0) } }
}

// swift-format-ignore: NoLeadingUnderscores
@frozen
public enum _ConditionalContent<TrueContent, FalseContent> {
  case first(TrueContent)
  case second(FalseContent)
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  var contents: [Child] {
    switch self {
    case .first(let content): [Child(content, at: 0)]
    case .second(let content): [Child(content, at: 1)]
    }
  }
}

extension _ConditionalContent: BranchingView where TrueContent: View, FalseContent: View {
  func setChild(of node: Node, at position: Int?) {
    // Of the branches of branches, too, each has a number of its own.
    let first = 2 * (position ?? 1)
    switch self {
    case .first(let content): node.setChild(content, at: first)
    case .second(let content): node.setChild(content, at: first + 1)
    }
  }
}

extension _ConditionalContent: FieldComparable {
  func isSame(as other: Any) -> Bool {
    switch (self, other as? Self) {
    case (.first(let a), .first(let b)): ViewComparison.areSame(a, b)
    case (.second(let a), .second(let b)): ViewComparison.areSame(a, b)
    default: false
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  var contents: [Child] { map { [Child($0)] } ?? [] }
}

extension Optional: BranchingView where Wrapped: View {
  func setChild(of node: Node, at position: Int?) {
    if let view = self { node.setChild(view, at: position) } else { node.setChildren([]) }
  }
}

public struct AnyView {
  private let wrapped: any View

  public init<V: View>(_ view: V) { wrapped = (view as? AnyView)?.wrapped ?? view }
}

extension AnyView: View, PrimitiveView {
  var contents: [Child] { [Child(wrapped)] }
}

public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView, PassthroughView where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: BranchingView where Content: View {
  func setChild(of node: Node, at position: Int?) { node.setChild(content, at: position) }
}

struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: View, ModifyingView {
  var contents: [Child] { [Child(content, identity: AnyHashable(id))] }

  func setContents(of node: Node) { node.setChildren(contents) }
}

extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let identity: (Data.Element) -> ID
}

extension ForEach: View, PrimitiveView where Content: View {
  var contents: [Child] {
    var occurrences: [ID: Int] = [:]
    return data.map { element in
      let id = identity(element)
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      return Child(content(element), identity: AnyHashable(id), occurrence: occurrence)
    }
  }

  static func makeNode(for view: Self, at place: NodePlace) -> Node { ForEachNode(view, at: place) }
}

@MainActor
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  PrimitiveNode<ForEach<Data, ID, Content>>
{
  override func performEvaluation() {
    super.performEvaluation()
    let isCounted = RowCount.of(Content.self) != nil
    if !isCounted, nearest((any LazyRowsNode).self) != nil {
      graph.log.countMadeRows(children.count)
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identity: \.id)
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identity: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, identity: { $0 })
  }
}

extension ForEach where Content: View {
  @_disfavoredOverload
  public init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue.indices.lazy.map { index in
      (index, data.wrappedValue[index][keyPath: id])
    }
    self.init(data: elements, content: { content(data[$0.0]) }, identity: { $0.1 })
  }
}
