/// Somebody who wrote books.
struct Author: Hashable, Codable, Identifiable {
  let name: String
  let books: Int

  var id: String {
    name
  }
}
