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
  ///
  /// - Parameter environment: The environment of the navigation link or the modifier.
  func update(
    _ content: AnyView,
    _ environment: EnvironmentValues,
    _ isPresented: Binding<Bool>,
    in column: Column
  ) {
    if let presentation {
      presentation.content = content
      presentation.environment = environment
      presentation.isPresented = isPresented
      presentation.columns.refresh(presentation)
    } else {
      let new = Presentation(content, environment, isPresented, from: column)
      presentation = new
      new.columns.show(new)
    }
  }

  /// Takes in that the app's binding is off.
  ///
  /// Called from the evaluation of a body.
  func declareOff() {
    guard let presentation else { return }
    self.presentation = nil
    presentation.columns.end(presentation)
  }
}

extension ColumnPresenter {
  /// A view in place of a column.
  ///
  /// A view that is about to leave stays as it was.
  @MainActor
  final class Presentation: EqualByIdentity {
    fileprivate(set) var content: AnyView
    fileprivate(set) var environment: EnvironmentValues
    fileprivate var isPresented: Binding<Bool>

    fileprivate let columns: LinkedColumns

    /// The position of the column in whose place the view is.
    let index: Int

    fileprivate init(
      _ content: AnyView,
      _ environment: EnvironmentValues,
      _ isPresented: Binding<Bool>,
      from column: Column
    ) {
      self.content = content
      self.environment = environment
      self.isPresented = isPresented
      columns = column.columns
      index = column.index + 1
    }

    var isOn: Bool { isPresented.wrappedValue }

    func turnOff() {
      if isOn { isPresented.wrappedValue = false }
    }

    /// Takes in that the navigation link or the modifier was removed.
    ///
    /// Beside other columns, people may have scrolled its row away.
    fileprivate func presenterHasGone() {
      if columns.isCollapsed == true { columns.end(self) }
    }
  }
}
