import SwiftUI

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

private struct StationScreen: View {
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
