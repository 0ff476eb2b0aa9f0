import Combine
import LinkStackEngine
import SwiftUI

/// A place in the chain of screens: its content, and its link to the next place.
///
/// The link is observed separately, so that turning it on doesn't evaluate the screen. A place stays the same when
/// its screen is replaced: the links above it, and the host's views of them, are unchanged.
@MainActor
final class LinkedScreen: ObservableObject {
  let depth: Int

  let link = Link()
  private(set) lazy var handle = NavigationPlace.ScreenHandle(self)
  private(set) weak var stack: LinksStack?

  /// The identity of the screen that is in this place now.
  private(set) var id: ScreenID

  /// The value of the screen; `nil` for the root.
  private(set) var value: Value?

  /// Whether the place has come into view.
  var hasAppeared = false

  /// What was last shown for the value.
  ///
  /// A screen that leaves shows it, whatever is declared by then. Another one shows it until there is a new declaration,
  /// or it is certain that there is none.
  private(set) var shown = Shown.nothing

  /// The path of the stack in the column that the screen shows, in safe mode, until the app pops the column.
  ///
  /// There, the stack may be gone before it is known that people have gone back from the column.
  var pathInColumn: PathFollower?

  private weak var linkBelow: Link?

  init(_ id: ScreenID, _ value: Value?, from linkBelow: Link?, in stack: LinksStack?) {
    depth = id.depth
    self.id = id
    self.value = value
    self.linkBelow = linkBelow
    self.stack = stack
    link.owner = self
  }

  /// The evaluation of the declaration that made the view.
  var evaluation: DestinationRegistry.Evaluation? {
    if case .view(_, let evaluation) = shown { evaluation } else { nil }
  }

  var isMissing: Bool {
    if case .missingDestination = shown { true } else { false }
  }

  var type: ObjectIdentifier? {
    guard case .element(let element) = value else { return nil }
    return element.staticType.map { ObjectIdentifier($0) }
  }

  var isUndecoded: Bool {
    if case .element(let element) = value { element.staticType == nil } else { false }
  }

  /// The environment of the app's navigation link that has presented the screen; `nil` if the screen has the stack's
  /// environment.
  var environment: EnvironmentValues? {
    switch value {
    case .presentation(let presentation): presentation.view.environment
    case .element(let element): (element.value as? LinkedColumns.Screen)?.view?.view.environment
    case nil: nil
    }
  }

  func show(_ id: ScreenID, _ value: Value) {
    self.id = id
    self.value = value
    shown = .nothing
    pathInColumn = nil
    refresh()
  }

  /// Keeps the screen with its decoded value, after a destination was found.
  func resolve(
    _ element: PathElement,
    as view: AnyView,
    of evaluation: DestinationRegistry.Evaluation
  ) {
    value = .element(element)
    shown = .view(view, evaluation)
  }

  func markMissing() {
    shown = .missingDestination
    refresh()
  }

  /// Has the view evaluated again, in its current environment.
  func refresh() {
    objectWillChange.send()
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

    // The state of a popped screen's link isn't published: no rendered view shows it.
    @Published private var isOn = false
    fileprivate(set) weak var owner: LinkedScreen?

    /// The environment of the app's navigation link that this link replaces.
    let surroundings = Surroundings()

    /// Whether the link is on, for SwiftUI's binding.
    ///
    /// Only the driver turns links on and off. A value that SwiftUI writes is a report, and often a false one.
    var isOnForHost: Bool {
      get { isOn }
      set { if !newValue, let owner { owner.stack?.handle(.linkTurnedOff(by: owner)) } }
    }

    fileprivate func updateSurroundings() {
      surroundings.environment = state.destination?.environment
    }
  }

  /// What a screen shows for an element of the path.
  enum Shown {
    /// The declaration of the destination may be about to be evaluated.
    case nothing

    /// The view, and the evaluation of the declaration that made it.
    case view(AnyView, DestinationRegistry.Evaluation)

    /// It is certain that no destination is declared.
    case missingDestination
  }

  /// The value of a screen above the root.
  enum Value: Equatable {
    /// An element of the path.
    case element(PathElement)

    /// A view that is presented, and is no part of the path.
    case presentation(Presenter.Presentation)
  }

  /// The environment of the app's navigation link that shows a screen, for the stack's link to the screen.
  ///
  /// It is observed separately from that link, by the view that puts it around the screen. A view that shows the
  /// app's navigation link too must not observe it: it would evaluate that link in response to the link's own change.
  @MainActor
  final class Surroundings: ObservableObject {
    /// The environment; `nil` for a screen that has the stack's environment.
    var environment: EnvironmentValues? {
      willSet {
        // Environments can't be compared.
        if environment != nil || newValue != nil { objectWillChange.send() }
      }
    }
  }
}

extension View {
  /// Gives a screen's hidden link the environment of the app's navigation link to that screen; `nil` stands for the
  /// stack's environment.
  ///
  /// In a `NavigationView` a screen has the environment of the link that leads to it. Only the values with which it
  /// knows that it is presented, and dismisses itself, are its own. Here that link is the stack's, so the environment
  /// is given to the link: given to the screen, it would dismiss another screen.
  nonisolated func inEnvironment(ofLink link: EnvironmentValues?) -> some View {
    transformEnvironment(\.self) { $0.change(to: link) }
  }

  /// Makes this environment the one that the screens of the enclosed stack start with.
  nonisolated func asSurroundingsOfStack() -> some View {
    environment(\.surroundingsOfStack, nil)
  }
}

extension EnvironmentValues {
  fileprivate mutating func change(to link: EnvironmentValues?) {
    let stack = surroundingsOfStack ?? self
    var new = link ?? stack
    if link != nil { new.surroundingsOfStack = stack }
    // A screen is enabled when its link isn't, as when layers cover the link.
    new.isEnabled = isEnabled
    self = new
  }

  /// The environment of screens without that of a navigation link; `nil` if that is the present one.
  fileprivate var surroundingsOfStack: EnvironmentValues? {
    get { self[SurroundingsOfStackKey.self] }
    set { self[SurroundingsOfStackKey.self] = newValue }
  }
}

private struct SurroundingsOfStackKey: EnvironmentKey {
  static var defaultValue: EnvironmentValues? { nil }
}
