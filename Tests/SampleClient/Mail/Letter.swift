/// A letter, known by its subject.
struct Letter: Hashable, Codable, Identifiable {
  let id: String
}
