import SwiftUI

/// Stacks whose paths nobody can change.
struct ConstantRoom: View {
  var body: some View {
    NavigationStack(path: .constant(NavigationPath())) {
      Text("Do not touch")
        .navigationTitle("Behind glass")
    }
  }
}

struct ConstantRoomPreviews: @MainActor PreviewProvider {
  @MainActor @State static var path = NavigationPath()

  static var previews: some View {
    ConstantRoom()
    NavigationStack(path: $path) {
      Text("In a preview")
    }
  }
}
