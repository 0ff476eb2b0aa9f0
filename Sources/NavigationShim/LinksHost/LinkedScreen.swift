import Combine
import LinkStackEngine
import SwiftUI

/// A place in the chain of screens: what it shows, and its link to the next place.
///
/// The link is observed apart, so that turning it on does not evaluate what the screen shows. A place stays the
/// same while a screen in it is replaced by another one: the links above it, and what the host has made of them,
/// are not touched by that.
@MainActor
final class LinkedScreen: ObservableObject {
  let depth: Int

  let link = Link()
  let rowSearch = RowSearch()
  private(set) lazy var handle = NavigationPlace.ScreenHandle(self)
  private(set) weak var stack: LinksStack?

  /// Which of the screens that have stood in this place is there now.
  private(set) var id: ScreenID

  /// What the screen stands for; `nil` for the root.
  private(set) var value: Value?

  /// Whether the place has come into view.
  var hasAppeared = false

  /// Whether it is settled that nothing declares what to show here.
  private(set) var isMissing = false

  /// What was last made for the value: what a screen shows that leaves, whatever is declared by then.
  private(set) var shown: AnyView?

  /// The evaluation of the declaration that this was made by.
  private(set) var evaluation: DestinationRegistry.Evaluation?
  @Published private var revision = 0

  private weak var linkBelow: Link?

  init(_ id: ScreenID, _ value: Value?, from linkBelow: Link?, in stack: LinksStack?) {
    depth = id.depth
    self.id = id
    self.value = value
    self.linkBelow = linkBelow
    self.stack = stack
    link.owner = self
  }

  var type: ObjectIdentifier? {
    guard case .element(let element) = value else { return nil }
    return element.staticType.map { ObjectIdentifier($0) }
  }

  var isUndecoded: Bool {
    if case .element(let element) = value { element.staticType == nil } else { false }
  }

  /// The environment of the app's link that has presented the screen; `nil` where it has the stack's.
  var environment: EnvironmentValues? {
    guard case .presentation(let presentation) = value else { return nil }
    return presentation.view.environment
  }

  func show(_ id: ScreenID, _ value: Value) {
    self.id = id
    self.value = value
    isMissing = false
    shown = nil
    evaluation = nil
    refresh()
  }

  /// Keeps the screen with a value that is known better by now, after something was found to show.
  func resolve(
    _ element: PathElement,
    as view: AnyView,
    of evaluation: DestinationRegistry.Evaluation
  ) {
    value = .element(element)
    isMissing = false
    shown = view
    self.evaluation = evaluation
  }

  func markMissing() {
    isMissing = true
    refresh()
  }

  /// Has the view evaluated again, in the environment that it has by now.
  func refresh() {
    revision &+= 1
    linkBelow?.updateSurroundings()
  }
}

extension LinkedScreen {
  /// A screen's link to the one above it.
  @MainActor
  final class Link: ObservableObject {
    var state = LinkState<LinkedScreen>() {
      didSet {
        if state.destination !== oldValue.destination { updateSurroundings() }
        if state.isOn != isOn { isOn = state.isOn }
      }
    }

    // Of a screen that has left nobody is told: nothing that is rendered shows it any more.
    @Published private var isOn = false
    fileprivate(set) weak var owner: LinkedScreen?

    /// The environment of the app's link that this one stands in for.
    let surroundings = Surroundings()

    /// Whether the link is on, as SwiftUI reads and writes it.
    ///
    /// Only the driver turns links on and off. What SwiftUI writes is a report, and often a false one.
    var isOnForHost: Bool {
      get { isOn }
      set { if !newValue, let owner { owner.stack?.handle(.linkTurnedOff(by: owner)) } }
    }

    fileprivate func updateSurroundings() {
      surroundings.environment = state.destination?.environment
    }
  }

  /// What a screen above the root stands for.
  enum Value: Equatable {
    /// An element of the path.
    case element(PathElement)

    /// A view that was presented without being part of the path.
    case presentation(Presenter.Presentation)
  }

  /// The environment of the link by which the app shows a screen, as the stack's own link to it knows it.
  ///
  /// It is observed apart from that link, by what puts it around the screen. A view that shows the app's link as
  /// well must not: it would evaluate that link because of what the link has just said.
  @MainActor
  final class Surroundings: ObservableObject {
    /// The environment; `nil` for a screen that has the stack's.
    var environment: EnvironmentValues? {
      willSet {
        // There is nothing to compare environments by.
        if environment != nil || newValue != nil { objectWillChange.send() }
      }
    }
  }
}

extension View {
  /// Puts what leads to a screen into the environment of the app's link to that screen; `nil` where it has the
  /// stack's.
  ///
  /// In a `NavigationView` a screen has the environment of the link that leads to it, and of its own only what says
  /// that it is presented, and dismisses it. Here that link is the stack's; so it is the link that has to be there:
  /// the screen would dismiss another one than itself.
  nonisolated func inEnvironment(ofLink link: EnvironmentValues?) -> some View {
    transformEnvironment(\.self) { $0.change(to: link) }
  }

  /// Has the screens of the stack inside of it begin with the environment that is here.
  nonisolated func asSurroundingsOfStack() -> some View {
    environment(\.surroundingsOfStack, nil)
  }
}

extension EnvironmentValues {
  fileprivate mutating func change(to link: EnvironmentValues?) {
    let stack = surroundingsOfStack ?? self
    var new = link ?? stack
    if link != nil { new.surroundingsOfStack = stack }
    // A screen can be used where its link can't, as while layers cover that.
    new.isEnabled = isEnabled
    self = new
  }

  /// The environment that screens have without any link's; `nil` where that is the one around.
  fileprivate var surroundingsOfStack: EnvironmentValues? {
    get { self[SurroundingsOfStackKey.self] }
    set { self[SurroundingsOfStackKey.self] = newValue }
  }
}

private struct SurroundingsOfStackKey: EnvironmentKey {
  static var defaultValue: EnvironmentValues? { nil }
}
