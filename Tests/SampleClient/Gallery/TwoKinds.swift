import SwiftUI

/// Links to two types of values and their destinations, whatever the types.
struct TwoKinds<First: Hashable & Codable, Second: Hashable & Codable, Content: View>: View {
  let first: First
  let second: Second
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      content
      NavigationLink("First kind", value: first)
      NavigationLink("Second kind", value: second)
    }
    .navigationDestination(for: First.self) { value in
      Text("First: \(String(describing: value))")
        .navigationTitle("First")
    }
    .navigationDestination(for: Second.self) { value in
      Text("Second: \(String(describing: value))")
        .navigationTitle("Second")
    }
  }
}
