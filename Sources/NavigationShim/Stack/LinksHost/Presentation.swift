import SwiftUI

/// A view on top of the path that is no part of it: shown by a link that has a view for a
/// destination, or by a binding.
///
/// It lasts from its being presented until it goes away, and is a screen of its own each time. It
/// outlives the link that it came from, so a row that is scrolled away takes nothing with it.
@MainActor
final class Presentation {
  /// What the screen shows.
  private(set) var content: AnyView

  /// The app's binding, which is told when the view has gone.
  private var isPresented: Binding<Bool>?

  private weak var presenter: Presenter?

  init(from presenter: Presenter, content: AnyView, isPresented: Binding<Bool>?) {
    self.presenter = presenter
    self.content = content
    self.isPresented = isPresented
  }

  /// Takes in what the app says now; from the evaluation of a body.
  func update(content: AnyView, isPresented: Binding<Bool>?) {
    self.content = content
    self.isPresented = isPresented
  }

  /// Ends the presentation, and tells the app.
  func end() {
    presenter?.forget(self)
    if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
  }
}
