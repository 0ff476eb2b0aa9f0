/// An object that equals itself alone.
protocol EqualByIdentity: AnyObject, Equatable {}

extension EqualByIdentity {
  static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
}
