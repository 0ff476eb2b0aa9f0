package import TestSupport

/// Bytes that nobody should have to read, and where they come in.
package struct HostileInput {
  /// How many bytes an input is cut to; what is larger has tests of its own.
  static let maximumByteCount = 64 * 1024

  /// Where the bytes come in.
  package let entrance: Entrance

  /// The bytes.
  package let bytes: [UInt8]

  /// What the checks draw their own choices from.
  let generator: SeededGenerator

  /// Makes an input that follows from a seed and a number alone.
  package init(seed: UInt64, index: Int) {
    // Neighbours of a sequence would otherwise share most of their numbers.
    var mixing = SeededGenerator(seed: UInt64(truncatingIfNeeded: index))
    var generator = SeededGenerator(seed: seed ^ mixing.next())
    let entrance = Entrance.chosen(by: &generator)
    let bytes =
      entrance == .url
      ? InputMaker.url(&generator) : InputMaker.document(for: entrance, &generator)
    self.init(entrance: entrance, bytes: bytes, generator: generator)
  }

  /// Makes an input of what another fuzzer has made up: the first byte chooses the entrance.
  package init(raw: some Collection<UInt8>) {
    let entrances = Entrance.allCases.filter { $0 != .disk }
    // The choices have to follow from the bytes too (FNV-1a).
    let hash = raw.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    self.init(
      entrance: entrances[Int(raw.first ?? 0) % entrances.count],
      bytes: Array(raw.dropFirst()),
      generator: SeededGenerator(seed: hash)
    )
  }

  /// Takes bytes as they are.
  package init(
    _ entrance: Entrance,
    _ bytes: some Sequence<UInt8>,
    generator: SeededGenerator = SeededGenerator(seed: 0)
  ) {
    self.entrance = entrance
    self.bytes = Array(bytes)
    self.generator = generator
  }

  private init(entrance: Entrance, bytes: [UInt8], generator: SeededGenerator) {
    self.init(entrance, bytes.prefix(Self.maximumByteCount), generator: generator)
  }
}

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

  /// `NavigationRecording.init(json:)`, and the replay of what it has read.
  case recording

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
    case ..<980: .url
    case ..<998: .recording
    default: .disk
    }
  }
}
