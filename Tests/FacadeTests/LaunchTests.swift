import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Restoring at launch", .misusesNoHost)
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

  @Test("the path is the whole one from the start, and is never written", arguments: [1, 5, 64])
  func neverWritten(depth: Int) async throws {
    let (store, app) = launch(try saved(numbers(depth)), .links)
    var changes = 0
    let observation = store.objectWillChange.sink { changes += 1 }
    await app.settle()
    #expect(changes == 0)
    #expect(store.path.count == depth)
    observation.cancel()
  }

  @Test("several types are shown", .needs(.countingScreens), arguments: NavigationHost.both)
  func severalTypes(host: NavigationHost) async throws {
    let path = try saved(fivePairs)
    let (store, app) = launch(path, host)
    await app.settle()
    #expect(app.shown == fiveTitles)
    #if os(Linux)
    #expect(app.emulated.hostUpdates == (host == .links ? 5 : 1))
    #endif
    #expect(store.path == path)
  }

  @Test(
    "an element that can't be decoded is dropped with what is above it, by its index",
    .needs(.countingScreens),
    arguments: NavigationHost.both,
    [0, 1, 2, 4]
  )
  func undecodable(host: NavigationHost, index: Int) async throws {
    for bad in [("Swift.Int", "\"one\""), ("Swift.Int", "{"), ("Gone.Screen", "{}")] {
      let collected = CollectedWarnings()
      var pairs = numbers(5)
      pairs[index] = bad
      let store = PathStore(path: try saved(pairs))
      let app = await AppUnderTest.settled(host, warnings: collected) {
        RestoredScene(store: store)
      }
      let hint = Comment(rawValue: "\(bad)")
      #expect(app.shown == (0..<index).map { "\($0)" }, hint)
      #expect(store.path.compactElements(as: Int.self) == Array(0..<index), hint)
      #expect(store.path.count == index, hint)
      #expect(app.violations == [], hint)
      guard host == .links || Ability.readingConsole.isHere else { continue }
      let texts = collected.texts + app.console
      #expect(texts.count == 1, hint)
      #expect(
        texts.first?.contains(host == .links ? "Element \(index)" : "index \(index)") == true,
        hint
      )
    }
  }

  @Test(
    "a type that only a screen of the path declares is decoded when that screen is there",
    .needs(.countingScreens),
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
    #if os(Linux)
    if host == .links { #expect(app.emulated.hostUpdates == 4) }
    #endif
  }

  @Test(
    "a type that only a screen declares which isn't below is dropped",
    .needs(.countingScreens),
    arguments: NavigationHost.both
  )
  func declaredNowhereBelow(host: NavigationHost) async throws {
    let (store, app) = launch(
      try saved([("Swift.String", "\"a\""), ("Swift.Double", "0.5"), ("Swift.Int", "1")]),
      host
    )
    await app.settle()
    #expect(app.shown == ["a"])
    #expect(store.path.count == 1)
    if host == .links || Ability.readingConsole.isHere {
      #expect((warnings.texts + app.console).count == 1)
    }
  }

  @Test(
    "an app that is ended while its path is restored restores all of it the next time",
    .needs(.countingScreens),
    arguments: NavigationHost.both,
    [0, 100, 349, 350, 900] as [Int64]
  )
  func endedMeanwhile(host: NavigationHost, milliseconds: Int64) async throws {
    let (store, first) = launch(try saved(fivePairs), host)
    await first.wait(milliseconds)
    let data = try store.encoded()
    first.end()
    let next = PathStore<NavigationPath>()
    try next.restore(from: data)
    let (_, second) = launch(next.path, host)
    await second.settle()
    #expect(second.shown == fiveTitles)
  }

  @Test("a typed path is restored whole", .needs(.countingScreens), arguments: NavigationHost.both)
  func typed(host: NavigationHost) async throws {
    let store = NavigationStore<Int>()
    try store.restore(from: Data("[1,2,3,4,5]".utf8))
    let holder = TypedPath(store.path)
    let app = await holder.launched(host) { Text("\($0)") }
    #expect(app.shown == ["1", "2", "3", "4", "5"])
    #if os(Linux)
    #expect(app.emulated.hostUpdates == (host == .links ? 5 : 1))
    #endif
    #expect(holder.path == [1, 2, 3, 4, 5])
  }
}

#if os(Linux)
/// What the emulator alone knows.
extension LaunchTests {
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
    #expect(warnings.texts == [])
  }

  @Test("where the host can't be asked, the second screen waits as any other does")
  func launchOnSilentHost() async throws {
    let behavior = HostBehavior(canBeAsked: false, settleSignals: .never)
    let (_, app) = launch(try saved(numbers(2)), .links, behavior)
    await app.wait(640)
    #expect(app.depth == 1)
    await app.settle()
    #expect(app.depth == 2)
  }

  @Test("n screens take n − 1 transitions at launch", arguments: [1, 2, 5])
  func timeAtLaunch(depth: Int) async throws {
    let (_, app) = launch(try saved(numbers(depth)), .links)
    await app.wait(350 * Int64(depth - 1))
    #expect(app.depth == depth)
    #expect(!app.isInTransition)
  }

  @Test("what is below a bad element takes one update for each screen", arguments: [1, 2, 4])
  func updatesBelow(index: Int) async throws {
    var pairs = numbers(5)
    pairs[index] = ("Gone.Screen", "{}")
    let (_, app) = launch(try saved(pairs), .links)
    await app.settle()
    #expect(app.emulated.hostUpdates == index)
  }
}
#endif

/// The root declares integers, texts and truth values; the screen of 2 declares fractions.
struct RestoredScene: View {
  @ObservedObject var store: PathStore<NavigationPath>

  var body: some View {
    NavigationStack(path: $store.path) {
      Text("root")
        .navigationTitle("root")
        .navigationDestination(for: Int.self) { NumberPlace(number: $0) }
        .navigationDestination(for: String.self) { Text("text").navigationTitle($0) }
        .navigationDestination(for: Bool.self) { Text("truth").navigationTitle(String($0)) }
    }
  }
}

struct NumberPlace: View {
  let number: Int

  @ViewBuilder var body: some View {
    if number == 2 {
      Text("two").navigationTitle("\(number)")
        .navigationDestination(for: Double.self) { Text("fraction").navigationTitle("\($0)") }
    } else {
      Text("number").navigationTitle("\(number)")
    }
  }
}
