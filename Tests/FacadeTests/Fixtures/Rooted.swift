import NavigationShim
import SwiftUI
import Testing

enum Station: Int, Hashable, Codable {
  case first = 1
  case second, third, fourth
}

struct TourScene: View {
  @ObservedObject var store: PathStore<RootedPath<Station, [Station]>>
  let marks: Marks

  var body: some View {
    RootedNavigationStack(path: $store.path) { station in
      StationScreen(station: station, isRoot: true, marks: marks)
        .navigationDestination(for: Station.self) {
          StationScreen(station: $0, isRoot: false, marks: marks)
        }
    }
    .environmentObject(store)
  }
}

struct StationScreen: View {
  let station: Station
  let isRoot: Bool
  let marks: Marks

  @EnvironmentObject private var store: PathStore<RootedPath<Station, [Station]>>
  @EnvironmentObject private var navigator: Navigator<[Station]>
  @StateObject private var mark = Mark()

  var body: some View {
    let _ = marks.add(mark, for: isRoot ? -station.rawValue : station.rawValue)
    VStack {
      Text(isRoot ? "root \(station.rawValue)" : "station \(station.rawValue)")
      Button("Make third station root") { store.path.changeRoot(to: .third) }
      Button("Sign in later") { [navigator] in
        store.path.changeRoot(to: .fourth, path: [.first])
        navigator.path = [.second, .second]
      }
    }
    .navigationTitle("\(station.rawValue)")
  }
}

enum Home: Hashable {
  case welcome
  case inbox
}

struct SignInScene: View {
  @State private var state = RootedPath(root: Home.welcome, path: NavigationPath())

  var body: some View {
    RootedNavigationStack(path: $state) { home in
      switch home {
      case .welcome:
        NavigationLink("Continue", value: "code")
          .navigationTitle("Welcome")
          .navigationDestination(for: String.self) { _ in
            Button("Sign in") { state.changeRoot(to: .inbox, path: NavigationPath([1, 2])) }
              .navigationTitle("Code")
          }
      case .inbox:
        Button("Sign out") { state.changeRoot(to: .welcome) }
          .navigationTitle("Inbox")
          .navigationDestination(for: Int.self) { number in
            Button("Sign out") { state.changeRoot(to: .welcome) }
              .navigationTitle("Message \(number)")
          }
      }
    }
  }
}
