import SwiftUI

/// A view on top of the path that is no part of it: shown by a link that has a view for a
/// destination, or by a binding.
///
/// It lasts from its being presented until it goes away, and is a screen of its own each time. It
/// outlives the link that it came from, so a row that is scrolled away takes nothing with it.
@MainActor
final class Presentation {
  /// What the screen shows.
  var content: AnyView

  /// Tells the app that the view has gone.
  var onDismissal: () -> Void

  private weak var presenter: Presenter?

  init(from presenter: Presenter, content: AnyView, onDismissal: @escaping () -> Void) {
    self.presenter = presenter
    self.content = content
    self.onDismissal = onDismissal
  }

  /// Ends the presentation, and tells the app.
  func end() {
    presenter?.forget(self)
    onDismissal()
  }
}
