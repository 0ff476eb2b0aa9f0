import SwiftUI

/// A screen that closes itself, in the way that is as old as iOS 13.
struct MessageView: View {
  let number: Int
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack {
      Text("Text of message \(number)")
      NavigationLink("The one before", value: number - 1)
      Button("Close") {
        presentationMode.wrappedValue.dismiss()
      }
    }
    .navigationTitle("Message \(number)")
  }
}
