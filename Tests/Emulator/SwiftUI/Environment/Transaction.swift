/// How a change is animated; the emulator takes notice, and animates nothing.
public struct Transaction {
  /// The animation.
  public var animation: Animation?

  /// Whether views may not animate by themselves.
  public var disablesAnimations = false

  /// Whether the change is one of many in a row.
  public var isContinuous = false

  /// Makes a transaction without an animation.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  var isEmpty: Bool { animation == nil && !disablesAnimations && !isContinuous }

  /// The transaction of the change that is being made.
  static var current: Transaction {
    MainActor.assumeIsolated { CurrentTransaction.value.transaction }
  }
}

/// Keeps the transaction of the change that is being made.
@MainActor
enum CurrentTransaction {
  // Boxed, as it crosses from code that isn't isolated.
  struct Box: Sendable {
    let animation: Animation?
    let disablesAnimations: Bool
    let isContinuous: Bool

    var transaction: Transaction {
      var transaction = Transaction(animation: animation)
      transaction.disablesAnimations = disablesAnimations
      transaction.isContinuous = isContinuous
      return transaction
    }
  }

  static var value = Box(animation: nil, disablesAnimations: false, isContinuous: false)
}

/// Makes changes that go along with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let outer = MainActor.assumeIsolated { CurrentTransaction.value }
  let inner = CurrentTransaction.Box(
    animation: transaction.animation,
    disablesAnimations: transaction.disablesAnimations,
    isContinuous: transaction.isContinuous
  )
  MainActor.assumeIsolated { CurrentTransaction.value = inner }
  defer { MainActor.assumeIsolated { CurrentTransaction.value = outer } }
  return try body()
}

/// Makes changes that are animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}
