import SwiftUI
import Testing

struct LateRoot: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NavigationStack(path: $model.path) {
      if model.note == "declare" {
        Text("root").navigationDestination(for: String.self) { Text("string \($0)") }
      } else {
        Text("root")
      }
    }
  }
}
