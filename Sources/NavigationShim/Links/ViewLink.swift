import SwiftUI

/// A link to a view, as the stack it is in needs it.
struct ViewLink<Label: View, Destination: View>: View {
  let destination: Destination
  let activation: LinkActivation
  let isDetailLink: Bool
  let label: Label

  @Environment(\.navigationSurroundings) private var surroundings
  @StateObject private var presenter = Presenter()

  var body: some View {
    if let screen = surroundings.screen {
      let _ = update(on: screen)
      Button {
        tap(on: screen)
      } label: {
        label
      }
    } else {
      PlainViewLink(
        destination: destination,
        activation: activation,
        isDetailLink: isDetailLink,
        label: label
      )
    }
  }

  @MainActor
  private func update(on screen: LinkedScreen) {
    let binding = activation.binding
    presenter.update(
      isWanted: binding?.wrappedValue,
      on: screen,
      content: AnyView(destination),
      onDismissal: { if binding?.wrappedValue == true { binding?.wrappedValue = false } }
    )
  }

  @MainActor
  private func tap(on screen: LinkedScreen) {
    if let binding = activation.binding {
      binding.wrappedValue = true
    } else {
      presenter.want()
      screen.stack?.look(at: presenter)
    }
  }
}
