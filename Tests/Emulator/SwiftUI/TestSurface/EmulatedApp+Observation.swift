internal import Foundation

extension EmulatedApp {
  func updated<Value>(_ read: () -> Value) -> Value {
    graph.update()
    return read()
  }

  public var visibleTexts: [String] { updated { front?.texts ?? [] } }

  public var buttonLabels: [String] { updated { front?.controls.map(\.label) ?? [] } }

  public func labels(showing picture: Image) -> [String] {
    graph.update()
    let controls = front?.controls ?? []
    return controls.flatMap { Array(repeating: $0.label, count: $0.count(of: picture)) }
  }

  public func color(of text: String) -> Color? {
    node(of: text).map { $0.environment.foregroundColor ?? .primary }
  }

  public func opacity(of text: String) -> Double? {
    node(of: text).map { sequence(first: $0) { $0.parent }.reduce(1) { $0 * $1.opacity } }
  }

  private func node(of text: String) -> Node? {
    graph.update()
    var found: Node?
    front?.visitSeen { if found == nil, $0.ownTexts == [text] { found = $0 } }
    return found
  }

  public var selectedLabels: [String] {
    labels { $0.note(of: AccessibilityTraits.self)?.contains(.isSelected) == true }
  }

  public var labelsWithBackground: [String] {
    labels { $0.note(of: RowBackground.self)?.isThere == true }
  }

  private func labels(where isMeant: (Node) -> Bool) -> [String] {
    graph.update()
    var labels: [String] = []
    front?.visitSeen { if isMeant($0) { labels.append($0.texts.joined(separator: " ")) } }
    return labels
  }

  public var platformViews: [EmulatedPlatformView] {
    graph.update()
    var views: [EmulatedPlatformView] = []
    front?.visitSeen { node in
      if let view = (node as? any PlatformNode).flatMap(EmulatedPlatformView.init) {
        views.append(view)
      }
    }
    return views
  }

  public var barItemCount: Int {
    graph.update()
    var count = 0
    var pending = front.map { [$0] } ?? []
    while let node = pending.popLast() {
      count += node.barNodes.count
      pending += node.children
    }
    return count
  }

  public var title: String? { titles.last ?? nil }
  public var titles: [String?] { updated { screensInFront.map(\.screenTitle) } }

  public var hiddenBars: Set<String> { updated { screensInFront.last?.hiddenBars ?? [] } }

  public func bars(looking look: Any) -> Set<String>? {
    updated { screensInFront.last?.bars(looking: look) }
  }

  public var depth: Int { updated { stackInFront?.depth ?? 0 } }
  public var isInTransition: Bool { updated { stackInFront?.isInTransition ?? false } }

  public var violations: [HostViolation] { updated { graph.log.violations } }

  public var warnings: [String] { updated { graph.log.warnings } }

  public func evaluations(of type: any View.Type) -> Int {
    updated { graph.log.evaluations[ObjectIdentifier(type)]?.count ?? 0 }
  }

  public var evaluations: [String: Int] {
    updated {
      graph.log.evaluations.values.reduce(into: [:]) { $0["\($1.type)", default: 0] += $1.count }
    }
  }

  /// How many rows a real list would have made only to count them, as their type has no fixed count.
  ///
  /// Such a list makes all of its rows whenever its data changes, and not only the visible ones.
  public var rowsMadeToBeCounted: Int { updated { graph.log.madeRows } }

  public var hostUpdates: Int { updated { graph.log.hostUpdates } }

  public var animatedTransitions: Int { updated { graph.log.animatedTransitions } }

  public func resetCounts() { updated { graph.log.resetCounts() } }

  public func tree() -> String { updated { graph.root?.outline() ?? "nothing" } }

  private var screensInFront: [Node] { stackInFront?.screenNodes ?? (front.map { [$0] } ?? []) }
}

extension Node {
  fileprivate func outline() -> String {
    var lines: [String] = []
    var pending: [(Node, Int)] = [(self, 0)]
    while let (node, indent) = pending.popLast() {
      let texts = node.ownTexts.isEmpty ? "" : " \(node.ownTexts)"
      lines.append(String(repeating: "  ", count: indent) + "\(node.viewType)\(texts)")
      pending += (node.children + node.shownDependents).reversed().map { ($0, indent + 1) }
    }
    return lines.joined(separator: "\n")
  }
}

public enum Sight: Hashable, Sendable {
  case screen(String)

  case transition(from: String, to: String)
}

extension Sight: CustomStringConvertible {
  public var description: String {
    switch self {
    case .screen(let title): title
    case .transition(let from, let to): "\(from) > \(to)"
    }
  }
}

public struct Sighting: Hashable, Sendable {
  public let sight: Sight
  public let start: Int64
  public fileprivate(set) var end: Int64
}

extension EmulatedApp {
  public func watch() {
    graph.update()
    watch(from: stackInFront?.sight)
  }

  /// Watches as long as snapshots are in front.
  public func watchPictures() { watch(from: nil, onlyPictures: true) }

  private func watch(from first: Sight?, onlyPictures: Bool = false) {
    let seen = SeenSights(from: first, at: now)
    self.seen = seen
    graph.time.onPassing.append { [weak self, weak seen] time in
      guard let self, let seen, seen === self.seen,
        !onlyPictures || graph.pictures.contains(where: { $0.view?.superview != nil })
      else { return }
      seen.note(stackInFront?.sight, from: now, to: time)
    }
  }

  public var sightings: [Sighting] { seen?.sightings ?? [] }

  public var sights: [Sight] { updated { seen?.sights(before: stackInFront?.sight) ?? [] } }

  public var pictures: [UIView] {
    updated { graph.pictures.compactMap(\.view).filter { $0.superview != nil } }
  }

  public var pictureParts: [CGRect] {
    guard let view = stackInFront?.controller.viewIfLoaded else { return [] }
    return pictures.map { $0.visiblePart(on: view) }
  }

  public func rotate() {
    graph.update()
    graph.root?.visitAll { node in
      guard let node = node as? any StackHostNode, let view = node.stackHost.controller.viewIfLoaded
      else { return }
      view.frame.size = CGSize(width: view.frame.height, height: view.frame.width)
    }
    finishTurn()
  }
}

@MainActor
final class SeenSights {
  private(set) var sightings: [Sighting] = []

  private static var frame: Int64 { 16_666_666 }

  /// Begins with the present screens: they have been shown for a frame.
  init(from first: Sight?, at now: Int64) { note(first, from: now - Self.frame, to: now) }

  func note(_ sight: Sight?, from start: Int64, to end: Int64) {
    guard let sight else { return }
    if sightings.last?.sight == sight {
      sightings[sightings.count - 1].end = end
    } else {
      sightings.append(Sighting(sight: sight, start: start, end: end))
    }
  }

  func sights(before last: Sight?) -> [Sight] {
    let long = sightings.filter { $0.end - $0.start >= Self.frame }
    let seen = long.map(\.sight) + (last.map { [$0] } ?? [])
    return seen.enumerated().filter { $0.offset == 0 || seen[$0.offset - 1] != $0.element }
      .map(\.element)
  }
}

extension StackHost {
  var isOutOfView: Bool { screenNodes.first?.screen.parent?.phase == .hidden }

  var sight: Sight {
    let view = controller.viewIfLoaded
    let bounds = view?.bounds ?? .zero
    if let title = view?.title(ofPictureCovering: bounds) { return .screen(title) }
    guard let (from, to) = movingScreens else { return .screen(title(of: screenInFront)) }
    // The bar stays where it is, in front of the screens, and goes over from title to title.
    let bar = view?.title(ofPictureCovering: controller.navigationBar.frame, within: bounds)
    let titles = [title(of: from), bar ?? from.title]
    return .transition(
      from: titles[0] == titles[1] ? titles[0] : titles.joined(separator: " below "),
      to: title(of: to)
    )
  }

  private func title(of screen: EmulatedScreen) -> String {
    var title: String?
    // What is below the bar. That one stays where it is.
    var contents = controller.viewIfLoaded?.bounds ?? .zero
    if !controller.isNavigationBarHidden {
      contents.origin.y = controller.navigationBar.frame.maxY
      contents.size.height -= contents.minY
    }
    screen.root?.visitSeen { node in
      guard let view = (node as? any PlatformNode)?.platformController?.viewIfLoaded else { return }
      title = title ?? view.title(ofPictureCovering: contents)
    }
    return title ?? screen.title
  }
}

extension EmulatedScreen {
  fileprivate var title: String {
    root.map { $0.screenTitle ?? $0.texts.joined(separator: " ") } ?? ""
  }
}

extension Node {
  fileprivate func visitAll(_ visit: (Node) -> Void) {
    var pending: [Node] = [self]
    while let node = pending.popLast() {
      visit(node)
      pending += node.children + node.shownDependents
    }
  }
}
