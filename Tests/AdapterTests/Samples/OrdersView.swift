import SwiftUI

enum Route: Hashable, Codable {
  case order(Int)
  case item(Int)
}

struct OrdersView: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Order 42", value: Route.order(42))
        Button("The last item I looked at") {
          path = NavigationPath([Route.order(42), Route.item(7)])
        }
      }
      .navigationTitle("Orders")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .order(let number):
          NavigationLink("Item 7", value: Route.item(7)).navigationTitle("Order \(number)")
        case .item(let number):
          Button("Back to the orders") { path = NavigationPath() }.navigationTitle("Item \(number)")
        }
      }
    }
  }
}
