import SwiftUI
import Testing

@MainActor
@Suite("Restoring at launch")
struct LaunchTests {
  private let warnings = CollectedWarnings()

  /// A path as it comes from a file, from the root's neighbour to the top.
  private func saved(_ pairs: [(String, String)]) throws -> NavigationPath {
    let data = try JSONEncoder().encode(pairs.reversed().flatMap { [$0.0, $0.1] })
    return NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    )
  }

  private let fivePairs = [
    ("Swift.Int", "1"), ("Swift.String", "\"two\""), ("Swift.Int", "3"), ("Swift.Bool", "true"),
    ("Swift.String", "\"five\""),
  ]
  private let fiveTitles = ["1", "two", "3", "true", "five"]

  private func numbers(_ count: Int) -> [(String, String)] {
    (0..<count).map { ("Swift.Int", "\($0)") }
  }

  private func launch(
    _ path: NavigationPath,
    _ host: NavigationHost,
    _ behavior: HostBehavior = HostBehavior()
  ) -> (PathStore<NavigationPath>, AppUnderTest) {
    let store = PathStore(path: path)
    let app = AppUnderTest(stacks: host, behavior: behavior, warnings: warnings) {
      RestoredScene(store: store)
    }
    return (store, app)
  }

  @Test(
    "a saved path of n screens takes n updates from the first appearance on",
    arguments: [1, 2, 5, 64],
    HostBehavior.all
  )
  func updates(depth: Int, behavior: HostBehavior) async throws {
    let path = try saved(numbers(depth))
    let (store, app) = launch(path, .links, behavior)
    // The update that makes the navigation view has no transition, so the next one follows at once.
    #expect(app.depth == min(depth, 2))
    while app.depth < depth || app.isInTransition {
      #expect(store.path == path)
      await app.wait(50)
    }
    await app.settle()
    #expect(app.emulated.hostUpdates == depth)
    #expect(app.shown == (0..<depth).map { "\($0)" })
    #expect(store.path == path)
    #expect(app.violations == [])
    #expect(warnings.texts == [])
  }

  @Test("where the host can't be asked, the second screen waits as any other does")
  func launchOnSilentHost() async throws {
    let behavior = HostBehavior(answers: false, signals: .never)
    let (_, app) = launch(try saved(numbers(2)), .links, behavior)
    await app.wait(640)
    #expect(app.depth == 1)
    await app.settle()
    #expect(app.depth == 2)
    #expect(app.violations == [])
  }

  @Test("n screens take n − 1 transitions at launch", arguments: [1, 2, 5])
  func timeAtLaunch(depth: Int) async throws {
    let (_, app) = launch(try saved(numbers(depth)), .links)
    await app.wait(350 * Int64(depth - 1))
    #expect(app.depth == depth)
    #expect(!app.isInTransition)
  }

  @Test("five screens of several types are shown", arguments: NavigationHost.both)
  func severalTypes(host: NavigationHost) async throws {
    let path = try saved(fivePairs)
    let (store, app) = launch(path, host)
    await app.settle()
    #expect(app.shown == fiveTitles)
    #expect(app.emulated.hostUpdates == (host == .links ? 5 : 1))
    #expect(store.path == path)
    #expect(app.violations == [])
  }

  @Test(
    "what is below a bad element takes one update for each screen, and no more",
    arguments: [1, 2, 4]
  )
  func updatesBelow(index: Int) async throws {
    var pairs = numbers(5)
    pairs[index] = ("Gone.Screen", "{}")
    let (_, app) = launch(try saved(pairs), .links)
    await app.settle()
    #expect(app.emulated.hostUpdates == index)
  }

  @Test(
    "a type that only a screen of the path declares is decoded when that screen is there",
    arguments: NavigationHost.both,
    HostBehavior.all
  )
  func declaredOnPushedScreen(host: NavigationHost, behavior: HostBehavior) async throws {
    let path = try saved([
      ("Swift.Int", "1"), ("Swift.Int", "2"), ("Swift.Double", "0.5"), ("Swift.Int", "4"),
    ])
    let (store, app) = launch(path, host, behavior)
    await app.settle()
    #expect(app.shown == ["1", "2", "0.5", "4"])
    #expect(store.path == path)
    #expect(warnings.texts + app.console == [])
    #expect(app.violations == [])
    if host == .links { #expect(app.emulated.hostUpdates == 4) }
  }

  @Test("a typed path is restored in as many updates", arguments: NavigationHost.both)
  func typed(host: NavigationHost) async throws {
    let store = NavigationStore<Int>()
    try store.restore(from: Data("[1,2,3,4,5]".utf8))
    let holder = TypedPath(store.path)
    let app = await holder.launched(host) { Text("\($0)") }
    #expect(app.shown == ["1", "2", "3", "4", "5"])
    #expect(app.emulated.hostUpdates == (host == .links ? 5 : 1))
    #expect(holder.path == [1, 2, 3, 4, 5])
    #expect(app.violations == [])
  }
}
