import Combine
import LinkStackEngine
import SwiftUI

/// A navigation link or a modifier in a column that shows a view in place of the next column.
///
/// Beside other columns, SwiftUI's navigation link would take the next column's own view away for good (DanceUI). Where
/// the columns are one above the other, only one stack may push onto their controller. So the columns themselves show
/// the view, until something else is chosen.
@MainActor
final class ColumnPresenter: ObservableObject, EqualByIdentity {
  /// The view, from the evaluation on in which the app's binding has turned on.
  private var presentation: Presentation?

  nonisolated init() {}

  deinit {
    guard let presentation else { return }
    MainThread.run { _ in presentation.presenterHasGone() }
  }

  /// Takes in the app's current declaration, whose binding is on.
  ///
  /// Called from the evaluation of a body.
  func update(_ view: Presenter.PresentedView, in column: Column) {
    var view = view
    // The columns retain the view, so they must not be in its environment. Its place has its own.
    view.environment?.navigationPlace = .outside
    if let presentation {
      presentation.view = view
      column.columns.refresh(presentation)
    } else {
      let new = Presentation(of: view, in: column)
      presentation = new
      column.columns.show(new)
    }
  }

  /// Takes in that the app's binding is off.
  ///
  /// Called from the evaluation of a body.
  func declareOff() {
    guard let presentation else { return }
    self.presentation = nil
    presentation.end()
  }
}

extension ColumnPresenter {
  /// A view in place of a column.
  ///
  /// A view that is about to leave stays as it was.
  @MainActor
  final class Presentation: EqualByIdentity {
    fileprivate(set) var view: Presenter.PresentedView
    fileprivate private(set) weak var columns: LinkedColumns?

    /// The position of the column in whose place the view is.
    let index: Int

    fileprivate init(of view: Presenter.PresentedView, in column: Column) {
      self.view = view
      columns = column.columns
      index = column.index + 1
    }

    /// Whether the view is to be shown no longer.
    private(set) var hasEnded = false

    /// Whether the navigation link or the modifier is there, and its binding was on when it was last evaluated.
    var isWanted: Bool { view.isPresented != nil }

    /// Sets the binding to `false`, unless the navigation link or the modifier was off when it was last evaluated, or
    /// was removed: the binding's data may be gone, or it may belong to another view by now.
    ///
    /// As by SwiftUI, it isn't read: what has ended a view below may have removed the data.
    func turnOff() { view.isPresented?.wrappedValue = false }

    /// Takes in that the navigation link or the modifier was removed.
    ///
    /// Beside other columns, people may have scrolled its row away, and the view stays. The binding goes: it retains
    /// what it writes to, and a declared destination that is retained takes taps on navigation links.
    fileprivate func presenterHasGone() {
      if columns?.isCollapsed == true { end() } else { view.isPresented = nil }
    }

    fileprivate func end() {
      view.isPresented = nil
      hasEnded = true
      columns?.decideLater()
    }
  }
}
