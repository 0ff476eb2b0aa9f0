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

class Animal: Hashable {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  static func == (lhs: Animal, rhs: Animal) -> Bool {
    lhs.name == rhs.name
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

final class Dog: Animal {}

struct KennelView: View {
  @State private var path = NavigationPath()

  private let dog = Dog("Rex")

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("By link", value: dog as Animal)
        Button("By code") { path.append(dog as Animal) }
      }
      .navigationTitle("Kennel")
      .navigationDestination(for: Animal.self) { Text("Woof").navigationTitle($0.name) }
    }
  }
}
