/// Anything that is shown, by a protocol that refines `Hashable`.
protocol Exhibit: Hashable, Codable, Sendable {
  var title: String { get }
}

struct Painting: Exhibit {
  let title: String
}

struct Statue: Exhibit {
  let title: String
}
