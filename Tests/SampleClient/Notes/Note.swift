/// A few words.
struct Note: Hashable, Codable, Identifiable {
  let id: Int
  let title: String
}
