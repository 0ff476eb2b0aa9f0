/// A person who drives for several carriers.
struct Driver: Hashable, Codable, Identifiable {
  let id: String
  let name: String
}
