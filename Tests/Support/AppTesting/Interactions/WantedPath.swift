import LinkStackEngine

/// What the path has to be by what the person and the app have said so far, whatever the host.
struct WantedPath: Hashable, Sendable {
  /// The path.
  private(set) var elements: [Int]
  /// The path before the person went back last.
  private(set) var former: [Int] = []

  /// Whether the app has set the path since the person began to go back last.
  private var isNewer = false

  /// Creates what is wanted by an app that has set its path.
  init(_ elements: [Int]) { self.elements = elements }

  /// The app sets its path; an equal one says nothing new.
  ///
  /// - Parameter path: The path as the app reads it before.
  mutating func set(_ newPath: [Int], over path: [Int]) {
    guard newPath != path else { return }
    elements = newPath
    isNewer = true
  }

  /// The person taps a link of the screen in front; that is one too many where others are still to come.
  mutating func tap(to number: Int, at depth: Int) {
    if elements.count <= depth { elements.append(number) }
  }

  /// The person begins to go back.
  mutating func beginToLeave() { isNewer = false }

  /// The person has left the screens above a depth.
  ///
  /// - Parameter shown: The screens that were there before.
  mutating func leave(to depth: Int, of shown: [Int]) {
    former = elements
    // The app may have done without the screens that are left by itself.
    guard !isNewer, shown.commonPrefixCount(with: elements) > depth else { return }
    elements.removeSubrange(max(0, depth)...)
  }
}
