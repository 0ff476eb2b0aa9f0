/// An object that is compared by identity.
protocol EqualByIdentity: AnyObject, Equatable {}

extension EqualByIdentity {
  static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
}
