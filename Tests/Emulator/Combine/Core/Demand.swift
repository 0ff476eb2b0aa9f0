extension Subscribers {
  /// How many values a subscriber asks for.
  ///
  /// The publishers here tell only none from some: whoever asks for one value is given all.
  public struct Demand: Hashable, Sendable {
    private let limit: UInt

    private init(limit: UInt) {
      self.limit = limit
    }

    /// Asks for all values.
    public static let unlimited = Demand(limit: .max)

    /// Asks for no values.
    public static let none = Demand(limit: 0)

    /// Asks for this many values.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand can't be negative")
      return Demand(limit: UInt(value))
    }

    /// The number of values, or `nil` where there is no limit.
    public var max: Int? { limit == .max ? nil : Int(limit) }
  }
}
