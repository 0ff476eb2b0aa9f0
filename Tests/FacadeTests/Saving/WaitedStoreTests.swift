import SwiftUI
import Testing

@MainActor
@Suite("Awaited changes, of a store with several paths", .misusesNoHost)
struct WaitedStoreTests {
  /// The paths of a store, either of which may be the one that is read last.
  nonisolated static let paths = ["a", "b"]

  @Test("the changed path's stack is waited for", arguments: paths, [true, false])
  func oneOfTwo(path: String, byBinding: Bool) async {
    let store = PathStore(path: Pair())
    let app = await store.launchedApp(.links) { bound in
      NavigationStack(path: bound.path.a) { TitlesRoot() }
      NavigationStack(path: bound.path.b) { TitlesRoot() }
    }
    let change = await WaitedChange {
      byBinding
        ? await store.projected.path.withDelaysIfUnsupported { $0[path] = [1, 2, 3] }
        : await store.navigate { $0[path] = [1, 2, 3] }
    }
    await app.expectPresented(change, after: 100)
    expect(store.path[path], is: [1, 2, 3])
  }

  @Test("a change of both paths waits for both", .needs(.countingScreens))
  func bothShown() async {
    let store = PathStore(path: Pair())
    let app = await launched(store)
    let change = await WaitedChange {
      await store.navigate { $0 = Pair(a: [1, 2], b: [3]) }
    }
    await app.settleWithTasks()
    expect(app, shows: ["1", "2"])
    expectNil(change.outcome)
    await app.show(tab: "b")
    await app.settleWithTasks()
    expect(app, shows: ["3"])
    expect(change.outcome, is: .presented)
  }

  /// Launches an app with a tab for each path, each of which has been selected.
  private func launched(_ store: PathStore<Pair>) async -> AppUnderTest {
    let app = await store.launchedApp(.links) { bound in
      TabView {
        NavigationStack(path: bound.path.a) { TitlesRoot() }.tabItem { Text("a") }.tag("a")
        NavigationStack(path: bound.path.b) { TitlesRoot() }.tabItem { Text("b") }.tag("b")
      }
    }
    await app.show(tab: "b")
    await app.show(tab: "a")
    return app
  }

  @Test("a path that no stack shows is presented", arguments: NavigationHost.both)
  func unshown(host: NavigationHost) async {
    let store = PathStore(path: Pair())
    expect(await store.navigate { $0.b = [1] }, is: .presented)
    let app = await store.launchedApp(host) {
      NavigationStack(path: $0.path.a) { NavigationLink("4", value: 4).background(TitlesRoot()) }
    }
    let other = store.projected.path.b
    let change = await WaitedChange { await other.withDelaysIfUnsupported { $0 = [1, 2, 3] } }
    expect(store.path.b, is: [1, 2, 3])
    // What people push on a native stack meanwhile isn't the change.
    if host == .native { expect(await app.tap("4"), is: true) }
    await app.settleWithTasks()
    expect(change.outcome, is: .presented)
  }
}

/// Two paths.
private struct Pair {
  var a: [Int] = []
  var b: [Int] = []

  subscript(name: String) -> [Int] {
    get { name == "a" ? a : b }
    set { if name == "a" { a = newValue } else { b = newValue } }
  }
}

extension PathStore {
  /// The store's bindings, as a view gets them.
  fileprivate var projected: ObservedObject<PathStore>.Wrapper {
    ObservedObject(wrappedValue: self).projectedValue
  }
}
