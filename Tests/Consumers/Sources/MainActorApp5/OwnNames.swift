import Core
import SwiftUI

// Names that the package has, too, mean the app's in a file that doesn't import it.

final class OwnNavigator: Navigator {
  private(set) var path = NavigationPath()

  func show(_ route: NavigationRoute) {
    path.append(route)
  }
}

struct OwnNamesView: View {
  @State private var path: [NavigationRoute] = []

  let animation = NavigationAnimation.slide
  let outcome: NavigationOutcome = .quit

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Orders", value: NavigationRoute.orders)
        .navigationDestination(for: NavigationRoute.self) { _ in Text("Orders") }
    }
  }
}
