/// A picture of some things, to be counted.
struct Emoji: Hashable, Codable, Identifiable {
  let symbol: String
  let count: Int

  var id: String {
    "\(symbol)\(count)"
  }

  var picture: String {
    String(repeating: symbol, count: count)
  }
}
