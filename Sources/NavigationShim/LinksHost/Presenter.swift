import Combine
import LinkStackEngine
import SwiftUI

/// A navigation link or a modifier that presents a view from a screen.
@MainActor
final class Presenter: ObservableObject {
  /// The view that it presents, or asks to present.
  private(set) var presentation: Presentation?
  var change = AppChange()

  /// Whether people have tapped a navigation link without a binding, and its view is to be presented.
  private(set) var isTapped = false

  /// Whether the binding was `true` when it was last evaluated; `nil` before.
  ///
  /// It becomes `false` if the binding is off a turn after the package has turned it off.
  fileprivate private(set) var wasOn: Bool?

  nonisolated init() {}

  deinit {
    guard let presentation else { return }
    MainThread.run { _ in presentation.presenterHasGone() }
  }

  /// Takes in the app's current declaration, and asks to present the view if the binding has turned on.
  ///
  /// Called from the evaluation of a body.
  func update(_ view: PresentedView, on screen: LinkedScreen) {
    let isOn = view.isPresented?.wrappedValue ?? isTapped
    if isOn != (wasOn ?? false) {
      change.begin()
      if isOn { request(view, on: screen) }
      screen.stack?.pathMayHaveChanged()
    }
    wasOn = isOn
    guard let presentation else { return }
    presentation.take(view, isOn: isOn)
    if isOn { screen.stack?.deferWork { $0.refreshedViews.append(presentation) } }
  }

  private func request(_ view: PresentedView, on screen: LinkedScreen) {
    guard let stack = screen.stack else { return }
    let presentation = Presentation(of: view, from: self, on: screen, in: stack)
    self.presentation?.presenter = nil
    self.presentation = presentation
    stack.deferWork { $0.requests.insert(presentation, at: 0) }
  }

  /// Notes that the app's binding is `false`, when no other view is evaluated that could note it.
  func declareOff() { wasOn = false }

  /// Asks to present the view: evaluates the views that declare it.
  func want() {
    objectWillChange.send()
    isTapped = true
    wasOn = false
  }

  fileprivate func forgetPresentation() {
    // Evaluates the navigation link's view, so that it no longer reads the environment.
    if presentation?.view.environment != nil { objectWillChange.send() }
    presentation = nil
    isTapped = false
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
    fileprivate(set) var view: PresentedView
    let version: Int

    /// The navigation link or modifier, until it is removed, or asks for another view.
    fileprivate weak var presenter: Presenter?
    private weak var stack: LinksStack?

    /// The screen with the navigation link or modifier, and its identity at the time of the declaration.
    private weak var screen: LinkedScreen?
    private let screenID: ScreenID

    /// Whether the binding was `true` in the first evaluation, as when an app sets a whole chain of bindings.
    private let isOnFromStart: Bool

    fileprivate init(
      of view: PresentedView,
      from presenter: Presenter,
      on screen: LinkedScreen,
      in stack: LinksStack
    ) {
      self.view = view
      self.presenter = presenter
      self.screen = screen
      self.stack = stack
      screenID = screen.id
      isOnFromStart = presenter.wasOn == nil
      version = stack.path.noticedVersion()
    }

    /// Takes in the app's current declaration.
    ///
    /// A view that is about to leave stays as it was: its data may be gone. The binding may be another one by now.
    fileprivate func take(_ newView: PresentedView, isOn: Bool) {
      if isOn { view = newView } else { view.isPresented = newView.isPresented }
    }

    /// Takes in that the navigation link or the modifier was removed.
    fileprivate func presenterHasGone() {
      stack?.after(.turn) { $0.handle(.presenterGone) }
    }

    /// Returns whether its change is animated; `nil` if its navigation link or modifier was removed.
    var isAnimated: Bool? { presenter?.change.isAnimated }

    /// Returns whether it is presented from the beginning, on a screen that is still arriving.
    ///
    /// It belongs to the same change, of which the app has set all parts at once.
    var comesWithItsScreen: Bool {
      guard isOnFromStart, presenter != nil, let screen else { return false }
      return screen === stack?.chain.arriving && stack?.driver?.isSettled == false
    }
  }
}

extension Presenter.Presentation: StackTargetView {
  private var owner: LinkedScreen? { presenter == nil ? nil : presentScreen }

  /// The screen with the navigation link or modifier, if the stack still shows it.
  private var presentScreen: LinkedScreen? {
    guard let screen, screen.id == screenID, stack?.chain.shows(screen) == true else { return nil }
    return screen
  }

  var ownerDepth: Int? { owner?.depth }

  var ownerElement: PathElement? {
    if case .element(let element) = owner?.value { element } else { nil }
  }

  var ownerView: Presenter.Presentation? {
    if case .presentation(let view) = owner?.value { view } else { nil }
  }

  var isOn: Bool { view.isPresented?.wrappedValue ?? (presenter?.isTapped == true) }

  var isTurnedOff: Bool { presenter?.wasOn == false }

  var isRemoved: Bool { presenter == nil }

  /// Whether the navigation link or modifier was removed from a screen that is still there.
  private var wasRemovedByApp: Bool { presenter == nil && presentScreen != nil }

  func end(turningOff isTurningOff: Bool) {
    presenter?.forgetPresentation()
    // A binding that was off and is on again belongs to a request that is yet to be made.
    guard isTurningOff, !wasRemovedByApp, !isTurnedOff, let isPresented = view.isPresented else {
      return
    }
    // The app may turn it on again before a covered screen is evaluated. If it is on in the next turn already, the app
    // has refused to turn it off, and nothing is presented again.
    stack?.after(.turn) { [self] _ in
      if let presenter, presentScreen != nil, !isPresented.wrappedValue { presenter.declareOff() }
    }
    // As by SwiftUI, it isn't read: what has ended a view below may have removed the data.
    isPresented.wrappedValue = false
    stack?.pathMayHaveChanged()
  }
}
