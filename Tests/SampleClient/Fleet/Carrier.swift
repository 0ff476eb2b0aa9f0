/// A company that runs vehicles.
struct Carrier: Hashable, Codable, Identifiable {
  let id: String
  let name: String
}
