import Combine
import SwiftUI

/// The place in a screen that something is presented from: a link, or a modifier.
@MainActor
final class Presenter: ObservableObject {
  /// What is presented from here.
  private(set) var presentation: Presentation?

  /// Whether something should be.
  private(set) var isWanted = false

  /// The screen that this place is on.
  private(set) weak var screen: LinkedScreen?

  private var content = AnyView(EmptyView())
  private var isPresented: Binding<Bool>?

  nonisolated init() {}

  /// Takes in what the app says now; from the evaluation of a body.
  ///
  /// - Parameter isPresented: The app's binding; `nil` where there is none.
  func update(isPresented: Binding<Bool>?, on screen: LinkedScreen, content: AnyView) {
    self.screen = screen
    self.isPresented = isPresented
    self.content = content
    if let isPresented { isWanted = isPresented.wrappedValue }
    presentation?.update(content: content, isPresented: isPresented)
    if isWanted || presentation != nil {
      screen.stack?.note { $0.presenters.append(self) }
    }
  }

  /// Asks for what is presented from here.
  func want() {
    isWanted = true
  }

  /// Begins a presentation.
  func present() -> Presentation {
    let presentation = Presentation(from: self, content: content, isPresented: isPresented)
    self.presentation = presentation
    return presentation
  }

  /// Takes note that a presentation has ended.
  func forget(_ presentation: Presentation) {
    guard presentation === self.presentation else { return }
    self.presentation = nil
    isWanted = false
  }
}
