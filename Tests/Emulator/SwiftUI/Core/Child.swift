/// A view inside another one, with what tells it from its siblings.
struct Child {
  /// What tells a child from its siblings, beside its type.
  enum Key: Hashable {
    /// The place among the children.
    case position(Int)

    /// An identity that the client gave, with how many siblings before had the same one.
    case identity(AnyHashable, occurrence: Int = 0)
  }

  let key: Key
  let view: any View

  init(_ view: any View, at position: Int = 0) {
    key = .position(position)
    self.view = view
  }

  init(_ view: any View, identity: AnyHashable, occurrence: Int = 0) {
    key = .identity(identity, occurrence: occurrence)
    self.view = view
  }
}
