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
func played(_ arguments: String...) throws -> DemoComparison {
  DemoComparison(try DemoOptions(parsing: arguments))
}

/// The times of the updates in milliseconds, of which a frame is 16.7.
func updateTimes(_ playback: Playback) -> [Int64] {
  playback.updates.map { ($0.time.count + 500_000) / 1_000_000 }
}

/// How long an update without animation takes.
let frame = Nanoseconds.seconds(1.0 / 60)
