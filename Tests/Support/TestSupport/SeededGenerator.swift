/// A generator whose numbers follow from its seed, so that a failure can be repeated (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Array {
  /// The array without a part of it: without all elements, then each half, each quarter, and so on
  /// to each element.
  package var shorterOnes: [[Element]] {
    var shorter: [[Element]] = []
    var size = count
    while size > 0 {
      for first in stride(from: 0, to: count, by: size) {
        var left = self
        left.removeSubrange(first..<Swift.min(first + size, count))
        shorter.append(left)
      }
      size /= 2
    }
    return shorter
  }
}

extension Sequence<UInt8> {
  /// A number that follows from the bytes, the same in each process (FNV-1a).
  package var checksum: UInt64 {
    reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
