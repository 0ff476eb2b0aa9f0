/// What a driver may drive: a value that no screen belongs to yet.
struct Licence: Hashable, Codable {
  let category: String
}
