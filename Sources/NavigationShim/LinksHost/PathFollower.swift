import LinkStackEngine
import SwiftUI

/// Follows the app's path, and keeps the target of the screens.
///
/// No other part of a link stack reads or writes the app's path.
///
/// The app's path is written after a tap on a navigation link, after a back navigation, when a screen below the top
/// presents a view, and when an element can't be shown. When elements are removed, the views presented above them
/// end, and the app's bindings are set.
@MainActor
final class PathFollower {
  /// The target of the screens: the elements that were followed last, and the views presented above them.
  private(set) var target = Target()
  private(set) var change = AppChange()
  private var app: StackPath?

  /// Presenters of views that ended with a change of the app's path, and whose bindings are yet to be set.
  private var ending: [WeakReference<Presenter>] = []

  /// The elements that the stack's view has read last, if they are yet to be followed.
  private var unfollowed: [PathElement]?

  /// Whether the followed elements differ from those that the stack's view has read.
  private var isUnread = false
  private let lastArray = StackPath.LastArray()

  /// Reads the path of the stack's view, and follows it at once the first time.
  ///
  /// Called from the evaluation of its body. Returns whether the path has changed since it was last read.
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

  /// Follows the current path, and returns whether it has changed.
  @discardableResult
  func follow() -> Bool {
    let elements = appElements
    if elements != unfollowed ?? target.elements { isUnread = true }
    unfollowed = nil
    return sync(with: elements)
  }

  /// Follows the path that the stack's view has read last, without reading it again.
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

  /// Whether the change that was followed last is animated, as far as its transaction is known.
  ///
  /// It is known after the stack's view has read the path.
  var isAnimated: Bool {
    change.isAnimated || isUnread || unfollowed != nil
  }

  /// Takes in the transaction of the app's latest change.
  ///
  /// Called from SwiftUI's update. Returns whether that change is the one that is followed, and isn't animated.
  func isUnanimated(in transaction: Transaction) -> Bool {
    change.observe(transaction)
    return !isAnimated
  }

  /// Whether the app has set no other path since.
  var isNewest: Bool { target.elements == appElements }

  var elementType: Any.Type? { app?.elementType }
  var appElements: [PathElement] { app?.elements() ?? [] }

  /// Returns whether a path equals the one that was noticed last; `nil` if it isn't of the same type.
  func equals(_ path: Any) -> Bool? {
    app?.elementsOfOther(path).map { $0 == unfollowed ?? target.elements }
  }

  /// Appends an element to the app's path, and returns whether the path takes elements of its type.
  func append(_ element: PathElement) -> Bool {
    endFormer()
    return app?.append(element) != false
  }

  /// Removes elements from the app's path, and ends presented views, after a back navigation.
  func remove(_ positions: Range<Int>) {
    endFormer()
    let former = target.elements
    let ended = removeFromTarget(positions)
    // If the app has set another path meanwhile, that one is followed next.
    if positions.lowerBound < former.count {
      app?.remove(positions.clamped(to: former.indices), of: former)
    }
    end(ended)
  }

  /// Drops the element at a depth, which has no destination, with the saved elements above it.
  func drop(at depth: Int) {
    endFormer()
    let positions = target.positionsLost(at: depth)
    let former = target.elements
    let ended = removeFromTarget(positions)
    app?.drop(positions, of: former)
    end(ended)
  }

  /// Presents a view from the screen at a depth, in place of the screens above that, as Apple's stack does.
  func present(_ presenter: Presenter, from depth: Int) {
    let isInPath = depth < target.elements.count
    end(removeFromTarget(depth..<max(depth, target.count)))
    // Elements that the app has appended meanwhile stay.
    if isInPath {
      endFormer()
      app?.truncate(to: depth)
    }
    target.append(presenter.present())
  }

  /// Removes a presented view with all above it, if it is there.
  func withdraw(_ presentation: Presenter.Presentation) -> Bool {
    guard let index = target.presentations.firstIndex(where: { $0 === presentation }) else {
      return false
    }
    end(target.remove(target.elements.count + index..<target.count))
    return true
  }

  /// Whether bindings of presented views that have ended are yet to be set.
  var isEnding: Bool { ending.contains { $0.object?.isEnding == true } }

  /// Sets the bindings that are yet to be set, before the app's path is written.
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
  /// The screens that a link stack has to show: the elements of its path and, above them, the presented views.
  ///
  /// Presented views belong to the path at the time, and end when it changes. A function that changes the path
  /// returns them, and its caller ends them.
  struct Target {
    private(set) var elements: [PathElement] = []

    /// The views presented above the path, from the lowest to the top.
    private(set) var presentations: [Presenter.Presentation] = []

    /// The number of elements when the last undecoded one arrived.
    ///
    /// The app has appended the others since.
    private var savedCount = 0
    var count: Int { elements.count + presentations.count }

    var values: [LinkedScreen.Value] {
      elements.map { .element($0) } + presentations.map { .presentation($0) }
    }

    /// Follows the app's path, and returns the presented views that end; `nil` if the elements are the same.
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

    /// Removes screens, counted from 0 for the one above the root, and returns the presented views that end: all
    /// above the lowest removed screen.
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
