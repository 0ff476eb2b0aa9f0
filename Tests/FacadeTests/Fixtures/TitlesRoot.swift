import SwiftUI

/// A root that declares numbers and texts, which are the titles of their screens.
struct TitlesRoot: View {
  var body: some View {
    Text("root").navigationTitle("root")
      .navigationDestination(for: Int.self) { Text("number").navigationTitle("\($0)") }
      .navigationDestination(for: String.self) { Text("text").navigationTitle($0) }
  }
}
