/// A path of up to twelve screens over up to four values, in one machine word.
///
/// A search keeps millions of them.
package struct SmallPath: Hashable, Sendable {
  /// The greatest length.
  private static let maximumCount = 12

  /// The number of values that a screen can have.
  package static let valueCount = 4

  /// The elements in two bits each, the lowest first; zero beyond the end.
  private(set) var bits: UInt32 = 0
  private(set) var length: UInt8 = 0

  package init() {}

  /// Takes back what ``packed`` gave.
  init(packed: UInt32) {
    bits = packed >> 4
    length = UInt8(packed & 15)
  }

  /// The path as a number.
  var packed: UInt32 { bits << 4 | UInt32(length) }

  package mutating func append(_ value: Int) {
    precondition(
      length < Self.maximumCount && value >= 0 && value < Self.valueCount,
      "a small path has up to \(Self.maximumCount) values below \(Self.valueCount)"
    )
    bits |= UInt32(value) << (2 * UInt32(length))
    length += 1
  }

  /// The first elements, at most all of them.
  func first(_ count: Int) -> SmallPath {
    var path = self
    guard count < path.count else { return path }
    path.length = UInt8(count)
    path.bits &= (1 << (2 * UInt32(count))) - 1
    return path
  }

  /// All paths up to a length over the values below a number, the shorter ones first.
  package static func all(upTo length: Int, over values: Int) -> [SmallPath] {
    var all = [SmallPath()]
    var longest = all
    for _ in 0..<length {
      longest = longest.flatMap { path in
        (0..<values).map { value in
          var longer = path
          longer.append(value)
          return longer
        }
      }
      all += longest
    }
    return all
  }
}

extension SmallPath: RandomAccessCollection, RangeReplaceableCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { Int(length) }

  package subscript(position: Int) -> Int { Int(bits >> (2 * UInt32(position)) & 3) }

  package mutating func replaceSubrange(
    _ subrange: Range<Int>,
    with newElements: some Collection<Int>
  ) {
    let tail = Array(self[subrange.upperBound...])
    self = first(subrange.lowerBound)
    for element in newElements { append(element) }
    for element in tail { append(element) }
  }
}

extension RandomAccessCollection<Int> {
  /// Whether an app that sets this path has that animated: some paths have to be set without.
  package var isSetAnimated: Bool { !count.isMultiple(of: 2) }
}

extension SmallPath: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: Int...) { self.init(elements) }
}

extension SmallPath: CustomStringConvertible {
  /// The path as it is written in Swift.
  package var description: String { "[\(map { "\($0)" }.joined(separator: ", "))]" }
}
