/// The screens that a link stack has to show: the elements of its path and, above them, the presented views.
///
/// Which views are presented, and which bindings are set to `false`, follows from one call:
/// ``decide(path:version:requests:)``. The other functions follow what people do.
///
/// Each presented view is directly above the screen whose navigation link or modifier presents it.
struct StackTarget<View: StackTargetView> {
  private(set) var elements: [View.Element] = []

  /// The number of paths of the app that had been noticed when the elements were followed.
  private(set) var version = 0

  /// The views presented above the path, from the lowest to the top.
  private(set) var views: [View] = []

  var count: Int { elements.count + views.count }
}

/// A view that a navigation link or a modifier presents, or asks to present.
@MainActor
protocol StackTargetView: Equatable {
  associatedtype Element: Equatable

  /// The number of paths that had been noticed when the view was asked for.
  var version: Int { get }

  /// The depth of the screen with the navigation link or modifier, unless that screen has gone.
  var ownerDepth: Int? { get }

  /// The element of that screen, if it has one.
  var ownerElement: Element? { get }

  /// The view of that screen, if it is a presented one.
  var ownerView: Self? { get }

  /// Whether the app's binding is `true` now.
  var isOn: Bool { get }

  /// Whether the app's binding was `false` when the navigation link or modifier was last evaluated.
  var isTurnedOff: Bool { get }

  /// Whether the navigation link or modifier was removed, or has asked for another view.
  var isRemoved: Bool { get }

  /// Takes in that the view isn't presented, or no longer.
  ///
  /// - Parameter isTurningOff: Whether the app's binding gets `false`, unless it is known to be off. If the navigation
  ///   link or modifier was removed from a screen that is still there, the binding isn't touched: its data may be gone,
  ///   or it may belong to another view by now.
  func end(turningOff isTurningOff: Bool)
}

extension StackTarget {
  /// The result of a decision.
  struct Decision {
    /// Whether the app has set another path.
    let hasNewPath: Bool

    /// The views that were presented, and those that have ended without another path.
    fileprivate(set) var changedViews: [View] = []
  }

  /// Decides what is presented above a path, in the order in which SwiftUI does.
  ///
  /// 1. Another path ends all presented views.
  /// 2. The lowest view whose binding is off, or whose navigation link or modifier was removed, ends with all above.
  /// 3. The requests follow by the depth of their screens. Each replaces all screens above its own, elements of the
  ///    path included, if its binding is still on. If the app has set a path after the request, the path is newer. If
  ///    the request's screen is no part of the target, nothing is presented.
  ///
  /// When a view ends, its binding is set to `false` at once, unless it is known to be off. The next request may read
  /// the same binding.
  @MainActor
  mutating func decide(path: [View.Element], version: Int, requests: [View]) -> Decision {
    var decision = Decision(hasNewPath: follow(path, version))
    if let index = views.firstIndex(where: { $0.isTurnedOff || $0.isRemoved }) {
      endViews(from: index + 1)
      let view = views.removeLast()
      // A binding that is on again belongs to a newer request.
      view.end(turningOff: false)
      decision.changedViews.append(view)
    }
    for view in Self.inOrder(requests) {
      // The data of a binding may be gone with its navigation link or modifier, which then has no screen.
      guard view.version == version, let depth = depthOfOwner(of: view), view.isOn else {
        view.end(turningOff: view.version != version)
        continue
      }
      remove(depth..<count)
      views.append(view)
      decision.changedViews.append(view)
    }
    return decision
  }

  /// Returns requests by the depth of their screens, and those of one screen as they are.
  @MainActor
  private static func inOrder(_ requests: [View]) -> [View] {
    // Without the general sort, of which each app would have a copy for this type.
    requests.reduce(into: []) { sorted, request in
      let isAbove = { (other: View) in (other.ownerDepth ?? 0) > (request.ownerDepth ?? 0) }
      sorted.insert(request, at: sorted.firstIndex(where: isAbove) ?? sorted.endIndex)
    }
  }

  /// Follows the app's path, and returns whether the app has set another one, perhaps one that equals this by now.
  @MainActor
  private mutating func follow(_ newElements: [View.Element], _ newVersion: Int) -> Bool {
    guard version != newVersion else {
      // An equal element may have its value by now.
      if newElements == elements { elements = newElements }
      return false
    }
    (elements, version) = (newElements, newVersion)
    endViews(from: 0)
    return true
  }

  @MainActor
  private func depthOfOwner(of view: View) -> Int? {
    guard let depth = view.ownerDepth, depth <= count else { return nil }
    if depth == 0 { return 0 }
    let isPart =
      depth > elements.count
      ? views[depth - elements.count - 1] == view.ownerView
      : elements[depth - 1] == view.ownerElement
    return isPart ? depth : nil
  }

  /// Removes screens, counted from 0 for the one above the root, and ends all presented views above the lowest one.
  @MainActor
  mutating func remove(_ positions: Range<Int>) {
    let index = max(positions.lowerBound - elements.count, 0)
    elements.removeSubrange(positions.clamped(to: elements.indices))
    endViews(from: index)
  }

  /// Ends views from the top down to the one at an index.
  @MainActor
  private mutating func endViews(from index: Int) {
    let ended = views.dropFirst(index)
    views.removeLast(ended.count)
    for view in ended.reversed() { view.end(turningOff: true) }
  }
}
