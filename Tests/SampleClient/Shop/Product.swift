/// Something for sale.
struct Product: Hashable, Codable, Identifiable {
  let id: String
  let name: String
  let category: String
  let price: Int
}
