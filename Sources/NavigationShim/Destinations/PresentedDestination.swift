import SwiftUI

/// Shows a view on top of the stack around it while a binding is `true`.
struct PresentedDestination<Destination: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let destination: Destination

  @Environment(\.navigationSurroundings) private var surroundings
  @Environment(\.navigationHost) private var host
  @StateObject private var presenter = Presenter()

  func body(content: Content) -> some View {
    if let screen = surroundings.screen {
      let _ = presenter.update(
        isPresented: isPresented,
        on: screen,
        content: AnyView(destination)
      )
      content
    } else if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), host.isNative {
      content.nativeDestination(isPresented: isPresented) { destination }
    } else {
      content
    }
  }
}
