import Combine
import LinkStackEngine
import SwiftUI

/// A navigation link or a modifier that presents a view from a screen.
@MainActor
final class Presenter: ObservableObject {
  private(set) var presentation: Presentation?
  private(set) var isWanted = false
  var change = AppChange()
  private(set) weak var screen: LinkedScreen?

  /// Whether the binding was `true` in the first evaluation, as when an app sets a whole chain of bindings.
  private(set) var isOnFromStart = false
  private var isDeclared = false

  /// Whether the presented view has ended with an app's change, and the app's binding may have to be set.
  private(set) var isEnding = false

  /// The view to present, from the app's latest declaration.
  private var view = PresentedView()

  nonisolated init() {}

  deinit {
    guard let presentation, let screen else { return }
    MainThread.run { _ in screen.stack?.after(.turn) { $0.handle(.presenterGone(presentation)) } }
  }

  /// Takes in the app's current declaration.
  ///
  /// Called from the evaluation of a body.
  func update(_ view: PresentedView, on screen: LinkedScreen) {
    self.screen = screen
    self.view = view
    if !isEnding, let isPresented = view.isPresented, isWanted != isPresented.wrappedValue {
      isWanted.toggle()
      change.begin()
      isOnFromStart = !isDeclared
    }
    isDeclared = true
    // A view that is about to leave stays as it was: its data may be gone. The binding may be another one by now.
    if isWanted { presentation?.view = view } else { presentation?.isPresented = view.isPresented }
    if isWanted || presentation != nil {
      screen.stack?.deferWork { $0.presenters.append(self) }
    }
  }

  /// Notes that the app's binding is `false`, when no other view is evaluated that could note it.
  func declareOff() {
    isDeclared = true
    isWanted = false
  }

  /// Presents the view: evaluates the views that declare it.
  func want() {
    objectWillChange.send()
    isWanted = true
  }

  /// Sets the app's binding to `false`, since the presented view has ended.
  ///
  /// The wait is for the newest binding: the presenter's screen is covered, and may be evaluated later than the app's
  /// change.
  fileprivate func endWithAppsChange(in stack: LinksStack) {
    isEnding = true
    // If its screen is a presented one, it goes too, and nothing else can set the binding. A screen of the path that
    // goes may have left its binding to a screen of the new one.
    let kept: Presenter? = if case .presentation = screen?.value { self } else { nil }
    stack.afterTwoTurns { [weak self] _ in (kept ?? self)?.finishEnding() }
  }

  fileprivate var depth: Int { screen?.depth ?? 0 }

  /// Whether the view is to be presented, by the app's binding as it is now.
  fileprivate var isOn: Bool { isWanted && view.isPresented?.wrappedValue != false }

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
    // Evaluates the navigation link's view, so that it no longer reads the environment.
    if view.environment != nil { objectWillChange.send() }
    view = PresentedView(isPresented: view.isPresented)
    self.presentation = nil
    isWanted = false
  }
}

extension Presenter {
  /// A view to present, as the app declares it.
  struct PresentedView {
    /// The app's binding, which is set to `false` when the view has left; `nil` if there is none.
    var isPresented: Binding<Bool>?
    var content = AnyView(EmptyView())

    /// The environment of the navigation link that leads to the screen; `nil` if the screen has the stack's
    /// environment.
    var environment: EnvironmentValues?
  }

  /// A presented view on top of the path, which is no part of the path: the destination of a navigation link, or of a
  /// binding.
  ///
  /// Each one is a new screen. It ends when its navigation link or modifier is removed, as on the native stack and in
  /// a `NavigationView`. A covered lazy container isn't laid out, and so removes no rows.
  @MainActor
  final class Presentation: EqualByIdentity {
    fileprivate(set) var view: PresentedView {
      didSet { isPresented = view.isPresented }
    }

    /// The app's newest binding, to end the presentation with.
    fileprivate var isPresented: Binding<Bool>?

    private weak var presenter: Presenter?

    /// The number of refreshes within the present second.
    fileprivate var refreshCount = 0

    init(of view: PresentedView, from presenter: Presenter) {
      self.view = view
      isPresented = view.isPresented
      self.presenter = presenter
    }

    /// Whether its navigation link or modifier was removed.
    ///
    /// The binding may belong to another view by now.
    fileprivate var isAbandoned: Bool { presenter == nil }

    /// Ends with a path that the app has set.
    ///
    /// The app may have set the binding together with that path.
    ///
    /// Returns the presenter if its binding is yet to be set.
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

/// Views that are presented above the path.
extension LinksStack {
  /// Follows presenters in one change, so that a view can replace one that leaves.
  func follow(_ presenters: [Presenter]) {
    // Screens that come in the place of a presented view may have its binding, which is yet to be set.
    guard !path.isEnding else { return afterTwoTurns { $0.follow(presenters) } }
    var changed: [Presenter] = []
    for presenter in presenters where !presenter.isWanted {
      if let gone = presenter.presentation, path.withdraw(gone) { changed.append(presenter) }
    }
    // Of screens that share a binding, the lowest one presents its view: the others go.
    let wanted = presenters.filter(\.isOn).sorted { $0.depth < $1.depth }
    for presenter in wanted {
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

  /// Returns whether a presenter was on from the beginning, on a screen that is still arriving.
  ///
  /// It belongs to the same change, of which the app has set all parts at once.
  private func comesWithItsScreen(_ presenter: Presenter) -> Bool {
    presenter.isOnFromStart && presenter.screen === chain.arriving && driver?.isSettled == false
  }

  /// Updates a presented screen, unless its own evaluation triggers the update.
  ///
  /// That is assumed after 60 updates within a second, more than a display draws. From then on the screen isn't
  /// updated.
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
      // The presenter's screen may be leaving too. A host whose state can't be read reports that later. A path that
      // is shortened before the report would count as newer than the back navigation.
      after(.silence) { $0.withdraw(presentation) }
    } else {
      withdraw(presentation)
    }
  }

  private func withdraw(_ presentation: Presenter.Presentation) {
    if path.withdraw(presentation) { retarget() }
  }

  /// Returns whether a screen is shown, and is to stay.
  func isPartOfTarget(_ screen: LinkedScreen) -> Bool {
    guard let driver, chain.shows(screen) else { return false }
    return screen.depth == 0
      || path.target.values.dropFirst(screen.depth - 1).first
        == driver.linkStack[screen.depth].value
  }
}
