/// The older model of navigation: a root and a chain of screens, each of which owns an optional link to the next one.
///
/// A link stack is a record of the screens that a host was sent. It changes in the ways that an older host supports:
/// a screen's link is turned on (``push(_:)``), a link is turned off together with everything above it
/// (``truncate(to:)``), or a screen is replaced in place (``replace(at:with:)``).
///
/// The chain is one array: the screen at depth *d* owns the link to the one at *d* + 1. So a screen is reached in
/// O(1), and a copy shares its storage until either changes. The chain is `Sendable` if its values are, and a chain
/// of a million screens is released like any array. Objects that own one another would be released recursively, and
/// overflow the call stack.
package struct LinkStack<Value> {
  /// A screen of the chain.
  package struct Screen {
    /// The screen's identity.
    ///
    /// No other screen of this link stack has had it.
    package let id: ScreenID

    /// The element of the path that the screen shows.
    package let value: Value

    init(id: ScreenID, value: Value) {
      self.id = id
      self.value = value
    }
  }

  /// The screens from the one above the root to the top: the screen at depth *d* is at *d* - 1.
  package private(set) var screens: [Screen] = []

  /// The generation of the latest new screen.
  var generation: UInt64 = 0

  package init() {}

  /// The number of screens above the root, which is the depth of the top.
  package var depth: Int { screens.count }

  /// The values of the screens from the one above the root to the top.
  package var values: [Value] { screens.map { $0.value } }

  /// The identity of the top, which is the root if nothing is pushed.
  ///
  /// It is stored: reading an array with generic elements allocates memory, for each report.
  package private(set) var top = ScreenID.root

  /// The screen at a depth of at least 1, as the root has no value.
  package subscript(depth: Int) -> Screen {
    precondition(
      depth >= 1 && depth <= self.depth,
      "no screen at depth \(depth): the depths of screens run from 1 to \(self.depth)"
    )
    return screens[depth - 1]
  }

  /// Returns whether a screen is the root or in the chain.
  package func contains(_ id: ScreenID) -> Bool {
    id == top || id == .root || id.depth < depth && screens[id.depth - 1].id == id
  }

  /// Turns on the link of the top, which leads to a new screen.
  package mutating func push(_ value: Value) {
    top = newID(at: depth + 1)
    screens.append(Screen(id: top, value: value))
  }

  /// Turns off the link of the screen at a depth, which removes all screens above it.
  package mutating func truncate(to depth: Int) {
    precondition(
      depth >= 0 && depth <= self.depth,
      "can't truncate to depth \(depth): the link stack's own depth is \(self.depth)"
    )
    screens.removeLast(self.depth - depth)
    top = screens.last?.id ?? .root
  }

  /// Replaces the screen at a depth by a new one, in place.
  ///
  /// The screens above it stay.
  package mutating func replace(at depth: Int, with value: Value) {
    precondition(
      depth >= 1 && depth <= self.depth,
      "no screen to replace at depth \(depth): they have depths from 1 to \(self.depth)"
    )
    let id = newID(at: depth)
    screens[depth - 1] = Screen(id: id, value: value)
    if depth == self.depth { top = id }
  }

  private mutating func newID(at depth: Int) -> ScreenID {
    generation += 1
    return ScreenID(depth: depth, generation: generation)
  }
}

extension LinkStack.Screen: Sendable where Value: Sendable {}
extension LinkStack: Sendable where Value: Sendable {}

extension LinkStack where Value: Equatable {
  /// Returns the number of screens at the beginning that a path has too.
  package func countInCommon(with path: [Value]) -> Int {
    let limit = min(depth, path.count)
    return (0..<limit).first { screens[$0].value != path[$0] } ?? limit
  }

  /// Performs one step.
  ///
  /// A screen that already has its new value stays as it is: identity follows the value, and its state isn't lost
  /// when a screen below it is replaced.
  package mutating func apply(_ update: Update, from target: [Value]) {
    if update.depth < depth { truncate(to: update.depth) }
    replaceScreens(above: update.keptDepth, from: target)
    for below in depth..<update.depth { push(target[below]) }
  }

  private mutating func replaceScreens(above keptDepth: Int, from target: [Value]) {
    for below in keptDepth..<depth where screens[below].value != target[below] {
      replace(at: below + 1, with: target[below])
    }
  }
}

extension Collection where Element: Equatable {
  /// Returns the number of equal elements at the beginning of this collection and another one.
  package func commonPrefixCount<Other: Collection>(with other: Other) -> Int
  where Other.Element == Element {
    var count = 0
    for (mine, theirs) in zip(self, other) {
      guard mine == theirs else { break }
      count += 1
    }
    return count
  }
}
