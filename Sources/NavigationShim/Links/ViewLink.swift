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
      let _ = presenter.update(
        isPresented: activation.binding,
        on: screen,
        content: AnyView(destination)
      )
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
  private func tap(on screen: LinkedScreen) {
    if let binding = activation.binding {
      binding.wrappedValue = true
    } else {
      presenter.want()
      screen.stack?.look(at: presenter)
    }
  }
}
