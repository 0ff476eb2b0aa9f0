/// Makes one view of the views that are written in a row.
@resultBuilder
public enum ViewBuilder {
  /// Takes in a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Makes a view of nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes a single view on.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Makes one view of several.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views: views)
  }

  /// Makes a view that may be absent.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Makes a view of the first of two branches.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }

  /// Makes a view of the second of two branches.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }

  /// Erases the type of a view that older systems don't know.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A view that shows nothing.
public struct EmptyView {
  /// Makes a view that shows nothing.
  public init() {}
}

extension EmptyView: View, PrimitiveView {}

/// Several views in a row.
public struct TupleView<T> {
  let views: [any View]

  init(views: [any View]) { self.views = views }
}

extension TupleView: View, PrimitiveView {
  var contents: [Child] { views.enumerated().map { Child($1, at: $0) } }
}

// swift-format-ignore: NoLeadingUnderscores
/// The view of one of two branches.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  var contents: [Child] {
    switch storage {
    case .first(let content): [Child(content, at: 0)]
    case .second(let content): [Child(content, at: 1)]
    }
  }
}

extension _ConditionalContent: FieldComparable {
  func isSame(as other: Any) -> Bool {
    switch (storage, (other as? Self)?.storage) {
    case (.first(let a), .first(let b)): ViewComparison.areSame(a, b)
    case (.second(let a), .second(let b)): ViewComparison.areSame(a, b)
    default: false
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Nothing: what is wrapped is rendered.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  var contents: [Child] { map { [Child($0)] } ?? [] }
}

/// A view whose type is erased; another type inside is another identity.
public struct AnyView {
  private let wrapped: any View

  /// Wraps a view.
  public init<V: View>(_ view: V) { wrapped = (view as? AnyView)?.wrapped ?? view }
}

extension AnyView: View, PrimitiveView {
  var contents: [Child] { [Child(wrapped)] }
}

/// Several views that are treated as one, and take no room of their own.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView, PassthroughView where Content: View {
  /// Makes a group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A view with an identity that the client gave: another one is another place in the tree.
struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: View, ModifyingView {
  var contents: [Child] { [Child(content, identity: AnyHashable(id))] }
}

extension View {
  /// Gives the view an identity: with another one it begins anew.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}
