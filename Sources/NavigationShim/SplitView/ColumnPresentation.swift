import SwiftUI

/// Shows a view in place of the next column, in its own environment.
struct ColumnPresentation: View {
  let view: Presenter.PresentedView
  let column: Column
  let presenter: ColumnPresenter

  @EnvironmentValue(\.self) private var environment

  var body: some View {
    let _ = presenter.update(view, environment, in: column)
    Color.clear.unseen()
  }
}
