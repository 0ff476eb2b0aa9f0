import SwiftUI
import Testing

@MainActor
@Suite("A root that changes with its path", .misusesNoHost)
struct RootedNavigationStackTests {
  private let marks = LiveScreens()
  private let store = PathStore(
    path: RootedPath(root: Station.first, path: [Station.second, .third, .fourth])
  )

  private func launched(
    _ host: NavigationHost,
    _ behavior: HostBehavior = HostBehavior()
  ) async -> AppUnderTest {
    await store.launchedApp(host, behavior) { bound in
      RootedNavigationStack(bound.path) { station in
        StationScreen(station: station, isRoot: true, marks: marks)
          .navigationDestination(for: Station.self) {
            StationScreen(station: $0, isRoot: false, marks: marks)
          }
      }
      .environmentObject(store)
    }
  }

  @Test("the old screens are released", arguments: NavigationHost.both, HostBehavior.all)
  func releases(host: NavigationHost, behavior: HostBehavior) async {
    let app = await launched(host, behavior)
    expect(marks.alive, is: [-1, 2, 3, 4])
    await app.update { store.path.changeRoot(to: .third) }
    expect(marks.alive, is: [-3])
  }

  @Test("an old screen's write is lost", .needs(.countingScreens), arguments: NavigationHost.both)
  func lateWrite(host: NavigationHost) async {
    let app = await launched(host)
    await app.goBack()
    expect(store.path.path, is: [.second, .third])
    await app.press("Sign in later")
    expect(store.path, is: RootedPath(root: .fourth, path: [.first]))
    expect(app, titles: ["4", "1"])
  }

  #if os(Linux)
  /// What is rendered from now on, in steps of 25 ms and without repetitions: also screens that
  /// are on their way out, and those below others.
  private func film(_ app: AppUnderTest) async -> [[String]] {
    let names = (1...4).flatMap { ["root \($0)", "station \($0)"] }
    var pictures: [[String]] = []
    for _ in 0..<30 {
      let tree = app.emulated.tree()
      let picture = names.filter { tree.contains("\"\($0)\"") }
      if picture != pictures.last { pictures.append(picture) }
      await app.wait(25)
    }
    return pictures
  }
  #endif
}

enum Station: Int, Hashable, Codable {
  case first = 1
  case second, third, fourth
}

struct StationScreen: View {
  let station: Station
  let isRoot: Bool
  let marks: LiveScreens

  @EnvironmentObject private var store: PathStore<RootedPath<Station, [Station]>>
  @EnvironmentObject private var navigator: Navigator<[Station]>
  @StateObject private var mark = Mark()

  var body: some View {
    let _ = marks.add(mark, for: isRoot ? -station.rawValue : station.rawValue)
    VStack {
      Text(isRoot ? "root \(station.rawValue)" : "station \(station.rawValue)")
      Button("Sign in later") { [navigator] in
        store.path.changeRoot(to: .fourth, path: [.first])
        navigator.path = [.second, .second]
      }
    }
    .navigationTitle("\(station.rawValue)")
  }
}
