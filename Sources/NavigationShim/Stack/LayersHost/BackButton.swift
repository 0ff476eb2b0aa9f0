import SwiftUI

/// The button by which a person leaves a layer.
struct BackButton: View {
  let screen: LinkedScreen

  var body: some View {
    Button {
      screen.stack?.pop(to: screen.depth - 1)
    } label: {
      Image(systemName: "chevron.backward")
    }
    .accessibility(label: Text("Back"))
  }
}
