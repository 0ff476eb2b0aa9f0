import TestSupport

/// Where data from elsewhere comes in.
package enum Entrance: CaseIterable {
  /// `CodableRepresentation`, by a decoder of JSON.
  case representation

  /// What a file of `SerializedNavPath` holds.
  case file

  /// `PathStore.restore(from:)` of routes of one type.
  case routes

  /// `PathStore.restore(from:)` of a path of any types.
  case path

  /// `PathStore.restore(from:)` of a root and the path above it.
  case rootedPath

  /// `PathStore.handle(_:)`.
  case url

  /// A file in a folder, read by `SerializedNavPath` itself.
  case disk

  /// One for a random number; files are slow, so they have few.
  static func chosen(by generator: inout SeededGenerator) -> Entrance {
    switch Int.random(in: 0..<1_000, using: &generator) {
    case ..<450: .representation
    case ..<600: .file
    case ..<700: .routes
    case ..<800: .path
    case ..<850: .rootedPath
    case ..<998: .url
    default: .disk
    }
  }
}
