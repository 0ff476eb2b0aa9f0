import NavigationShim
import Observation
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@Observable
final class Router {
  var path: [Route] = []
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct RoutedOrders: View {
  @State private var router = Router()

  var body: some View {
    NavigationStack(path: $router.path) {
      NavigationLink("Order 42", value: Route.order(42))
        .navigationDestination(for: Route.self) { RoutedScreen(route: $0) }
    }
    .environment(router)
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct RoutedScreen: View {
  let route: Route
  @Environment(Router.self) private var router

  var body: some View {
    Button("Next item") { router.path.append(.item(router.path.count)) }
    Button("Back to the orders") { router.path = [] }
  }
}
