import Combine
import SwiftUI

/// The place in a screen that something is presented from: a link, or a modifier.
@MainActor
final class Presenter: ObservableObject {
  private(set) var presentation: Presentation?
  private(set) var isWanted = false
  var change = AppChange()
  private(set) weak var screen: LinkedScreen?

  /// The view to present, as the app has declared it last.
  private var view = PresentedView()

  nonisolated init() {}

  deinit {
    guard let presentation, let screen else { return }
    MainThread.run { _ in screen.stack?.after(.turn) { $0.presenterHasGone(of: presentation) } }
  }

  /// Follows the app's current declaration; from the evaluation of a body.
  func update(_ view: PresentedView, on screen: LinkedScreen) {
    self.screen = screen
    self.view = view
    if let isPresented = view.isPresented, isWanted != isPresented.wrappedValue {
      isWanted.toggle()
      change.begin()
    }
    // A view that is about to leave keeps showing what it showed: the data it is made from may be gone.
    if isWanted { presentation?.view = view }
    if isWanted || presentation != nil {
      screen.stack?.deferWork { $0.presenters.append(self) }
    }
  }

  /// Asks for what is presented from here, and has the views updated that say what that is.
  func want() {
    objectWillChange.send()
    isWanted = true
  }

  func present() -> Presentation {
    let presentation = Presentation(of: view, from: self)
    self.presentation = presentation
    return presentation
  }

  fileprivate func forget(_ presentation: Presentation) {
    guard presentation === self.presentation else { return }
    // The link's view is evaluated, so that nothing is left of it that reads the environment.
    if view.environment != nil { objectWillChange.send() }
    view = PresentedView(isPresented: view.isPresented)
    self.presentation = nil
    isWanted = false
  }
}

/// A view to present, as the app declares it.
struct PresentedView {
  /// The app's binding, which is told when the view has gone; `nil` where there is none.
  var isPresented: Binding<Bool>?
  var content = AnyView(EmptyView())

  /// The environment of the link that leads to the screen; `nil` where the screen has the stack's.
  var environment: EnvironmentValues?
}

/// A view on top of the path that is no part of it: shown by a link that has a view for a destination, or by a
/// binding.
///
/// It is a screen of its own each time, and outlives the link that it came from, not the modifier: a row that is
/// scrolled away takes nothing with it.
@MainActor
final class Presentation: EqualByIdentity {
  fileprivate(set) var view: PresentedView

  private weak var presenter: Presenter?

  init(of view: PresentedView, from presenter: Presenter) {
    self.view = view
    self.presenter = presenter
  }

  /// Whether it came from a modifier that has gone, whose binding may be another one's by now.
  fileprivate var isAbandoned: Bool { presenter == nil && view.environment == nil }

  func end() {
    presenter?.forget(self)
    guard !isAbandoned, view.isPresented?.wrappedValue == true else { return }
    view.isPresented?.wrappedValue = false
    presenter?.screen?.stack?.pathMayHaveChanged()
  }
}

/// Views that are shown above the path without being part of it.
extension LinksStack {
  /// Follows presenters in one change, so that a view takes the place of one that goes.
  func follow(_ presenters: [Presenter]) {
    var changed: Presenter?
    for presenter in presenters where !presenter.isWanted {
      if let gone = presenter.presentation, path.withdraw(gone) { changed = presenter }
    }
    for presenter in presenters where presenter.isWanted {
      if let presentation = presenter.presentation {
        chain.refresh(presentation)
      } else if let owner = presenter.screen, isPartOfTarget(owner) {
        path.present(presenter, from: owner.depth)
        changed = presenter
      }
    }
    if let changed { retarget(animated: changed.change.isAnimated) }
  }

  fileprivate func presenterHasGone(of presentation: Presentation) {
    if presentation.isAbandoned, path.withdraw(presentation) { retarget() }
  }

  /// Whether a screen is shown, and is to stay.
  private func isPartOfTarget(_ screen: LinkedScreen) -> Bool {
    guard let driver, chain.shows(screen) else { return false }
    return screen.depth == 0
      || path.target.values.dropFirst(screen.depth - 1).first
        == driver.linkStack[screen.depth].value
  }
}
