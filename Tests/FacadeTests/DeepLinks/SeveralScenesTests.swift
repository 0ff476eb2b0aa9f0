import SwiftUI
import Testing

@MainActor
@Suite("Several scenes")
struct SeveralScenesTests {
  @Test("a store of the scene's first view is that scene's own", arguments: NavigationHost.both)
  func ownStores(host: NavigationHost) throws {
    let storages = [EmulatedStorage(), EmulatedStorage()]
    let scenes = storages.map { storage in
      EmulatedApp(stacks: host, storage: storage) { ParksScene() }
    }
    scenes.forEach { $0.settle() }
    scenes[0].open(try url("parks://zion/1"))
    scenes.forEach { $0.settle() }
    #expect(scenes.map(\.shown) == [["zion", "Trail 1"], []])
    #expect(scenes[1].tap("Yosemite"))
    scenes.forEach { $0.settle() }
    #expect(scenes.map(\.shown) == [["zion", "Trail 1"], ["yosemite"]])
    scenes.forEach { $0.end() }
    let restored = storages.map { storage in
      EmulatedApp(stacks: host, storage: storage) { ParksScene() }
    }
    restored.forEach { $0.settle() }
    #expect(restored.map(\.shown) == [["zion", "Trail 1"], ["yosemite"]])
  }

  @Test("a store that is held outside moves all scenes", arguments: NavigationHost.both)
  func sharedStore(host: NavigationHost) {
    let store = NavigationStore<Int>()
    let scenes = (0..<2).map { _ in EmulatedApp(stacks: host) { SharingScene(store: store) } }
    scenes.forEach { $0.settle() }
    store.path = [1, 2]
    scenes.forEach { $0.settle() }
    #expect(scenes.map(\.shown) == [["1", "2"], ["1", "2"]])
    #expect(scenes[0].back())
    scenes.forEach { $0.settle() }
    #expect(scenes.map(\.shown) == [["1"], ["1"]])
    #expect(scenes.flatMap(\.violations) == [])
  }
}

private struct SharingScene: View {
  @ObservedObject var store: NavigationStore<Int>

  var body: some View {
    NavigationStack(path: $store.path) {
      Text("root").navigationDestination(for: Int.self) { Text("screen").navigationTitle("\($0)") }
    }
  }
}
