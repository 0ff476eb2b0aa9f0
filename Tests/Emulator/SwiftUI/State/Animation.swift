/// How a change comes into view; the emulator shows every change at once.
public struct Animation: Equatable, Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The animation for no reason in particular.
  public static let `default` = Animation("default")

  /// At one speed.
  public static let linear = Animation("linear")
}

/// How a change is animated: hosts heed that, and nothing else does.
public struct Transaction: Sendable {
  /// The animation.
  public var animation: Animation?

  /// Whether views may not animate by themselves.
  public var disablesAnimations = false

  /// Makes a transaction without an animation.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  var isEmpty: Bool { animation == nil && !disablesAnimations }

  /// The transaction of the change that is being made, or that views are being evaluated for.
  static var current: Transaction {
    get { MainActor.assumeIsolated { CurrentTransaction.value } }
    set { MainActor.assumeIsolated { CurrentTransaction.value = newValue } }
  }
}

/// Keeps the current transaction.
@MainActor
enum CurrentTransaction {
  static var value = Transaction()
}

/// Makes changes that go along with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

/// Makes changes that are animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

nonisolated extension View {
  /// Changes the transaction for what is evaluated together with the view, and inside of it.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, transform: transform)
  }
}

/// A view whose changes are animated in another way.
struct TransactionView<Content: View> {
  let content: Content
  let transform: (inout Transaction) -> Void
}

extension TransactionView: View, ModifyingView {
  static func makeNode(for view: Self, at place: NodePlace) -> Node {
    TransactionNode(view, at: place)
  }
}

@MainActor
private final class TransactionNode<Content: View>: PrimitiveNode<TransactionView<Content>> {
  override func performEvaluation() { withTransaction(inside) { super.performEvaluation() } }

  override func passEnvironmentOn() { withTransaction(inside) { super.passEnvironmentOn() } }

  private var inside: Transaction {
    var transaction = Transaction.current
    view.transform(&transaction)
    return transaction
  }
}
