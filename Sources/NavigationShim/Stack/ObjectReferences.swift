/// A reference that keeps nothing.
struct WeakReference<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) { self.object = object }
}

/// An object that equals itself alone.
protocol EqualByIdentity: AnyObject, Equatable {}

extension EqualByIdentity {
  static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
}
