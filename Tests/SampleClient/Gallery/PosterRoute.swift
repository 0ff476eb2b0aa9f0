import SwiftUI

/// A route that is the screen itself.
enum PosterRoute: Hashable, View {
  case film(String)
  case wall(posters: Int)

  var body: some View {
    switch self {
    case .film(let name):
      NavigationLink("Its wall", value: PosterRoute.wall(posters: name.count))
        .navigationTitle(name)
    case .wall(let posters):
      Text("\(posters) posters")
        .navigationTitle("Wall")
    }
  }
}
