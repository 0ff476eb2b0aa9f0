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
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  var views: [any View] { get }
}

extension ToolbarContent where Body == Never {
  /// Traps: the emulator renders such a content itself.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is rendered by the emulator itself.")
  }
}

extension ToolbarContent {
  /// The content as a view.
  var view: any View {
    guard let primitive = self as? any PrimitiveToolbarContent else {
      return ToolbarContentView(content: self)
    }
    return TupleView<Void>(views: primitive.views)
  }
}

/// A content of bars that is a client's own.
struct ToolbarContentView<Content: ToolbarContent>: View, PrimitiveView {
  let content: Content

  static func makeNode(for view: Self, at place: Place) -> Node {
    ToolbarContentNode(view, at: place)
  }
}

@MainActor
private final class ToolbarContentNode<Content: ToolbarContent>: PrimitiveNode<
  ToolbarContentView<Content>
>
{
  private let properties = InstalledProperties(Content.self)

  override func mustBeEvaluated(in environment: EnvironmentValues) -> Bool {
    properties.mustBeInstalledAgain(in: environment)
  }

  override func performEvaluation() {
    var content = view.content
    properties.install(into: &content, of: self)
    setChildren([Child(content.body.view)])
  }

  override func tearDown() {
    properties.release()
  }
}
