/// Something made up at random, which is shown in its smallest form once it has found something.
package protocol Shrinkable {
  /// Forms with a little less to them, those that leave out most first.
  var smallerOnes: [Self] { get }
}

extension Shrinkable {
  /// A smaller form of which something still holds, while it holds of none that is smaller again.
  package func shrunk(while holds: (Self) -> Bool) -> Self {
    var smallest = self
    while let smaller = smallest.smallerOnes.first(where: holds) { smallest = smaller }
    return smallest
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
