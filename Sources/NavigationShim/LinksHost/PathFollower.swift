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
  private(set) var target = StackTarget()
  private(set) var change = AppChange()
  private var app: StackPath?

  /// Presenters of what has ended with a path of the app's, whose bindings are yet to be told.
  private var ending: [WeakReference<Presenter>] = []
  private var readElements: [PathElement] = []
  private let lastArray = LastArray()

  /// Reads the path of the stack's view, from the evaluation of its body, and follows it at once the first time.
  func read(_ path: StackPath) {
    let isFirst = app == nil
    var path = path
    path.lastArray = lastArray
    app = path
    let elements = path.elements()
    guard elements != readElements else { return }
    readElements = elements
    if isFirst { _ = target.sync(with: elements) } else { change.begin() }
  }

  /// Follows what the path is by now, and returns whether that is another one.
  @discardableResult
  func follow() -> Bool { sync(with: appElements) }

  /// The same for what the stack's view has read last, which needn't be read again.
  func followRead() -> Bool { sync(with: readElements) }

  private func sync(with elements: [PathElement]) -> Bool {
    guard let ended = target.sync(with: elements) else { return false }
    ending += ended.reversed().compactMap { $0.endWithAppsChange() }.map { WeakReference($0) }
    return true
  }

  /// Whether the change that was followed last is animated, as far as the app has said so: what it says is
  /// known when the stack's view has read the path.
  var isAnimated: Bool { change.isAnimated || target.elements != readElements }

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
    let ended = target.remove(positions)
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
    let ended = target.remove(positions)
    app?.drop(positions, of: former)
    end(ended)
  }

  /// Adds what a presenter presents from the screen of a depth, in place of what was above that, as with Apple's
  /// stack.
  func present(_ presenter: Presenter, from depth: Int) {
    let isInPath = depth < target.elements.count
    end(target.remove(depth..<max(depth, target.count)))
    // What the app has pushed meanwhile stays.
    if isInPath {
      endFormer()
      app?.truncate(to: depth)
    }
    target.append(presenter.present())
  }

  /// Removes what is presented, and what is above it, if it is there.
  func withdraw(_ presentation: Presentation) -> Bool {
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

  private func end(_ presentations: [Presentation]) {
    for presentation in presentations.reversed() { presentation.end() }
  }
}

/// A stack's own view of the app's path: reads it whole, and changes it by the element.
///
/// Every change starts from what the path is at that moment. A path that was read earlier is never
/// written back, since the app may have changed it meanwhile.
@MainActor
struct StackPath {
  /// Appends an element, and returns whether the path takes elements of that type.
  let append: (PathElement) -> Bool
  let equals: (Any) -> Bool
  let elementType: Any.Type?

  /// What was read last, if somebody keeps it.
  fileprivate var lastArray: LastArray?

  private let readElements: (LastArray?) -> [PathElement]
  private let removeElements: (Range<Int>) -> Void
  private let dropElements: (Range<Int>) -> Void

  init(_ path: Binding<Shim.NavigationPath>) {
    readElements = { _ in path.wrappedValue.elements }
    elementType = nil
    removeElements = { path.wrappedValue.elements.removeSubrange($0) }
    dropElements = { path.wrappedValue.drop($0) }
    append = { element in
      path.wrappedValue.elements.append(element)
      return true
    }
    equals = { $0 as? Shim.NavigationPath == path.wrappedValue }
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    readElements = { last in
      let path = path.wrappedValue
      if let last, let array = path as? [Data.Element] { return last.elements(of: array) }
      return path.map { PathElement($0) }
    }
    elementType = Data.Element.self
    removeElements = { positions in
      let elements = path.wrappedValue
      let start = elements.index(elements.startIndex, offsetBy: positions.lowerBound)
      let end = elements.index(start, offsetBy: positions.count)
      path.wrappedValue.removeSubrange(start..<end)
    }
    // The package never reads such a path from a file, so each of its elements has a value.
    dropElements = removeElements
    append = { element in
      guard let value = try? element.value(as: Data.Element.self) else { return false }
      path.wrappedValue.append(value)
      return true
    }
    equals = { ($0 as? Data)?.elementsEqual(path.wrappedValue) == true }
  }

  /// Reads the elements: the stack's view in its body, to be evaluated when they change, all else as something has
  /// happened.
  func elements() -> [PathElement] { readElements(lastArray) }

  func truncate(to depth: Int) {
    let count = elements().count
    if count > depth { removeElements(depth..<count) }
  }

  /// Removes elements that were there when the path was read as others, unless those are gone.
  func remove(_ positions: Range<Int>, of former: [PathElement]) {
    if elements().starts(with: former) { removeElements(positions) }
  }

  /// Drops elements that can't be shown from a path that was read, if they are still there, and returns whether they
  /// were.
  ///
  /// On either host, such elements are dropped here and nowhere else.
  @discardableResult
  func drop(_ positions: Range<Int>, of former: [PathElement]) -> Bool {
    let areThere = elements().starts(with: former)
    if areThere { dropElements(positions) }
    return areThere
  }
}

/// The array that was read last as a path, with its elements: while it is the same, which most evaluations find, none
/// of them is looked at.
private final class LastArray {
  private var array: Any?
  private var elements: [PathElement] = []

  func elements<Element: Hashable>(of array: [Element]) -> [PathElement] {
    if let last = self.array as? [Element], last.isIdentical(to: array) { return elements }
    self.array = array
    elements = array.map { PathElement($0) }
    return elements
  }
}

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
    guard !newElements.isIdentical(to: elements) else { return nil }
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

  /// The positions of an element that can't be shown, and of the saved elements above it.
  func positionsLost(at depth: Int) -> Range<Int> { depth - 1..<max(depth, savedCount) }
}
