import NavigationShim
import TestSupport

/// What holds of popping what was read.
enum PoppingProperties {
  typealias Path = Shim.NavigationPath

  static func check(
    _ path: Path,
    _ generator: inout SeededGenerator,
    _ sabotage: Sabotage
  ) throws(Finding) {
    let count = Int.random(in: 0...path.count + 2, using: &generator)
    var popped = path
    popped.pop(sabotage == .popsTooFar ? count + 1 : count)
    try checkPrefix(popped, of: path, max(0, path.count - count))
    if count <= path.count {
      var removed = path
      removed.removeLast(count)
      try checkPrefix(removed, of: path, path.count - count)
    }
    if count < path.count {
      var shown = path
      shown.pop(toIndex: count)
      try checkPrefix(shown, of: path, count + 1)
    }
    var found = path
    let index = path.elements.lastIndex { (try? $0.value(as: Place.self)) != nil }
    let isFound = found.pop(toLast: Place.self)
    try Finding.unless(isFound == (index != nil), "pop(toLast:) says \(isFound) of \(path)")
    try checkPrefix(found, of: path, index.map { $0 + 1 } ?? path.count)
    popped.popToRoot()
    try Finding.unless(popped.isEmpty && popped == Path(), "the root has \(popped)")
  }

  private static func checkPrefix(
    _ popped: Path,
    of path: Path,
    _ count: Int
  ) throws(Finding) {
    let isPrefix =
      popped.count == count && zip(popped.elements, path.elements).allSatisfy { $0 == $1 }
    try Finding.unless(isPrefix, "\(count) of \(path) are \(popped)")
  }
}
