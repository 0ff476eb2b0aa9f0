/// How a change comes into view; the emulator shows every change at once.
public struct Animation: Equatable, Hashable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// The animation for no reason in particular.
  public static let `default` = Animation("default")

  /// Slow at both ends.
  public static let easeInOut = Animation("easeInOut")

  /// Slow at first.
  public static let easeIn = Animation("easeIn")

  /// At one speed.
  public static let linear = Animation("linear")
}

/// How a change is animated; the emulator takes notice, and animates nothing.
public struct Transaction: Sendable {
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
    MainActor.assumeIsolated { CurrentTransaction.value }
  }
}

/// Keeps the transaction of the change that is being made.
@MainActor
private enum CurrentTransaction {
  static var value = Transaction()
}

/// Makes changes that go along with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let outer = MainActor.assumeIsolated { CurrentTransaction.value }
  MainActor.assumeIsolated { CurrentTransaction.value = transaction }
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

nonisolated extension View {
  /// Accepts an animation of changes, which all come into view at once.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Accepts an animation of changes of a value, which all come into view at once.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// Accepts a change of transactions, which change nothing.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}
