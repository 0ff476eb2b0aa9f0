import Combine
import SwiftUI

/// Somebody who knows the way, and what is shown on it.
@MainActor
protocol Router: ObservableObject {
  associatedtype Route: Hashable
  associatedtype Screen: View

  var path: NavigationPath { get set }

  @ViewBuilder func screen(for route: Route) -> Screen
}

/// The stack of any router.
struct RoutedStack<R: Router, Content: View>: View {
  @ObservedObject var router: R
  @ViewBuilder let content: Content

  var body: some View {
    NavigationStack(path: $router.path) {
      content
        .navigationDestination(for: R.Route.self) { router.screen(for: $0) }
    }
    .environmentObject(router)
  }
}
