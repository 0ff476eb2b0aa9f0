import Foundation
import LinkStackEngine
@testable import DeepLinkDemo

/// A link of a depth, whose products lead from one to the next.
func link(depth: Int) -> DeepLink {
  let path = (0..<depth).map { position in
    position.isMultiple(of: 2)
      ? ShopRoute.product(position / 2 + 1) : .relatedProducts(to: position / 2 + 1)
  }
  let parts = (0..<depth).map { position in
    position.isMultiple(of: 2) ? "\(position / 2 + 1)" : "related"
  }
  return DeepLink(url: "shop://products/" + parts.joined(separator: "/"), path: path)
}

/// What arguments ask for, played.
@MainActor
func played(_ arguments: String...) throws -> Comparison {
  guard case .play(let options) = try OptionsParser.parse(arguments) else { throw NothingToPlay() }
  return Comparison(options)
}

struct NothingToPlay: Error {}

/// The times of the updates in milliseconds.
func updateTimes(_ playback: Playback) -> [Int64] {
  playback.updates.map { $0.time.count / 1_000_000 }
}

/// A value, encoded and decoded.
func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
}
