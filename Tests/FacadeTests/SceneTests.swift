import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("Several scenes")
struct SeveralScenesTests {
  @Test(
    "a store that is held outside moves all scenes",
    .needs(.countingScreens),
    arguments: NavigationHost.both
  )
  func sharedStore(host: NavigationHost) async {
    let store = NavigationStore<Int>()
    let scenes = (0..<2).map { _ in AppUnderTest(stacks: host) { SharingScene(store: store) } }
    for scene in scenes { await scene.settle() }
    store.path = [1, 2]
    for scene in scenes { await scene.settle() }
    #expect(scenes.map(\.shown) == [["1", "2"], ["1", "2"]])
    #expect(await scenes[0].back())
    for scene in scenes { await scene.settle() }
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
