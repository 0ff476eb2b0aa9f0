import Combine
import SwiftUI
import Testing

@MainActor
@Suite("A store of a path of any types", .misusesNoHost)
struct PathStoreTests {
  @Test("a closure handles its URLs", .needs(.countingScreens), arguments: NavigationHost.both)
  func closure(host: NavigationHost) async throws {
    let store = PathStore<NavigationPath>()
    store.addURLHandler { url, path in
      path.append(1)
      path.append(url.absoluteString)
      return .handled
    }
    let app = await AppUnderTest.settled(host) { MixedScene(store: store) }
    #expect(store.handle(try url("x:y")).isHandled)
    await app.settle()
    #expect(app.shown == ["1", "x:y"])
  }

  @Test("a closure handles its activities")
  func activity() {
    let store = PathStore<NavigationPath>()
    store.addActivityHandler { activity, path in
      guard activity.activityType == "visit" else { return .unknown }
      path.append(1)
      return .handled
    }
    #expect(!store.handle(NSUserActivity(activityType: "other")).isHandled)
    #expect(store.path.isEmpty)
    #expect(store.handle(NSUserActivity(activityType: "visit")).isHandled)
    #expect(store.path == NavigationPath([1]))
  }

  @Test("what was saved is shown", .needs(.countingScreens), arguments: NavigationHost.both)
  func restores(host: NavigationHost) async throws {
    let first = PathStore(path: NavigationPath([1, 2]))
    first.path.append("three")
    let second = PathStore<NavigationPath>()
    try second.restore(from: first.encoded())
    let app = await AppUnderTest.settled(host) { MixedScene(store: second) }
    #expect(app.shown == ["1", "2", "three"])
  }

  @Test(
    "after the swap of the alias the store is the same, and reads what was saved before",
    .needs(.countingScreens, .nativeStacks)
  )
  @available(iOS 16, tvOS 16, macOS 13, *)
  func afterTheSwap() async throws {
    let shims = PathStore(path: NavigationPath([1, 2]))
    let swapped = PathStore<SwiftUI.NavigationPath>()
    try swapped.restore(from: shims.encoded())
    let app = AppUnderTest {
      Observing(swapped) { bound in
        SwiftUI.NavigationStack(path: bound.path) {
          Text("root")
            .navigationDestination(for: Int.self) { Text("number").navigationTitle("\($0)") }
        }
      }
    }
    await app.settle()
    #expect(app.shown == ["1", "2"])
    try shims.restore(from: swapped.encoded())
    #expect(shims.path == NavigationPath([1, 2]))
  }

  @Test("after the swap, bad data and an element that can't be saved are errors")
  @available(iOS 16, tvOS 16, macOS 13, *)
  func errorsAfterTheSwap() {
    let store = PathStore<SwiftUI.NavigationPath>()
    #expect(throws: PathStoreError.self) { try store.restore(from: Data("[1]".utf8)) }
    #expect(store.path.isEmpty)
    store.path.append(Unsavable())
    #expect(throws: PathStoreError.self) { _ = try store.encoded() }
  }

  @Test("a link that is known changes the path once, an unknown one never")
  func publishes() throws {
    let store = NavigationStore(path: [], urlHandler: ParkURLs())
    var changes = 0
    let observation = store.objectWillChange.sink { changes += 1 }
    store.handle(try url("shop:x"))
    store.handle(try url("parks://zion/bear"))
    #expect(changes == 0)
    store.handle(try url("parks://zion/1/2/3"))
    #expect(changes == 1)
    observation.cancel()
  }
}

private struct Unsavable: Hashable {}

private struct MixedScene: View {
  @ObservedObject var store: PathStore<NavigationPath>

  var body: some View {
    NavigationStack(path: $store.path) {
      Text("root")
        .navigationDestination(for: Int.self) { Text("number").navigationTitle("\($0)") }
        .navigationDestination(for: String.self) { Text("text").navigationTitle($0) }
    }
  }
}

@MainActor
@Suite("A store of several paths", .misusesNoHost, .needs(.countingScreens))
struct TabStoreTests {
  @Test("one URL selects a tab and sets its path, as one change", arguments: NavigationHost.both)
  func oneChange(host: NavigationHost) async throws {
    let store = PathStore(path: StoredTabs())
    store.addURLHandler { url, paths in
      paths.tab = "texts"
      paths.texts = url.pathComponents.dropFirst().map { $0 }
      return .handled
    }
    var changes = 0
    let observation = store.objectWillChange.sink { changes += 1 }
    let app = await AppUnderTest.settled(host) { TabScene(store: store) }
    store.handle(try url("app://x/a/b"))
    #expect(changes == 1)
    await app.settle()
    #expect(app.titles == ["Texts", "a", "b"])
    observation.cancel()
  }

  @Test("all paths are restored by one call", arguments: NavigationHost.both)
  func restored(host: NavigationHost) async throws {
    let first = PathStore(path: StoredTabs(tab: "texts", numbers: [1, 2], texts: ["a"]))
    let second = PathStore(path: StoredTabs())
    try second.restore(from: first.encoded())
    let app = await AppUnderTest.settled(host) { TabScene(store: second) }
    #expect(app.titles == ["Texts", "a"])
    await app.show(tab: "Numbers")
    #expect(app.titles == ["Numbers", "1", "2"])
  }
}

private struct StoredTabs: Codable {
  var tab = "numbers"
  var numbers: [Int] = []
  var texts: [String] = []
}

private struct TabScene: View {
  @ObservedObject var store: PathStore<StoredTabs>

  var body: some View {
    TabView(selection: $store.path.tab) {
      NavigationStack(path: $store.path.numbers) {
        Text("root").navigationTitle("Numbers")
          .navigationDestination(for: Int.self) { Text("number").navigationTitle("\($0)") }
      }
      .tabItem { Text("Numbers") }
      .tag("numbers")
      NavigationStack(path: $store.path.texts) {
        Text("root").navigationTitle("Texts")
          .navigationDestination(for: String.self) { Text("text").navigationTitle($0) }
      }
      .tabItem { Text("Texts") }
      .tag("texts")
    }
  }
}
