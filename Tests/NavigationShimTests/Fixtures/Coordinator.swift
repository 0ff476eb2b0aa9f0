/// A value that is hashed by identity.
class Coordinator: Hashable, Codable {
  static func == (lhs: Coordinator, rhs: Coordinator) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class TabCoordinator: Coordinator {}
