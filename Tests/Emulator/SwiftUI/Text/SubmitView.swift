/// A view that does something when typing inside ends by the return key.
struct SubmitView<Content: View>: View, PrimitiveView {
  let content: Content
  let action: () -> Void

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    SubmitNode(view, at: place)
  }
}

extension SubmitView: ModifyingView, RowsView {
  var modified: any View { content }
}

/// A node that learns when typing inside ends by the return key.
@MainActor
protocol SubmitObserver: Node {
  func didSubmit()
}

@MainActor
private final class SubmitNode<Content: View>: PrimitiveNode<SubmitView<Content>>, SubmitObserver {
  func didSubmit() { view.action() }
}

extension View {
  /// Performs an action when typing inside ends by the return key.
  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    SubmitView(content: self, action: action)
  }
}

/// Where typing ends.
public struct SubmitTriggers: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// In a text field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)

  /// In a search field.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The name of the key that ends typing.
public struct SubmitLabel: Hashable, Sendable {
  private let id: String

  /// Done.
  public static let done = SubmitLabel(id: "done")

  /// Go.
  public static let go = SubmitLabel(id: "go")

  /// Send.
  public static let send = SubmitLabel(id: "send")

  /// Join.
  public static let join = SubmitLabel(id: "join")

  /// Route.
  public static let route = SubmitLabel(id: "route")

  /// Search.
  public static let search = SubmitLabel(id: "search")

  /// Return.
  public static let `return` = SubmitLabel(id: "return")

  /// Next.
  public static let next = SubmitLabel(id: "next")

  /// Continue.
  public static let `continue` = SubmitLabel(id: "continue")
}
