import Combine
import SwiftUI

/// The way through a museum.
@MainActor
final class MuseumRouter: Router {
  enum Route: Hashable, Codable {
    case hall(Int)
    case cellar
  }

  @Published var path = NavigationPath()

  func screen(for route: Route) -> some View {
    MuseumScreen(route: route)
  }
}

struct MuseumEntrance: View {
  @EnvironmentObject private var router: MuseumRouter

  var body: some View {
    VStack {
      NavigationLink("Go in", value: MuseumRouter.Route.hall(1))
      Button("Straight to the cellar") {
        router.path.append(MuseumRouter.Route.cellar)
      }
    }
    .navigationTitle("Museum")
  }
}

private struct MuseumScreen: View {
  let route: MuseumRouter.Route

  var body: some View {
    switch route {
    case .hall(let number):
      // Two kinds in one generic view, on a screen that was pushed.
      TwoKinds(first: "Label", second: Double(number)) {
        NavigationLink("Next hall", value: MuseumRouter.Route.hall(number + 1))
      }
      .navigationTitle("Hall \(number)")
    case .cellar:
      Text("Dark")
        .navigationTitle("Cellar")
    }
  }
}

extension MuseumRouter: RoomModel {
  var pathDescription: String {
    path.summary
  }

  var events: [AppEvent] {
    [
      AppEvent("third hall") { self.path = NavigationPath([Route.hall(1), .hall(2), .hall(3)]) },
      AppEvent("a number in the second hall") {
        self.path = NavigationPath([Route.hall(1), .hall(2)])
        self.path.append(2.5)
      },
      AppEvent("leave") { self.path = NavigationPath() },
    ]
  }
}
