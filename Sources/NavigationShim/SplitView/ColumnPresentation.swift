import SwiftUI

/// Shows a view in place of the next column while a binding is on.
struct ColumnPresentation: ViewModifier {
  let view: Presenter.PresentedView
  let column: Column

  @StateObject private var presenter = ColumnPresenter()

  func body(content: Content) -> some View {
    content.background(place)
  }

  // While nothing is shown, the environment isn't read: any of its values may change, and that must not evaluate the
  // rows of a list.
  @MainActor @ViewBuilder private var place: some View {
    if view.isPresented?.wrappedValue == true {
      Place(view: view, column: column, presenter: presenter)
    } else {
      let _ = presenter.declareOff()
    }
  }
}

private struct Place: View {
  let view: Presenter.PresentedView
  let column: Column
  let presenter: ColumnPresenter

  @EnvironmentValue(\.self) private var environment

  var body: some View {
    let _ = presenter.update(view, environment, in: column)
    Color.clear.unseen()
  }
}
