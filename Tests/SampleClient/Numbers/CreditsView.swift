import SwiftUI

struct CreditsView: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack {
      Text("Counted by hand")
      Button("Close the credits") {
        presentationMode.wrappedValue.dismiss()
      }
    }
    .navigationTitle("Credits")
  }
}
