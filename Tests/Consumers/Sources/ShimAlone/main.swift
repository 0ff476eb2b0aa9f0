import NavigationShim
import SwiftUI

typealias NavigationPath = NavigationPathShim
typealias NavigationStack<Data, Root: View> = NavigationStackShim<Data, Root>
typealias NavigationLink<Label: View, Destination: View> = NavigationLinkShim<Label, Destination>

struct Orders: View {
  @State private var path = NavigationPath([42])

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Order 42", value: 42)
        .navigationDestination(for: Int.self) { Text("Order \($0)") }
    }
  }
}

print(type(of: Orders().body))
