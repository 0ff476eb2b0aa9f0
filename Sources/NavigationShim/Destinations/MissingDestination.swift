import SwiftUI

/// What is shown for a value without a declared destination, like in SwiftUI's own stack.
struct MissingDestination: View {
  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill")
      .foregroundColor(.yellow)
      .accessibility(label: Text("Missing destination"))
  }
}
