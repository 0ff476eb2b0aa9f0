/// A region with its trails.
struct Region: Identifiable {
  let name: String
  let trails: [Trail]

  var id: String { name }

  static let all = [
    Region(
      name: "Coast",
      trails: [Trail(name: "Cliffs", kilometres: 12), Trail(name: "Dunes", kilometres: 7)]
    ),
    Region(
      name: "Hills",
      trails: [Trail(name: "Ridge", kilometres: 18), Trail(name: "Valley", kilometres: 9)]
    ),
  ]
}

struct Trail: Hashable, Identifiable {
  let name: String
  let kilometres: Int

  var id: String { name }

  /// The trail that begins where this one ends, if any does.
  var next: Trail? {
    for region in Region.all {
      guard let index = region.trails.firstIndex(of: self) else { continue }
      return region.trails.dropFirst(index + 1).first
    }
    return nil
  }
}
