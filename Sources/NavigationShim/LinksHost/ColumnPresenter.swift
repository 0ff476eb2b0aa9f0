import Combine
import LinkStackEngine
import SwiftUI

/// A navigation link or a modifier in a column that shows a view in the next one, beside it, in place of that
/// column's own.
///
/// SwiftUI's navigation link would take the next column's own view away for good (DanceUI). So the view is shown by
/// the column itself, until something else is chosen.
@MainActor
final class ColumnPresenter: ObservableObject, EqualByIdentity {
  /// The view, with the environment of the navigation link or the modifier.
  private(set) var view = AnyView(EmptyView())
  private var isPresented = Binding.constant(false)

  /// Whether the app's binding is on.
  ///
  /// The navigation link or the modifier may have been removed.
  var isOn: Bool { isPresented.wrappedValue }

  private var wasOn = false
  private weak var slot: Slot?

  nonisolated init() {}

  /// Takes in the app's current declaration, whose binding is on.
  ///
  /// Called from the evaluation of a body.
  func update(
    _ view: AnyView,
    _ isPresented: Binding<Bool>,
    in slot: Slot,
    _ configuration: NavigationConfiguration
  ) {
    self.view = view
    self.isPresented = isPresented
    let isRequest = !wasOn
    wasOn = true
    configuration.wakeScheduler.after(.turn) { [weak slot] in
      guard let slot else { return }
      if slot.presenter === self { slot.objectWillChange.send() }
      if isRequest, self.isOn { slot.show(self) }
    }
  }

  /// Takes in that the app's binding is off.
  ///
  /// Called from the evaluation of a body.
  func declareOff(_ configuration: NavigationConfiguration) {
    guard wasOn else { return }
    wasOn = false
    configuration.wakeScheduler.after(.turn) { [weak self] in
      guard let self, let slot, slot.presenter === self else { return }
      slot.show(nil)
    }
  }
}

extension ColumnPresenter {
  /// What is shown in a column in place of its own view, chosen in the column before it.
  ///
  /// It is observed by the column alone.
  @MainActor
  final class Slot: ObservableObject {
    private(set) var presenter: ColumnPresenter?

    nonisolated init() {}

    /// Shows another view, and sets the binding of the one before it to `false`.
    func show(_ next: ColumnPresenter?) {
      guard next !== presenter else { return }
      let former = presenter
      objectWillChange.send()
      presenter = next
      next?.slot = self
      if former?.isOn == true { former?.isPresented.wrappedValue = false }
    }

    /// Shows the column's own view in another arrangement of the columns, in which links push.
    ///
    /// Called from the evaluation of the split view's body.
    func forget() { presenter = nil }
  }
}
