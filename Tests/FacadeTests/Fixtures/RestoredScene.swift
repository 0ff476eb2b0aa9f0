import SwiftUI
import Testing

/// The root declares integers, texts and truth values; the screen of 2 declares fractions.
struct RestoredScene: View {
  @ObservedObject var store: PathStore<NavigationPath>

  var body: some View {
    NavigationStack(path: $store.path) {
      Text("root")
        .navigationTitle("root")
        .navigationDestination(for: Int.self) { NumberPlace(number: $0) }
        .navigationDestination(for: String.self) { Text("text").navigationTitle($0) }
        .navigationDestination(for: Bool.self) { Text("truth").navigationTitle(String($0)) }
    }
  }
}

struct NumberPlace: View {
  let number: Int

  @ViewBuilder var body: some View {
    if number == 2 {
      Text("two").navigationTitle("\(number)")
        .navigationDestination(for: Double.self) { Text("fraction").navigationTitle("\($0)") }
    } else {
      Text("number").navigationTitle("\(number)")
    }
  }
}
