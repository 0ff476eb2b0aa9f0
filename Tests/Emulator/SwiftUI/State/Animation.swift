public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
}

public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  var isEmpty: Bool { animation == nil && !disablesAnimations }

  static var current: Transaction {
    get { MainActor.assumeIsolated { CurrentTransaction.value } }
    set { MainActor.assumeIsolated { CurrentTransaction.value = newValue } }
  }
}

@MainActor
enum CurrentTransaction {
  static var value = Transaction()
}

public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

nonisolated extension View {
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, transform: transform)
  }
}

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
