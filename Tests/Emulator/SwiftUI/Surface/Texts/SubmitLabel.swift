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
