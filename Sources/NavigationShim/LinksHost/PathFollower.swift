import LinkStackEngine
import SwiftUI

/// Follows the app's path, and keeps the target of the screens.
///
/// No other part of a link stack reads or writes the app's path, or sets the bindings of presented views.
///
/// The app's path is written after a tap on a navigation link, after a back navigation, when a screen below the top
/// presents a view, and when an element can't be shown.
@MainActor
final class PathFollower {
  typealias Target = StackTarget<Presenter.Presentation>

  /// The target of the screens: the elements that were followed last, and the views presented above them.
  private(set) var target = Target()

  private(set) var change = AppChange()

  private(set) weak var stack: LinksStack?

  /// The number of paths of the app that were noticed.
  private var version = 0

  /// The views that navigation links and modifiers ask to present, until the next decision.
  var requests: [Presenter.Presentation] = []

  private var app: StackPath?

  /// The path that was noticed or followed last.
  private var noticed: [PathElement] = []

  /// Those of its elements that were saved.
  private var saved = SavedElements()

  /// A number of elements among which all undecoded ones are.
  var savedCount: Int { saved.count }
  private let lastArray = StackPath.LastArray()

  init(in stack: LinksStack) { self.stack = stack }

  /// Reads the path of the stack's view, and follows it at once the first time.
  ///
  /// Called from the evaluation of its body. Returns whether the path has changed since it was last read.
  func read(_ path: StackPath) -> Bool {
    let isFirst = app == nil
    app = path.keeping(lastArray)
    guard isFirst else { return notice(appElements) }
    _ = decide()
    return false
  }

  /// Takes in a path that is to be followed, and returns whether it is a new one.
  ///
  /// It counts as animated until the transaction of its change is known. A path that equals the target isn't new: it
  /// has lost the elements that were removed from the target before.
  private func notice(_ elements: [PathElement]) -> Bool {
    guard elements != noticed else { return false }
    saved.follow(elements, after: noticed)
    noticed = elements
    if let stack { LiveStacks.shared.pathHasChanged(of: stack) }
    if version == target.version, elements == target.elements { return false }
    version += 1
    change.begin()
    return true
  }

  /// Takes in the transaction of the app's latest change.
  func observe(_ transaction: Transaction) { change.observe(transaction) }

  /// Notices the app's path as it is now, and returns its version.
  ///
  /// A request belongs to that path: its view may be evaluated before the stack's.
  func noticedVersion() -> Int {
    _ = notice(appElements)
    return version
  }

  /// Whether covered screens may decide as well: about another path while views are presented, or in the action that
  /// has a screen ask to present a view.
  var dependsOnCoveredScreens: Bool {
    !target.views.isEmpty && !isNewest
      || requests.contains { $0.ownerDepth != 0 && !$0.comesWithItsScreen }
  }

  /// Follows the app's path as it is now, and decides which views are presented above it.
  func decide() -> Target.Decision {
    let elements = appElements
    _ = notice(elements)
    let requests = requests
    self.requests = []
    // Setting a binding calls the app, which may read the stack's target.
    let former = target
    var target = former
    let decision = target.decide(path: elements, version: version, requests: requests)
    self.target = target
    // An app may have kept an element that was dropped before. A setter may have set another path.
    if decision.hasNewPath || target.elements != former.elements,
      target.elements.count < elements.count, appElements == elements
    {
      removeFromPath(target.elements.count..<elements.count, of: elements)
    }
    return decision
  }

  /// Whether the app has set no other path since.
  var isNewest: Bool { target.elements == appElements }

  var elementType: Any.Type? { app?.elementType }
  var appElements: [PathElement] { app?.elements() ?? [] }

  /// Returns whether a path equals the one that was noticed last; `nil` if it isn't of the same type.
  func equals(_ path: Any) -> Bool? {
    elements(of: path).map { $0 == noticed }
  }

  /// Returns the elements of a path, without reading the app's; `nil` if it isn't of the same type.
  func elements(of path: Any) -> [PathElement]? { app?.elementsOfOther(path) }

  /// Appends an element to the app's path, and returns whether the path takes elements of its type.
  func append(_ element: PathElement) -> Bool { app?.append(element) != false }

  /// Removes elements from the app's path, and ends presented views, after a back navigation.
  func remove(_ positions: Range<Int>) {
    let former = target.elements
    removeFromTarget(positions)
    // If the app has set another path meanwhile, that one is followed next.
    if positions.lowerBound < former.count {
      removeFromPath(positions.clamped(to: former.indices), of: former)
    }
  }

  /// Takes in that a column has left with all screens of its stack, whose view may be gone already.
  func leaveWithColumn() {
    if let stack { stack.leaveWithColumn() } else { remove(0..<target.count) }
  }

  /// Drops the element at a depth, which has no destination, with the saved elements above it.
  func drop(at depth: Int) {
    let former = target.elements
    // The app may have set another path, with more saved elements, which is yet to be followed.
    let positions = saved.positionsLost(at: depth).clamped(to: former.indices)
    removeFromTarget(positions)
    removeFromPath(positions, of: former, cutByStack: true)
  }

  private func removeFromTarget(_ positions: Range<Int>) {
    // Setting a binding calls the app, which may read the stack's target.
    var target = target
    target.remove(positions)
    self.target = target
  }

  /// Removes elements from the app's path that the target has lost already.
  ///
  /// The path isn't read again at once: an app may have removed its data in the setter.
  private func removeFromPath(
    _ positions: Range<Int>,
    of elements: [PathElement],
    cutByStack isCutByStack: Bool = false
  ) {
    let isOther = notice(appElements) || version != target.version
    app?.remove(positions, of: elements, cutByStack: isCutByStack)
    // A binding that refuses a back navigation has set another path. One that keeps an element that can't be shown
    // hasn't: it would be dropped again, for ever.
    if !isOther, !isCutByStack { noticed = target.elements }
  }
}

extension StackTarget<Presenter.Presentation> {
  var values: [LinkedScreen.Value] {
    elements.map { .element($0) } + views.map { .presentation($0) }
  }
}

extension PathFollower {
  /// The number of elements of a path when the last undecoded one arrived, or more.
  ///
  /// The app has appended the others since.
  struct SavedElements {
    private(set) var count = 0

    mutating func follow(_ newElements: [PathElement], after elements: [PathElement]) {
      let kept = elements.commonPrefixCount(with: newElements)
      let haveSaved = newElements[kept...].contains { $0.value == nil }
      count = haveSaved ? newElements.count : min(count, kept)
    }

    /// The positions of an element that can't be shown, and of the saved elements above it.
    func positionsLost(at depth: Int) -> Range<Int> { depth - 1..<max(depth, count) }
  }
}
