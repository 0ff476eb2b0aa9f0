import LinkStackEngine

/// The path that follows from the actions of people and the app, on any host.
struct WantedPath: Hashable, Sendable {
  private(set) var elements: [Int]
  /// The path before the last back navigation.
  private(set) var former: [Int] = []

  /// Whether the app has set the path since the last back navigation began.
  private var isNewer = false

  init(_ elements: [Int]) { self.elements = elements }

  /// The app sets its path; an equal one changes nothing.
  ///
  /// - Parameter path: The path as the app reads it before.
  mutating func set(_ newPath: [Int], over path: [Int]) {
    guard newPath != path else { return }
    elements = newPath
    isNewer = true
  }

  /// People tap a link of the screen in front; that is one too many where others are still to come.
  mutating func tap(to number: Int, at depth: Int) {
    if elements.count <= depth { elements.append(number) }
  }

  mutating func beginToLeave() { isNewer = false }

  /// People have left the screens above a depth.
  ///
  /// - Parameter shown: The screens that were there before.
  mutating func leave(to depth: Int, of shown: [Int]) {
    former = elements
    // The app may have removed the screens by itself.
    guard !isNewer, shown.commonPrefixCount(with: elements) > depth else { return }
    elements.removeSubrange(max(0, depth)...)
  }
}
