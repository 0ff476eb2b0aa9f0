/// A route such as apps have, small and `Codable`.
struct Order: Hashable, Codable {
  let number: Int
  let isPaid: Bool
}
