import SwiftUI

struct Park: Hashable, Identifiable {
  let name: String

  var id: String { name }
}

struct ParksView: View {
  let parks = [Park(name: "Yosemite"), Park(name: "Zion")]

  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List(parks) { park in
        NavigationLink(park.name, value: park)
      }
      .navigationTitle("Parks")
      .navigationDestination(for: Park.self) { Text("Welcome").navigationTitle($0.name) }
    }
  }
}
