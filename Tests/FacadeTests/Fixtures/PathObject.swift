/// An object as the element of a path, which is equal only to itself.
final class PathObject: Hashable, CustomStringConvertible, Sendable {
  let description: String

  init(_ description: String = "object") { self.description = description }

  static func == (lhs: PathObject, rhs: PathObject) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
