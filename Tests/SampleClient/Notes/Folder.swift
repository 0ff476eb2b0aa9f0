/// Some notes under one name.
struct Folder: Hashable, Codable, Identifiable {
  let id: Int
  let name: String
}
