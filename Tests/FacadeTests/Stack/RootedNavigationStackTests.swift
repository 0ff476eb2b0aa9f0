import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("A root that changes with its path", .misusesNoHost)
struct RootedNavigationStackTests {
  private let marks = Marks()
  private let store = PathStore(
    path: RootedPath(root: Station.first, path: [Station.second, .third, .fourth])
  )

  private func launched(
    _ host: NavigationHost,
    _ behavior: HostBehavior = HostBehavior()
  ) async -> AppUnderTest {
    await AppUnderTest.settled(host, behavior: behavior) {
      Observing(store) { bound in
        RootedNavigationStack(path: bound.path) { station in
          StationScreen(station: station, isRoot: true, marks: marks)
            .navigationDestination(for: Station.self) {
              StationScreen(station: $0, isRoot: false, marks: marks)
            }
        }
        .environmentObject(store)
      }
    }
  }

  @Test(
    "the old screens are released as soon as the root has changed",
    arguments: NavigationHost.both,
    HostBehavior.all
  )
  func releases(host: NavigationHost, behavior: HostBehavior) async {
    let app = await launched(host, behavior)
    expect(marks.alive, is: [-1, 2, 3, 4])
    await app.update { store.path.changeRoot(to: .third) }
    expect(marks.alive, is: [-3])
  }

  @Test("the path above a root stays", .needs(.countingScreens), arguments: NavigationHost.both)
  func samePath(host: NavigationHost) async {
    let app = await launched(host)
    await app.settle { store.path.changeRoot(to: .third, path: store.path.path) }
    expect(app, titles: ["3", "2", "3", "4"])
    expect(marks.alive, is: [-3, 2, 3, 4])
    expect(store.path.path, is: [.second, .third, .fourth])
  }

  @Test(
    "a path that changes alone moves in the same stack, as does a person",
    arguments: NavigationHost.both
  )
  func pathAlone(host: NavigationHost) async {
    let app = await launched(host)
    await app.update { store.path.path = [.second, .third] }
    expect(app.isInTransition, is: true)
    await app.settle()
    expect(marks.alive, is: [-1, 2, 3])
    await app.goBack()
    expect(store.path, is: RootedPath(root: .first, path: [.second]))
    // The same root keeps its screen.
    await app.settle { store.path.changeRoot(to: .first) }
    expect(marks.alive, is: [-1])
  }

  @Test(
    "what a screen of the old root still has to say is of no effect",
    .needs(.countingScreens),
    arguments: NavigationHost.both
  )
  func lateWrite(host: NavigationHost) async {
    let app = await launched(host)
    await app.press("Sign in later")
    expect(store.path, is: RootedPath(root: .fourth, path: [.first]))
    expect(app, titles: ["4", "1"])
  }

  @Test("who waits for a path whose root changes is told that its stack is gone")
  func waiting() async {
    let app = await launched(.links)
    let change = await WaitedChange {
      await store.withDelaysIfUnsupported {
        $0.path = [.second, .third, .fourth, .first, .first]
      }
    }
    await app.waitWithTasks(100)
    expectNil(change.outcome)
    store.path.changeRoot(to: .third)
    await app.settleWithTasks()
    expect(change.outcome, is: .detached)
  }

  @Test(
    "a stack with a NavigationPath has a root as well",
    .needs(.countingScreens),
    arguments: NavigationHost.both
  )
  func untyped(host: NavigationHost) async {
    let holder = PathStore(path: RootedPath(root: "a", path: NavigationPath([1, 2])))
    let app = await AppUnderTest.settled(host) {
      Observing(holder) { bound in
        RootedNavigationStack(path: bound.path) { root in
          Text("root").navigationTitle(root)
            .navigationDestination(for: Int.self) { Text("screen").navigationTitle("\($0)") }
        }
      }
    }
    expect(app, titles: ["a", "1", "2"])
    await app.update { holder.path.changeRoot(to: "b") }
    expect(app, titles: ["b"])
    expect(app.isInTransition, is: false)
    await app.settle { holder.path.changeRoot(to: "c", path: NavigationPath([3])) }
    expect(app, titles: ["c", "3"])
  }
}

@MainActor
@Suite("Signing in and out", .misusesNoHost, .needs(.countingScreens))
struct SignInTests {
  @Test("signing in leads from the last screen of one root to a deep one of the other")
  func signIn() async {
    for host in NavigationHost.both {
      let app = await AppUnderTest.settled(host) { SignInScene() }
      await app.press("Continue")
      expect(app, titles: ["Welcome", "Code"])
      expect(await app.tap("Sign in"), is: true)
      await app.update()
      while app.isInTransition {
        expect(app.titles.first, is: "Inbox")
        #if os(Linux)
        expect(app.emulated.tree().contains("Sign in"), is: false)
        #endif
        await app.wait(10)
      }
      await app.settle()
      expect(app, titles: ["Inbox", "Message 1", "Message 2"])
    }
  }

  @Test("signing out shows the other root at once, from any depth", arguments: [0, 1, 2])
  func signOut(depth: Int) async {
    for host in NavigationHost.both {
      let app = await AppUnderTest.settled(host) { SignInScene() }
      await app.press("Continue")
      await app.press("Sign in")
      if depth < 2 { await app.goBack(to: depth) }
      expect(await app.tap("Sign out"), is: true)
      await app.update()
      expect(app, titles: ["Welcome"])
      expect(app.isInTransition, is: false)
      #if os(Linux)
      expect(app.emulated.tree().contains("Sign out"), is: false)
      #endif
    }
  }
}

#if os(Linux)
/// What the emulator alone knows.
extension RootedNavigationStackTests {
  /// What is rendered from now on, in steps of 25 ms and without repetitions: also screens that
  /// are on their way out, and those below others.
  private func film(_ app: AppUnderTest) async -> [[String]] {
    let names = (1...4).flatMap { ["root \($0)", "station \($0)"] }
    var pictures: [[String]] = []
    for _ in 0..<120 {
      let tree = app.emulated.tree()
      let picture = names.filter { tree.contains("\"\($0)\"") }
      if picture != pictures.last { pictures.append(picture) }
      await app.wait(25)
    }
    return pictures
  }

  @Test("no screen of the old stack is seen after the change", arguments: NavigationHost.both)
  func noFlicker(host: NavigationHost) async {
    let app = await launched(host)
    expect(await app.tap("Make third station root"), is: true)
    expect(app.isInTransition, is: false)
    expect(await film(app), is: [["root 3"]])
  }

  @Test(
    "a root that changes in the middle of a deep link ends it, and nothing is left of it",
    arguments: NavigationHost.both,
    [0, 20, 200, 600] as [Int64]
  )
  func meanwhile(host: NavigationHost, milliseconds: Int64) async {
    let app = await launched(host)
    await app.settle { store.path.path = [] }
    store.path.path = [.second, .third, .fourth]
    await app.wait(milliseconds)
    store.path.changeRoot(to: .third, path: [.first, .first])
    let pictures = await film(app)
    await app.settle()
    expect(pictures.allSatisfy { Set($0).isSubset(of: ["root 3", "station 1"]) }, is: true)
    expect(app, shows: ["1", "1"])
    expect(store.path, is: RootedPath(root: .third, path: [.first, .first]))
    expect(marks.alive, is: [-3, 1, 1])
  }
}
#endif

enum Station: Int, Hashable, Codable {
  case first = 1
  case second, third, fourth
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
