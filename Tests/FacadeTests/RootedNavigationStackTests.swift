import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("A root that changes with its path")
struct RootedNavigationStackTests {
  private let marks = Marks()
  private let store = PathStore(
    path: RootedPath(root: Station.first, path: [Station.second, .third, .fourth])
  )

  private func launched(
    _ host: NavigationHost,
    _ behavior: HostBehavior = HostBehavior()
  ) -> EmulatedApp {
    EmulatedApp.settled(host, behavior: behavior) {
      TourScene(store: store, marks: marks)
    }
  }

  /// What is rendered from now on, in steps of 25 ms and without repetitions: also screens that
  /// are on their way out, and those below others.
  private func film(_ app: EmulatedApp) -> [[String]] {
    let names = (1...4).flatMap { ["root \($0)", "station \($0)"] }
    var pictures: [[String]] = []
    for _ in 0..<120 {
      let tree = app.tree()
      let picture = names.filter { tree.contains("\"\($0)\"") }
      if picture != pictures.last { pictures.append(picture) }
      app.wait(25)
    }
    return pictures
  }

  @Test("no screen of the old stack is seen after the change", arguments: NavigationHost.both)
  func noFlicker(host: NavigationHost) {
    let app = launched(host)
    #expect(app.tap("Make third station root"))
    #expect(!app.isInTransition)
    #expect(film(app) == [["root 3"]])
    #expect(app.violations == [])
  }

  @Test("a deep path of the new root is reached without a look at the old", arguments: [1, 3, 8])
  func deepPath(depth: Int) {
    for host in NavigationHost.both {
      let app = launched(host)
      let path = Array(repeating: Station.first, count: depth)
      app.resetCounts()
      store.path.changeRoot(to: .third, path: path)
      let pictures = film(app)
      app.settle()
      #expect(pictures.allSatisfy { Set($0).isSubset(of: ["root 3", "station 1"]) })
      #expect(app.shown == path.map { "\($0.rawValue)" })
      #expect(app.hostUpdates == (host == .links ? depth : 1))
      #expect(app.violations == [])
      store.path = RootedPath(root: .first, path: [.second, .third, .fourth])
    }
  }

  @Test(
    "the old screens are released as soon as the root has changed",
    arguments: NavigationHost.both,
    HostBehavior.all
  )
  func releases(host: NavigationHost, behavior: HostBehavior) {
    let app = launched(host, behavior)
    #expect(marks.alive == [-1, 2, 3, 4])
    store.path.changeRoot(to: .third)
    app.update()
    #expect(marks.alive == [-3])
  }

  @Test(
    "a root that changes in the middle of a deep link ends it, and nothing is left of it",
    arguments: NavigationHost.both,
    [0, 1, 200, 349, 350, 351, 600] as [Int64]
  )
  func meanwhile(host: NavigationHost, milliseconds: Int64) {
    let app = launched(host)
    store.path.path = []
    app.settle()
    store.path.path = [.second, .third, .fourth]
    app.wait(milliseconds)
    store.path.changeRoot(to: .third, path: [.first, .first])
    let pictures = film(app)
    app.settle()
    #expect(pictures.allSatisfy { Set($0).isSubset(of: ["root 3", "station 1"]) })
    #expect(app.shown == ["1", "1"])
    #expect(store.path == RootedPath(root: .third, path: [.first, .first]))
    #expect(marks.alive == [-3, 1, 1])
    #expect(app.violations == [])
  }

  @Test("the same path above another root is kept", arguments: NavigationHost.both)
  func samePath(host: NavigationHost) {
    let app = launched(host)
    store.path.changeRoot(to: .third, path: store.path.path)
    app.settle()
    #expect(app.titles == ["3", "2", "3", "4"])
    #expect(marks.alive == [-3, 2, 3, 4])
    #expect(store.path.path == [.second, .third, .fourth])
  }

  @Test(
    "a path that changes alone moves in the stack that is there",
    arguments: NavigationHost.both
  )
  func pathAlone(host: NavigationHost) {
    let app = launched(host)
    store.path.path = [.second]
    app.update()
    #expect(app.isInTransition)
    app.settle()
    #expect(marks.alive == [-1, 2])
  }

  @Test("the root that is there already keeps its screen", arguments: NavigationHost.both)
  func sameRoot(host: NavigationHost) {
    let app = launched(host)
    store.path.changeRoot(to: .first)
    app.settle()
    #expect(app.titles == ["1"])
    #expect(marks.alive == [-1])
    #expect(app.violations == [])
  }

  @Test("a person who goes back changes the path, and not the root", arguments: NavigationHost.both)
  func back(host: NavigationHost) {
    let app = launched(host)
    app.goBack()
    #expect(store.path == RootedPath(root: .first, path: [.second, .third]))
  }

  @Test(
    "what a screen of the old root still has to say is of no effect",
    arguments: NavigationHost.both
  )
  func lateWrite(host: NavigationHost) {
    let app = launched(host)
    app.press("Sign in later")
    #expect(store.path == RootedPath(root: .fourth, path: [.first]))
    #expect(app.titles == ["4", "1"])
    #expect(app.violations == [])
  }

  @Test("who waits for a path whose root changes is told that it was dismissed")
  func waiting() async {
    let app = launched(.links)
    let change = WaitedChange {
      await store.withDelaysIfUnsupported(\.path.path) {
        $0 = [.second, .third, .fourth, .first, .first]
      }
    }
    await app.wait(100)
    #expect(change.outcome == nil)
    store.path.changeRoot(to: .third)
    await app.settle()
    #expect(change.outcome == .dismissed)
  }

  @Test("ten roots in a row cost one stack", arguments: NavigationHost.both)
  func manyRoots(host: NavigationHost) {
    let app = launched(host)
    app.resetCounts()
    for _ in 0..<5 {
      store.path.changeRoot(to: .second, path: [.first])
      store.path.changeRoot(to: .third, path: [.fourth])
    }
    app.settle()
    #expect(app.titles == ["3", "4"])
    #expect(app.hostUpdates == 1)
    #expect(marks.alive == [-3, 4])
  }

  @Test("a root changes while the app is away", arguments: NavigationHost.both)
  func away(host: NavigationHost) {
    let app = launched(host)
    app.leave()
    store.path.changeRoot(to: .third, path: [.first, .second])
    app.comeBack()
    app.settle()
    #expect(app.titles == ["3", "1", "2"])
    #expect(app.violations == [])
  }

  @Test("a stack with a NavigationPath has a root as well", arguments: NavigationHost.both)
  func untyped(host: NavigationHost) {
    let holder = PathStore(path: RootedPath(root: "a", path: NavigationPath([1, 2])))
    let app = EmulatedApp.settled(host) { UntypedScene(store: holder) }
    #expect(app.titles == ["a", "1", "2"])
    holder.path.changeRoot(to: "b")
    #expect(app.titles == ["b"])
    #expect(!app.isInTransition)
    holder.path.changeRoot(to: "c", path: NavigationPath([3]))
    app.settle()
    #expect(app.titles == ["c", "3"])
    #expect(app.violations == [])
  }
}

private struct UntypedScene: View {
  @ObservedObject var store: PathStore<RootedPath<String, NavigationPath>>

  var body: some View {
    RootedNavigationStack(path: $store.path) { root in
      Text("root").navigationTitle(root)
        .navigationDestination(for: Int.self) { Text("screen").navigationTitle("\($0)") }
    }
  }
}

private enum Station: Int, Hashable, Codable {
  case first = 1
  case second, third, fourth
}

private struct TourScene: View {
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

@MainActor
@Suite("Signing in and out")
struct SignInTests {
  @Test("signing in leads from the last screen of one root to a deep one of the other")
  func signIn() {
    for host in NavigationHost.both {
      let app = EmulatedApp.settled(host) { SignInScene() }
      app.press("Continue")
      #expect(app.titles == ["Welcome", "Code"])
      #expect(app.tap("Sign in"))
      while app.isInTransition {
        #expect(app.titles.first == "Inbox")
        #expect(!app.tree().contains("Sign in"))
        app.wait(10)
      }
      app.settle()
      #expect(app.titles == ["Inbox", "Message 1", "Message 2"])
      #expect(app.violations == [])
    }
  }

  @Test("signing out shows the other root at once, from any depth", arguments: [0, 1, 2])
  func signOut(depth: Int) {
    for host in NavigationHost.both {
      let app = EmulatedApp.settled(host) { SignInScene() }
      app.press("Continue")
      app.press("Sign in")
      if depth < 2 { #expect(app.back(to: depth)) }
      app.settle()
      #expect(app.tap("Sign out"))
      #expect(app.titles == ["Welcome"])
      #expect(!app.isInTransition)
      #expect(!app.tree().contains("Sign out"))
      #expect(app.violations == [])
    }
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
