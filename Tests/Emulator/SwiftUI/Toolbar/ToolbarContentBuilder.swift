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
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
    content
  }

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
struct ToolbarContents {
  let all: [any ToolbarContent]
}

extension ToolbarContents: PrimitiveToolbarContent {
  var views: [any View] { all.map(\.view) }
}

extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
  var views: [any View] { map { [$0.view] } ?? [] }
}

extension _ConditionalContent: ToolbarContent, PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  var views: [any View] {
    switch storage {
    case .first(let content): [content.view]
    case .second(let content): [content.view]
    }
  }
}
