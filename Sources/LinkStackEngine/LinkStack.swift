/// The older model of navigation: a root and a chain of screens, each of which owns an optional link
/// to the next one.
///
/// A link stack records what a host has been told to show. It changes by the steps that an older
/// host knows: a screen's link is turned on (``push(_:)``), a link is turned off together with
/// everything above it (``truncate(to:)``), or a screen is replaced in place
/// (``replace(at:with:)``).
///
/// The chain is stored in one array: the screen at depth *d* owns the link to the one at *d* + 1.
/// So a screen is reached in O(1); a copy is a snapshot that shares its storage until either
/// changes; the whole is `Sendable` if its values are; and a chain of a million screens is released
/// like any array. Objects that own one another would be released recursively and overflow the call
/// stack.
public struct LinkStack<Value> {
  /// A screen of the chain.
  public struct Screen: Identifiable {
    /// The screen's identity, which no other screen of this link stack has had.
    public let id: ScreenID

    /// The value that the screen shows.
    public let value: Value

    init(id: ScreenID, value: Value) {
      self.id = id
      self.value = value
    }
  }

  /// The screens from the one next to the root to the top: the screen at depth *d* is at *d* - 1.
  var screens: [Screen] = []

  /// The generation that the last new screen was given.
  var generation: UInt64 = 0

  /// Creates a link stack that consists of the root alone.
  public init() {}

  /// The number of screens above the root, which is the depth of the top.
  public var depth: Int { top.depth }

  /// The identity of the top, which is the root if nothing is pushed.
  ///
  /// It is kept beside the chain, because most questions are about the top. An array whose elements
  /// are generic has to look up their type before it answers, even for its count, and that takes
  /// longer than everything else.
  public private(set) var top = ScreenID.root

  /// The screen at a depth.
  ///
  /// - Precondition: `depth` is at least 1, as the root has no value, and at most ``depth``.
  public subscript(depth: Int) -> Screen {
    precondition(
      depth >= 1 && depth <= self.depth,
      "no screen at depth \(depth): the depths of screens run from 1 to \(self.depth)"
    )
    return screens[depth - 1]
  }

  /// The link of the screen at a depth: the identity of the screen it leads to, or `nil` if it is
  /// turned off.
  ///
  /// - Parameter depth: The depth of the link's owner; 0 for the root.
  /// - Precondition: `depth` is at least 0 and at most ``depth``.
  public func link(from depth: Int) -> ScreenID? {
    precondition(
      depth >= 0 && depth <= self.depth,
      "no screen at depth \(depth): owners of links have depths from 0 to \(self.depth)"
    )
    return depth == self.depth ? nil : screens[depth].id
  }

  /// Whether the screen with this identity is part of the chain now.
  public func contains(_ id: ScreenID) -> Bool {
    id == top || id == .root || isBelowTop(id)
  }

  private func isBelowTop(_ id: ScreenID) -> Bool {
    id.depth < depth && screens[id.depth - 1].id == id
  }

  /// Turns on the link of the top, so that it leads to a new screen.
  ///
  /// - Complexity: Amortised O(1).
  public mutating func push(_ value: Value) {
    top = newID(at: depth + 1)
    screens.append(Screen(id: top, value: value))
  }

  /// Turns off the link of the screen at a depth, which removes all screens above it.
  ///
  /// - Parameter depth: The depth of the new top; 0 for the root.
  /// - Precondition: `depth` is at least 0 and at most ``depth``.
  /// - Complexity: O(*k*), where *k* is the number of screens removed.
  public mutating func truncate(to depth: Int) {
    precondition(
      depth >= 0 && depth <= self.depth,
      "can't truncate to depth \(depth): the link stack's own depth is \(self.depth)"
    )
    screens.removeLast(self.depth - depth)
    top = screens.last?.id ?? .root
  }

  /// Replaces the screen at a depth by a new one, in place; the screens above it stay.
  ///
  /// - Precondition: `depth` is at least 1, as the root can't be replaced, and at most ``depth``.
  public mutating func replace(at depth: Int, with value: Value) {
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

extension LinkStack: Sequence {
  /// Walks a chain from the root upwards, from link to link.
  public struct Iterator: IteratorProtocol {
    let linkStack: LinkStack

    var depth = 0

    init(_ linkStack: LinkStack) {
      self.linkStack = linkStack
    }

    /// Follows the link of the screen reached last.
    public mutating func next() -> Screen? {
      guard let next = linkStack.link(from: depth) else { return nil }
      depth = next.depth
      return linkStack[depth]
    }
  }

  /// Starts a walk at the root, whose own link is the first to be followed.
  public func makeIterator() -> Iterator {
    Iterator(self)
  }

  /// The depth, which is known without a walk.
  public var underestimatedCount: Int { depth }
}

extension LinkStack.Iterator: Sendable where Value: Sendable {}

extension LinkStack {
  /// The values of the chain from the root upwards.
  ///
  /// - Complexity: O(*n*), where *n* is the depth.
  public var values: [Value] { map { $0.value } }
}

extension LinkStack: Equatable where Value: Equatable {
  /// Whether two chains have the same number of screens, with equal values at each depth.
  ///
  /// Identities are not compared: a link stack that was rebuilt is equal to the original.
  ///
  /// - Complexity: O(*n*), where *n* is the depth.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.elementsEqual(rhs) { $0.value == $1.value }
  }
}

extension LinkStack where Value: Equatable {
  /// The number of screens that a path begins with.
  ///
  /// - Complexity: O(*c*), where *c* is the result.
  package func countInCommon(with path: [Value]) -> Int {
    let limit = Swift.min(depth, path.count)
    return limit == 0 ? 0 : countInCommon(with: path, upTo: limit)
  }

  private func countInCommon(with path: [Value], upTo limit: Int) -> Int {
    // A key path or a closure would be made anew at each call, which takes longer than all the rest.
    var count = 0
    while count < limit, screens[count].value == path[count] {
      count += 1
    }
    return count
  }

  /// Performs one update.
  ///
  /// A screen above the kept ones that has the value it is to have stays as it is: identity follows
  /// the value, and what a person has done on it is not lost when one below it is replaced.
  ///
  /// - Parameters:
  ///   - update: What to keep of the chain, and how deep it is to be.
  ///   - target: The path that the screens above are taken from.
  /// - Complexity: O(*c*), where *c* is the number of screens that are popped or above the kept ones.
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

/// The identity of one screen of a link stack: its depth, and a number that tells it from the other
/// screens that have been there.
///
/// Equal values at different depths are different screens, and so are equal values that follow each
/// other at one depth: a screen that was popped and pushed again starts afresh. If a host
/// identifies its views and its late callbacks by this identity, it can't confuse them.
public struct ScreenID: Hashable, Sendable {
  /// The screen's distance from the root, which has depth 0.
  public let depth: Int

  /// Tells apart the screens that one link stack has had at this depth.
  package let generation: UInt64

  package init(depth: Int, generation: UInt64) {
    self.depth = depth
    self.generation = generation
  }

  /// The root, which is always there and never replaced.
  public static var root: ScreenID { ScreenID(depth: 0, generation: 0) }
}

extension ScreenID: CustomStringConvertible {
  /// The depth, and the number that tells the screen from others at that depth.
  public var description: String { depth == 0 ? "root" : "\(depth)#\(generation)" }
}
