import Combine
import LinkStackEngine
import SwiftUI

/// The place in a screen that something is presented from: a link, or a modifier.
@MainActor
final class Presenter: ObservableObject {
  private(set) var presentation: Presentation?
  private(set) var isWanted = false
  var change = AppChange()
  private(set) weak var screen: LinkedScreen?

  /// Whether the app has it on from the first evaluation on, as where it has turned on a whole chain of views.
  private(set) var isOnFromStart = false
  private var isDeclared = false

  /// Whether what it presented has ended with a change of the app's, and the app's binding may have to be told.
  private var isEnding = false

  /// The view to present, as the app has declared it last.
  private var view = PresentedView()

  nonisolated init() {}

  deinit {
    guard let presentation, let screen else { return }
    MainThread.run { _ in screen.stack?.after(.turn) { $0.handle(.presenterGone(presentation)) } }
  }

  /// Follows the app's current declaration; from the evaluation of a body.
  func update(_ view: PresentedView, on screen: LinkedScreen) {
    self.screen = screen
    self.view = view
    if !isEnding, let isPresented = view.isPresented, isWanted != isPresented.wrappedValue {
      isWanted.toggle()
      change.begin()
      isOnFromStart = !isDeclared
    }
    isDeclared = true
    // A view that is about to leave keeps showing what it showed: the data it is made from may be gone. Its binding
    // may be another one by now.
    if isWanted { presentation?.view = view } else { presentation?.isPresented = view.isPresented }
    if isWanted || presentation != nil {
      screen.stack?.deferWork { $0.presenters.append(self) }
    }
  }

  /// Takes note that the app declares it off, where nothing is evaluated that could say so.
  func declareOff() {
    isDeclared = true
  }

  /// Asks for what is presented from here, and has the views updated that say what that is.
  func want() {
    objectWillChange.send()
    isWanted = true
  }

  /// Tells the app's binding, as its newest evaluation has it, that what was presented has ended.
  ///
  /// It may be evaluated for the app's change only by then, as its screen is covered.
  fileprivate func endWithAppsChange(in stack: LinksStack) {
    isEnding = true
    stack.afterTwoTurns { [weak self] _ in self?.finishEnding() }
  }

  func finishEnding() {
    guard isEnding else { return }
    isEnding = false
    guard view.isPresented?.wrappedValue == true else { return }
    view.isPresented?.wrappedValue = false
    screen?.stack?.pathMayHaveChanged()
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

extension Presenter {
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
  /// It is a screen of its own each time, and goes with the link or the modifier that it came from, as on SwiftUI's own
  /// stack and in a `NavigationView`. A lazy container that is covered isn't laid out, and so takes no rows down.
  @MainActor
  final class Presentation: EqualByIdentity {
    fileprivate(set) var view: PresentedView {
      didSet { isPresented = view.isPresented }
    }

    /// The binding to end it by, which is the app's newest.
    fileprivate var isPresented: Binding<Bool>?

    private weak var presenter: Presenter?

    /// How often it was refreshed in this second.
    fileprivate var refreshCount = 0

    init(of view: PresentedView, from presenter: Presenter) {
      self.view = view
      isPresented = view.isPresented
      self.presenter = presenter
    }

    /// Whether it came from a link or a modifier that has gone, whose binding may be another one's by now.
    fileprivate var isAbandoned: Bool { presenter == nil }

    /// Ends with a path that the app has set, together with which it may have set what is presented.
    ///
    /// Returns the presenter if its binding is yet to be told.
    func endWithAppsChange() -> Presenter? {
      guard let presenter, let stack = presenter.screen?.stack, isPresented?.wrappedValue == true
      else {
        end()
        return nil
      }
      presenter.forget(self)
      presenter.endWithAppsChange(in: stack)
      return presenter
    }

    func end() {
      presenter?.forget(self)
      guard !isAbandoned, isPresented?.wrappedValue == true else { return }
      isPresented?.wrappedValue = false
      presenter?.screen?.stack?.pathMayHaveChanged()
    }
  }
}

/// Views that are shown above the path without being part of it.
extension LinksStack {
  /// Follows presenters in one change, so that a view takes the place of one that goes.
  func follow(_ presenters: [Presenter]) {
    var changed: [Presenter] = []
    for presenter in presenters where !presenter.isWanted {
      if let gone = presenter.presentation, path.withdraw(gone) { changed.append(presenter) }
    }
    for presenter in presenters where presenter.isWanted {
      if let presentation = presenter.presentation {
        refresh(presentation)
      } else if let owner = presenter.screen, isPartOfTarget(owner) {
        path.present(presenter, from: owner.depth)
        changed.append(presenter)
      }
    }
    guard let last = changed.last else { return }
    if changed.allSatisfy(comesWithItsScreen) {
      continueChange()
    } else {
      retarget(animated: last.change.isAnimated)
    }
  }

  /// Whether a presenter is on since it came with a screen that is still on its way: it belongs to the same change,
  /// of which the app has set all at once.
  private func comesWithItsScreen(_ presenter: Presenter) -> Bool {
    presenter.isOnFromStart && presenter.screen === chain.arriving && driver?.isSettled == false
  }

  /// Has a presented screen follow its presenter, unless its evaluation feeds itself: then more often than a display
  /// draws, and never again.
  private func refresh(_ presentation: Presenter.Presentation) {
    guard presentation.refreshCount < 60 else { return warnings.warn(.evaluationThatFeedsItself) }
    if presentation.refreshCount == 0 {
      after(.fuse) { _ in if presentation.refreshCount < 60 { presentation.refreshCount = 0 } }
    }
    presentation.refreshCount += 1
    chain.refresh(presentation)
  }

  func presenterHasGone(of presentation: Presenter.Presentation) {
    guard presentation.isAbandoned else { return }
    if chain.state == nil, driver?.isInBackNavigation == true {
      // The presenter's screen may be leaving with it, which a host that can't be asked says later. A path that is
      // shortened before that would be newer than the way back.
      after(.silence) { $0.withdraw(presentation) }
    } else {
      withdraw(presentation)
    }
  }

  private func withdraw(_ presentation: Presenter.Presentation) {
    if path.withdraw(presentation) { retarget() }
  }

  /// Whether a screen is shown, and is to stay.
  func isPartOfTarget(_ screen: LinkedScreen) -> Bool {
    guard let driver, chain.shows(screen) else { return false }
    return screen.depth == 0
      || path.target.values.dropFirst(screen.depth - 1).first
        == driver.linkStack[screen.depth].value
  }
}
