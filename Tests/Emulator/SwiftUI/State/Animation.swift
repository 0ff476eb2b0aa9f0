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
