/// How a change comes into view; the emulator shows every change at once.
public struct Animation: Equatable, Hashable, Sendable {
  private let name: String
  private var seconds: Double?

  private init(_ name: String, seconds: Double? = nil) {
    self.name = name
    self.seconds = seconds
  }

  /// The animation for no reason in particular.
  public static let `default` = Animation("default")

  /// Slow at both ends.
  public static let easeInOut = Animation("easeInOut")

  /// Slow at first.
  public static let easeIn = Animation("easeIn")

  /// Slow at last.
  public static let easeOut = Animation("easeOut")

  /// At one speed.
  public static let linear = Animation("linear")

  /// Returns an animation that is slow at both ends.
  public static func easeInOut(duration: Double) -> Animation {
    Animation("easeInOut", seconds: duration)
  }

  /// Returns an animation that is slow at first.
  public static func easeIn(duration: Double) -> Animation {
    Animation("easeIn", seconds: duration)
  }

  /// Returns an animation that is slow at last.
  public static func easeOut(duration: Double) -> Animation {
    Animation("easeOut", seconds: duration)
  }

  /// Returns an animation at one speed.
  public static func linear(duration: Double) -> Animation {
    Animation("linear", seconds: duration)
  }

  /// Returns an animation like that of a spring.
  public static func spring(
    response: Double = 0.55,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation {
    Animation("spring", seconds: response)
  }

  /// Returns an animation like that of a spring that a finger holds.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation {
    Animation("interactiveSpring", seconds: response)
  }

  /// Returns the animation, begun later.
  public func delay(_ delay: Double) -> Animation { self }

  /// Returns the animation, faster or slower.
  public func speed(_ speed: Double) -> Animation { self }

  /// Returns the animation, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// Returns the animation, again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
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
