import SwiftUI

/// The way back to the list, from any depth.
struct CarriersButton: ViewModifier {
  @EnvironmentObject var model: FleetModel

  func body(content: Content) -> some View {
    content.toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        Button("All carriers") {
          model.popToRoot()
        }
      }
    }
  }
}
