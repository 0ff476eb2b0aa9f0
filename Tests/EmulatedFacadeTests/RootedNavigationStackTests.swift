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
  ) async -> AppUnderTest {
    await AppUnderTest.settled(host, behavior: behavior) {
      TourScene(store: store, marks: marks)
    }
  }

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
    #expect(await app.tap("Make third station root"))
    #expect(!app.isInTransition)
    #expect(await film(app) == [["root 3"]])
    #expect(app.violations == [])
  }

  @Test("a deep path of the new root is reached without a look at the old", arguments: [1, 3, 8])
  func deepPath(depth: Int) async {
    for host in NavigationHost.both {
      let app = await launched(host)
      let path = Array(repeating: Station.first, count: depth)
      app.emulated.resetCounts()
      store.path.changeRoot(to: .third, path: path)
      let pictures = await film(app)
      await app.settle()
      #expect(pictures.allSatisfy { Set($0).isSubset(of: ["root 3", "station 1"]) })
      #expect(app.shown == path.map { "\($0.rawValue)" })
      #expect(app.emulated.hostUpdates == (host == .links ? depth : 1))
      #expect(app.violations == [])
      store.path = RootedPath(root: .first, path: [.second, .third, .fourth])
    }
  }

  @Test(
    "a root that changes in the middle of a deep link ends it, and nothing is left of it",
    arguments: NavigationHost.both,
    [0, 1, 200, 349, 350, 351, 600] as [Int64]
  )
  func meanwhile(host: NavigationHost, milliseconds: Int64) async {
    let app = await launched(host)
    store.path.path = []
    await app.settle()
    store.path.path = [.second, .third, .fourth]
    await app.wait(milliseconds)
    store.path.changeRoot(to: .third, path: [.first, .first])
    let pictures = await film(app)
    await app.settle()
    #expect(pictures.allSatisfy { Set($0).isSubset(of: ["root 3", "station 1"]) })
    #expect(app.shown == ["1", "1"])
    #expect(store.path == RootedPath(root: .third, path: [.first, .first]))
    #expect(marks.alive == [-3, 1, 1])
    #expect(app.violations == [])
  }

  @Test("ten roots in a row cost one stack", arguments: NavigationHost.both)
  func manyRoots(host: NavigationHost) async {
    let app = await launched(host)
    app.emulated.resetCounts()
    for _ in 0..<5 {
      store.path.changeRoot(to: .second, path: [.first])
      store.path.changeRoot(to: .third, path: [.fourth])
    }
    await app.settle()
    #expect(app.titles == ["3", "4"])
    #expect(app.emulated.hostUpdates == 1)
    #expect(marks.alive == [-3, 4])
  }
}

@MainActor
@Suite("Signing in and out")
struct SignInTests {
  @Test("signing in leads from the last screen of one root to a deep one of the other")
  func signIn() async {
    for host in NavigationHost.both {
      let app = await AppUnderTest.settled(host) { SignInScene() }
      await app.press("Continue")
      #expect(app.titles == ["Welcome", "Code"])
      #expect(await app.tap("Sign in"))
      await app.update()
      while app.isInTransition {
        #expect(app.titles.first == "Inbox")
        #expect(!app.emulated.tree().contains("Sign in"))
        await app.wait(10)
      }
      await app.settle()
      #expect(app.titles == ["Inbox", "Message 1", "Message 2"])
      #expect(app.violations == [])
    }
  }

  @Test("signing out shows the other root at once, from any depth", arguments: [0, 1, 2])
  func signOut(depth: Int) async {
    for host in NavigationHost.both {
      let app = await AppUnderTest.settled(host) { SignInScene() }
      await app.press("Continue")
      await app.press("Sign in")
      if depth < 2 { await app.goBack(to: depth) }
      #expect(await app.tap("Sign out"))
      await app.update()
      #expect(app.titles == ["Welcome"])
      #expect(!app.isInTransition)
      #expect(!app.emulated.tree().contains("Sign out"))
      #expect(app.violations == [])
    }
  }
}
