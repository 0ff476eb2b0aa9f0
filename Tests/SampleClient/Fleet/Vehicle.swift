/// A vehicle of one carrier.
struct Vehicle: Hashable, Codable, Identifiable {
  let id: String
  let name: String
  let seats: Int
}
