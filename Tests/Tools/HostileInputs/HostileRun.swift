import Foundation
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

  /// One for a random number.
  static func chosen(by generator: inout SeededGenerator) -> Entrance {
    switch Int.random(in: 0..<1_000, using: &generator) {
    case ..<450: .representation
    case ..<600: .file
    case ..<700: .routes
    case ..<800: .path
    case ..<850: .rootedPath
    default: .url
    }
  }
}

/// A run of made-up inputs, one after another.
@MainActor
package struct HostileRun {
  /// An input that has brought something to light.
  package struct Failure: Error, CustomStringConvertible {
    package let seed: UInt64
    package let index: Int
    package let input: HostileInput
    package let finding: HostileFinding

    package var description: String {
      """
      input \(index) of seed \(seed), at the entrance \(input.entrance): \(finding)
      Again: TOOLS=1 swift run -c release Searches fuzz --seed \(seed) --skip \(index) --inputs 1
      """
    }
  }

  /// How many inputs were read.
  package private(set) var readCount = 0
  /// How many inputs were refused.
  package private(set) var refusedCount = 0

  private let seed: UInt64

  /// Creates a run that has read nothing yet.
  package init(seed: UInt64) { self.seed = seed }

  /// Reads the inputs with some numbers, before each of which `begin` is called: it may be the last.
  package mutating func read(
    _ indices: Range<Int>,
    begin: (_ index: Int) -> Void = { _ in }
  ) throws(Failure) {
    for index in indices {
      begin(index)
      let input = HostileInput(seed: seed, index: index)
      do {
        switch try InputReader.read(input) {
        case .read: readCount += 1
        case .refused: refusedCount += 1
        }
      } catch {
        throw Failure(seed: seed, index: index, input: input, finding: error)
      }
    }
  }
}

/// Reads inputs, and insists on what holds of each.
@MainActor
package enum InputReader {
  /// What has become of an input that broke nothing.
  package enum Reading {
    /// It was read.
    case read
    /// It was refused, with an error of the documented type.
    case refused
  }

  /// Reads one input.
  ///
  /// - Throws: The property that doesn't hold.
  package static func read(_ input: HostileInput) throws(HostileFinding) -> Reading {
    let data = Data(input.bytes)
    var generator = input.generator
    let isRead =
      switch input.entrance {
      case .representation: try PathProperties.check(data, &generator)
      case .file: try FileProperties.check(data)
      case .routes: try StoreProperties.checkRoutes(data)
      case .path: try StoreProperties.checkPath(data)
      case .rootedPath: try StoreProperties.checkRootedPath(data)
      case .url: try URLProperties.check(input.bytes)
      }
    return isRead ? .read : .refused
  }
}

/// What an input has brought to light.
package struct HostileFinding: Error, CustomStringConvertible {
  /// The property that doesn't hold.
  package let description: String

  init(_ description: String) { self.description = description }
}

/// Insists that a property holds.
func insist(_ isTrue: Bool, _ property: @autoclosure () -> String) throws(HostileFinding) {
  if !isTrue { throw HostileFinding(property()) }
}
