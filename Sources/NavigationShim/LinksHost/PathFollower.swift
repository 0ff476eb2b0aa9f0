import LinkStackEngine
import SwiftUI

/// Follows the app's path, which nothing else in a stack of links reads or writes, and knows what the screens are to
/// show.
///
/// The app's path is written as a link was tapped, a person has gone back, a screen below the top presents something,
/// or what can't be shown is dropped. What was presented above elements that go ends with them, and the app's
/// bindings are told.
@MainActor
final class PathFollower {
  /// What the screens are to show: the elements that were followed last, and what is presented above them.
  private(set) var target = Target()
  private(set) var change = AppChange()
  private var app: StackPath?

  /// Presenters of what has ended with a path of the app's, whose bindings are yet to be told.
  private var ending: [WeakReference<Presenter>] = []

  /// What the stack's view has read last, if that is yet to be followed.
  private var unfollowed: [PathElement]?

  /// Whether other elements are followed by now than the stack's view has read.
  private var isUnread = false
  private let lastArray = StackPath.LastArray()

  /// Reads the path of the stack's view, from the evaluation of its body, and follows it at once the first time.
  ///
  /// Returns whether it is another one than was read last.
  func read(_ path: StackPath) -> Bool {
    let isFirst = app == nil
    let path = path.keeping(lastArray)
    app = path
    let elements = path.elements()
    if isFirst {
      _ = target.sync(with: elements)
      return false
    }
    let newer = elements == target.elements ? nil : elements
    guard isUnread || newer != unfollowed else { return false }
    (isUnread, unfollowed) = (false, newer)
    change.begin()
    return true
  }

  /// Follows what the path is by now, and returns whether that is another one.
  @discardableResult
  func follow() -> Bool {
    let elements = appElements
    if elements != unfollowed ?? target.elements { isUnread = true }
    unfollowed = nil
    return sync(with: elements)
  }

  /// The same for what the stack's view has read last, which needn't be read again.
  func followRead() -> Bool {
    guard let elements = unfollowed else { return false }
    unfollowed = nil
    return sync(with: elements)
  }

  private func sync(with elements: [PathElement]) -> Bool {
    guard let ended = target.sync(with: elements) else { return false }
    ending += ended.reversed().compactMap { $0.endWithAppsChange() }.map { WeakReference($0) }
    return true
  }

  /// Whether the change that was followed last is animated, as far as the app has said so: what it says is
  /// known when the stack's view has read the path.
  var isAnimated: Bool {
    change.isAnimated || isUnread || unfollowed != nil
  }

  /// Learns in what transaction the app has made the last change that was read; from SwiftUI's update.
  ///
  /// Returns whether that change goes without animation, and is the one that is followed.
  func isUnanimated(in transaction: Transaction) -> Bool {
    change.observe(transaction)
    return !isAnimated
  }

  /// Whether the app has set no path that isn't followed yet.
  var isNewest: Bool { target.elements == appElements }

  var elementType: Any.Type? { app?.elementType }
  var appElements: [PathElement] { app?.elements() ?? [] }

  func equals(_ path: Any) -> Bool { app?.equals(path) == true }

  /// Appends an element to the app's path, and returns whether that takes elements of its type.
  func append(_ element: PathElement) -> Bool {
    endFormer()
    return app?.append(element) != false
  }

  /// Shortens the app's path, and ends what was presented, after a person has left a part of both.
  func remove(_ positions: Range<Int>) {
    endFormer()
    let former = target.elements
    let ended = removeFromTarget(positions)
    // A path that the app has set meanwhile is on its way here, and wins.
    if positions.lowerBound < former.count {
      app?.remove(positions.clamped(to: former.indices), of: former)
    }
    end(ended)
  }

  /// Drops the element of a depth, which nothing can show, with what was saved above it.
  func drop(at depth: Int) {
    endFormer()
    let positions = target.positionsLost(at: depth)
    let former = target.elements
    let ended = removeFromTarget(positions)
    app?.drop(positions, of: former)
    end(ended)
  }

  /// Adds what a presenter presents from the screen of a depth, in place of what was above that, as with Apple's
  /// stack.
  func present(_ presenter: Presenter, from depth: Int) {
    let isInPath = depth < target.elements.count
    end(removeFromTarget(depth..<max(depth, target.count)))
    // What the app has pushed meanwhile stays.
    if isInPath {
      endFormer()
      app?.truncate(to: depth)
    }
    target.append(presenter.present())
  }

  /// Removes what is presented, and what is above it, if it is there.
  func withdraw(_ presentation: Presenter.Presentation) -> Bool {
    guard let index = target.presentations.firstIndex(where: { $0 === presentation }) else {
      return false
    }
    end(target.remove(target.elements.count + index..<target.count))
    return true
  }

  /// Has the bindings told that are yet to be, before the app's path is written.
  private func endFormer() {
    for presenter in ending { presenter.object?.finishEnding() }
    ending = []
  }

  private func removeFromTarget(_ positions: Range<Int>) -> [Presenter.Presentation] {
    if unfollowed == nil, positions.overlaps(target.elements.indices) { isUnread = true }
    return target.remove(positions)
  }

  private func end(_ presentations: [Presenter.Presentation]) {
    for presentation in presentations.reversed() { presentation.end() }
  }
}

extension PathFollower {
  /// What a stack of links is to show: the elements of its path and, above them, what is presented.
  ///
  /// A presentation belongs to the path that was there, and goes with it. A function that changes the path
  /// returns the presentations that have gone, and its caller ends them.
  struct Target {
    private(set) var elements: [PathElement] = []

    /// What is presented above the path, from the lowest to the top.
    private(set) var presentations: [Presenter.Presentation] = []

    /// How many elements were there when the last one came whose value wasn't known; the app has pushed
    /// the others since.
    private var savedCount = 0
    var count: Int { elements.count + presentations.count }

    var values: [LinkedScreen.Value] {
      elements.map { .element($0) } + presentations.map { .presentation($0) }
    }

    /// Follows the app's path, and returns the presentations that end; `nil` if the elements are the same.
    mutating func sync(with newElements: [PathElement]) -> [Presenter.Presentation]? {
      guard !newElements.isIdentical(to: elements) else { return nil }
      let kept = elements.commonPrefixCount(with: newElements)
      let areNew = kept < max(elements.count, newElements.count)
      let haveSaved = newElements[kept...].contains { $0.value == nil }
      savedCount = haveSaved ? newElements.count : min(savedCount, kept)
      elements = newElements
      return areNew ? removePresentations(from: 0) : nil
    }

    mutating func append(_ presentation: Presenter.Presentation) {
      presentations.append(presentation)
    }

    /// Removes screens, counted from the one on the root, and all presentations above the lowest of them, which are
    /// returned.
    mutating func remove(_ positions: Range<Int>) -> [Presenter.Presentation] {
      let lowest = max(positions.lowerBound - elements.count, 0)
      savedCount -= positions.clamped(to: 0..<savedCount).count
      elements.removeSubrange(positions.clamped(to: elements.indices))
      return removePresentations(from: lowest)
    }

    private mutating func removePresentations(from index: Int) -> [Presenter.Presentation] {
      let ended = presentations.dropFirst(index)
      presentations.removeLast(ended.count)
      return Array(ended)
    }

    /// The positions of an element that can't be shown, and of the saved elements above it.
    func positionsLost(at depth: Int) -> Range<Int> { depth - 1..<max(depth, savedCount) }
  }
}
