internal import Foundation

/// What a person sees of a stack, by the titles of its screens, or by their texts where they have none.
public enum Sight: Hashable, Sendable {
  /// A screen stands there, or a picture of it.
  case screen(String)

  /// A screen comes by a transition, and another one goes.
  case transition(from: String, to: String)
}

extension Sight: CustomStringConvertible {
  /// What is seen, as in `root > 1`.
  public var description: String {
    switch self {
    case .screen(let title): title
    case .transition(let from, let to): "\(from) > \(to)"
    }
  }
}

/// What was seen, and when: nanoseconds since the app began.
public struct Sighting: Hashable, Sendable {
  /// What was seen.
  public let sight: Sight

  /// When it came into view.
  public let start: Int64

  /// Until when it was seen, so far.
  public fileprivate(set) var end: Int64
}

extension EmulatedApp {
  /// Begins to note what a person sees of the stack in front, from now on.
  public func watch() {
    graph.update()
    let seen = SeenSights(from: stackInFront?.sight, at: now)
    self.seen = seen
    graph.time.onPassing.append { [weak self, weak seen] time in
      guard let self, let seen, seen === self.seen else { return }
      seen.note(stackInFront?.sight, from: now, to: time)
    }
  }

  /// What a person has seen since ``watch()``, in order, however short each was seen.
  public var sightings: [Sighting] { seen?.sightings ?? [] }

  /// What a person has seen since ``watch()``, in order, and what they see now.
  ///
  /// What isn't there for as long as a frame, nobody sees.
  public var sights: [Sight] { updated { seen?.sights(before: stackInFront?.sight) ?? [] } }

  /// The pictures of stacks that are on some view of the app's.
  public var pictures: [UIView] {
    updated { graph.pictures.compactMap(\.view).filter { $0.superview != nil } }
  }

  /// Turns the device: the view of each stack that has one takes another size.
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

/// What was seen, and for how long.
@MainActor
final class SeenSights {
  private(set) var sightings: [Sighting] = []

  /// One frame of 1/60 s.
  private static var frame: Int64 { 16_666_666 }

  /// Begins with what is there already: it has been seen for as long as a frame.
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
  /// Whether nobody sees the stack, as in a tab that isn't selected.
  var isOutOfView: Bool { screenNodes.first?.screen.parent?.phase == .hidden }

  /// What a person sees of the stack, with what lies over it and over its screens.
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

  /// The title of what a screen shows, or of the picture that lies on it.
  private func title(of screen: EmulatedScreen) -> String {
    var title: String?
    screen.root?.visitSeen { node in
      guard let view = (node as? any PlatformNode)?.platformController?.viewIfLoaded else { return }
      title = title ?? view.title(ofPictureCovering: controller.viewIfLoaded?.bounds ?? .zero)
    }
    return title ?? screen.title
  }
}

extension EmulatedScreen {
  /// The title, or else all texts.
  fileprivate var title: String {
    root.map { $0.screenTitle ?? $0.texts.joined(separator: " ") } ?? ""
  }
}

extension Node {
  /// Visits this part of the tree with all that hangs on it, seen or not.
  fileprivate func visitAll(_ visit: (Node) -> Void) {
    var pending: [Node] = [self]
    while let node = pending.popLast() {
      visit(node)
      pending += node.children + node.shownDependents
    }
  }
}
