import Combine
import SwiftUI

/// The place in a screen that something is presented from: a link, or a modifier.
@MainActor
final class Presenter: ObservableObject {
  /// What is presented from here.
  private(set) var presentation: Presentation?

  /// Whether something should be.
  private(set) var isWanted = false

  /// The changes of that by the app.
  private(set) var change = AppChange()

  /// The screen that this place is on.
  private(set) weak var screen: LinkedScreen?

  private var content = AnyView(EmptyView())
  private var environment: EnvironmentValues?
  private var isPresented: Binding<Bool>?

  nonisolated init() {}

  /// Follows the app's current declaration; from the evaluation of a body.
  ///
  /// - Parameters:
  ///   - isPresented: The app's binding, if there is one.
  ///   - screen: The screen that this place is on.
  ///   - content: The view to present.
  ///   - environment: The environment of that view; `nil` for the stack's.
  func update(
    isPresented: Binding<Bool>?,
    on screen: LinkedScreen,
    content: AnyView,
    environment: EnvironmentValues? = nil
  ) {
    self.screen = screen
    self.environment = environment
    self.isPresented = isPresented
    self.content = content
    if let isPresented, isWanted != isPresented.wrappedValue {
      isWanted.toggle()
      change.begin()
    }
    // A view that is about to leave keeps showing what it showed: the data it is made from may be gone.
    if isWanted { presentation?.update(content, environment, isPresented) }
    if isWanted || presentation != nil {
      screen.stack?.deferWork { $0.presenters.append(self) }
    }
  }

  /// Learns the transaction of the app's last change; from SwiftUI's update.
  func hasChanged(in transaction: Transaction) {
    change.observe(transaction)
  }

  /// Asks for what is presented from here, and has the views updated that say what that is.
  func want() {
    objectWillChange.send()
    isWanted = true
  }

  /// Begins a presentation.
  func present() -> Presentation {
    let presentation = Presentation(from: self, content, environment, isPresented)
    self.presentation = presentation
    return presentation
  }

  /// Takes note that a presentation has ended.
  func forget(_ presentation: Presentation) {
    guard presentation === self.presentation else { return }
    // The link's view is evaluated, so that nothing is left of it that reads the environment.
    if environment != nil { objectWillChange.send() }
    environment = nil
    content = AnyView(EmptyView())
    self.presentation = nil
    isWanted = false
  }
}

/// A view on top of the path that is no part of it: shown by a link that has a view for a
/// destination, or by a binding.
///
/// It lasts from its being presented until it goes away, and is a screen of its own each time. It
/// outlives the link that it came from, so a row that is scrolled away takes nothing with it.
@MainActor
final class Presentation {
  /// What the screen shows.
  private(set) var content: AnyView

  /// The environment of the link that leads to the screen; `nil` where the screen has the stack's.
  private(set) var environment: EnvironmentValues?

  /// The app's binding, which is told when the view has gone.
  private var isPresented: Binding<Bool>?

  private weak var presenter: Presenter?

  init(
    from presenter: Presenter,
    _ content: AnyView,
    _ environment: EnvironmentValues?,
    _ isPresented: Binding<Bool>?
  ) {
    self.presenter = presenter
    self.content = content
    self.environment = environment
    self.isPresented = isPresented
  }

  /// Follows the app's current declaration; from the evaluation of a body.
  func update(
    _ content: AnyView,
    _ environment: EnvironmentValues?,
    _ isPresented: Binding<Bool>?
  ) {
    self.content = content
    self.environment = environment
    self.isPresented = isPresented
  }

  /// Ends the presentation, and tells the app.
  func end() {
    presenter?.forget(self)
    if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
  }
}
