import SwiftUI
import Testing

@MainActor
@Suite("A store of several paths")
struct TabStoreTests {
  @Test("one URL selects a tab and sets its path, as one change", arguments: NavigationHost.both)
  func oneChange(host: NavigationHost) throws {
    let store = PathStore(path: TabPaths())
    store.addURLHandler { url, paths in
      paths.tab = "texts"
      paths.texts = url.pathComponents.dropFirst().map { $0 }
      return .handled
    }
    var changes = 0
    let observation = store.objectWillChange.sink { changes += 1 }
    let app = EmulatedApp(stacks: host) { TabScene(store: store) }
    app.settle()
    store.handle(try url("app://x/a/b"))
    #expect(changes == 1)
    app.settle()
    #expect(app.titles == ["Texts", "a", "b"])
    #expect(app.violations == [])
    observation.cancel()
  }

  @Test("all paths are restored by one call", arguments: NavigationHost.both)
  func restored(host: NavigationHost) throws {
    let first = PathStore(path: TabPaths(tab: "texts", numbers: [1, 2], texts: ["a"]))
    let second = PathStore(path: TabPaths())
    try second.restore(from: first.encoded())
    let app = EmulatedApp(stacks: host) { TabScene(store: second) }
    app.settle()
    #expect(app.titles == ["Texts", "a"])
    #expect(app.selectTab("Numbers"))
    app.settle()
    #expect(app.titles == ["Numbers", "1", "2"])
    #expect(app.violations == [])
  }
}

private struct TabPaths: Codable {
  var tab = "numbers"
  var numbers: [Int] = []
  var texts: [String] = []
}

private struct TabScene: View {
  @ObservedObject var store: PathStore<TabPaths>

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
