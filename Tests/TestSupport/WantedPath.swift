import LinkStackEngine

/// What the path has to be by what the person and the app have said so far, whatever the host.
package struct WantedPath: Hashable, Sendable {
  /// The path.
  package private(set) var elements: [Int]

  /// The path before the person went back last.
  package private(set) var former: [Int] = []

  /// How much of the path was there when the person began to go back last; what the app has set since is
  /// newer.
  private var lengthBefore: Int?

  /// Creates what is wanted by an app that has set its path.
  package init(_ elements: [Int]) { self.elements = elements }

  /// Whether a person has ever gone back, or begun to.
  package var isAskedToShrink: Bool { lengthBefore != nil }

  /// The app sets its path; an equal one says nothing new.
  ///
  /// - Parameter path: The path as the app reads it before.
  package mutating func set(_ newPath: [Int], over path: [Int]) {
    guard newPath != path else { return }
    let kept = path.commonPrefixCount(with: newPath)
    lengthBefore = lengthBefore.map { min($0, kept) }
    // What a person is about to leave may be there still: what comes on top of it stays.
    elements = kept == path.count ? elements + newPath[kept...] : newPath
  }

  /// The person taps a link of the screen in front; that is one too many where others are still to come.
  package mutating func tap(to number: Int, at depth: Int) {
    if elements.count <= depth { elements.append(number) }
  }

  /// The person begins to go back.
  package mutating func beginToLeave() { lengthBefore = elements.count }

  /// The person has left the screens above a depth.
  ///
  /// - Parameter shown: The screens that were there before.
  package mutating func leave(to depth: Int, of shown: [Int]) {
    former = elements
    // The app may have done without the screens that are left by itself.
    guard shown.commonPrefixCount(with: elements) > depth else { return }
    let end = lengthBefore ?? elements.count
    if end > depth { elements.removeSubrange(max(0, depth)..<end) }
  }
}
