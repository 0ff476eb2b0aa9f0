/// Makes one view of the views that are written in a row.
@resultBuilder
public enum ViewBuilder {
  /// Takes in a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Makes a view of nothing.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// Passes a single view on.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

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
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

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
