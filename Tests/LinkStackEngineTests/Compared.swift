import LinkStackEngine
import TestSupport
import Testing

/// An element that counts how often it is compared.
struct Compared: Equatable {
  final class Comparisons {
    var count = 0
  }

  let value: Int
  let comparisons: Comparisons

  static func == (lhs: Compared, rhs: Compared) -> Bool {
    lhs.comparisons.count += 1
    return lhs.value == rhs.value
  }
}
