/// What a stack of links is to show: the elements of its path and, above them, what is presented.
///
/// A presentation belongs to the path that was there, and goes with it. A function that changes the path
/// returns the presentations that have gone, and its caller ends them.
struct StackTarget {
  private(set) var elements: [PathElement] = []

  /// What is presented above the path, from the lowest to the top.
  private(set) var presentations: [Presentation] = []

  /// How many elements were there when the last one came whose value wasn't known; the app has pushed
  /// the others since.
  private var savedCount = 0
  var count: Int { elements.count + presentations.count }

  var values: [ScreenValue] {
    elements.map { .element($0) } + presentations.map { .presentation($0) }
  }

  /// Follows the app's path, and returns the presentations that end; `nil` if the elements are the same.
  mutating func sync(with newElements: [PathElement]) -> [Presentation]? {
    let kept = elements.commonPrefixCount(with: newElements)
    let areNew = kept < max(elements.count, newElements.count)
    let haveSaved = newElements[kept...].contains { $0.value == nil }
    savedCount = haveSaved ? newElements.count : min(savedCount, kept)
    elements = newElements
    return areNew ? removePresentations(from: 0) : nil
  }

  mutating func append(_ presentation: Presentation) {
    presentations.append(presentation)
  }

  /// Removes screens, counted from the one on the root, and all presentations above the lowest of them, which are
  /// returned.
  mutating func remove(_ positions: Range<Int>) -> [Presentation] {
    let lowest = max(positions.lowerBound - elements.count, 0)
    savedCount -= positions.clamped(to: 0..<savedCount).count
    elements.removeSubrange(positions.clamped(to: elements.indices))
    return removePresentations(from: lowest)
  }

  private mutating func removePresentations(from index: Int) -> [Presentation] {
    let ended = presentations.dropFirst(index)
    presentations.removeLast(ended.count)
    return Array(ended)
  }

  /// The element at a depth, if its value isn't known yet; otherwise `nil`.
  func undecodedElement(at depth: Int) -> PathElement? {
    guard elements.indices.contains(depth - 1), elements[depth - 1].value == nil else { return nil }
    return elements[depth - 1]
  }

  /// The positions of an element that can't be shown, and of the saved elements above it.
  func positionsLost(with element: PathElement, at depth: Int) -> Range<Int>? {
    guard elements.indices.contains(depth - 1), elements[depth - 1] == element else { return nil }
    return depth - 1..<max(depth, savedCount)
  }
}
