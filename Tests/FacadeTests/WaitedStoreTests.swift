import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Changes that somebody waits for, of a store with several paths", .misusesNoHost)
struct WaitedStoreTests {
  /// The paths of a store, either of which may be the one that is read last.
  nonisolated static let paths = ["a", "b"]

  @Test("the stack is waited for whose path has changed", arguments: paths)
  func oneOfTwo(path: String) async {
    let store = PathStore(path: Pair())
    let app = await launched(store)
    let change = await WaitedChange {
      await store.withDelaysIfUnsupported { $0[path] = [1, 2, 3] }
    }
    await app.waitWithTasks(100)
    #expect(change.outcome == nil)
    await app.settleWithTasks()
    #expect(change.outcome == .presented)
    #expect(store.path[path] == [1, 2, 3])
  }

  @Test("so it is by a binding to what holds both, however often projected", arguments: paths)
  func binding(path: String) async {
    let store = PathStore(path: Pair())
    let app = await launched(store)
    let change = await WaitedChange {
      await store.projected.path.withDelaysIfUnsupported { $0[path] = [1, 2, 3] }
    }
    await app.waitWithTasks(100)
    #expect(change.outcome == nil)
    await app.settleWithTasks()
    #expect(change.outcome == .presented)
  }

  @Test(
    "where both have changed, one that is superseded is what the change ends by",
    arguments: paths
  )
  func both(path: String) async {
    let store = PathStore(path: Pair())
    let app = await launched(store)
    let change = await WaitedChange {
      await store.withDelaysIfUnsupported { $0 = Pair(a: [1, 2, 3], b: [1, 2, 3]) }
    }
    store.path[path] = [4]
    await app.settleWithTasks()
    #expect(change.outcome == .superseded)
  }

  @Test("where both have changed, both are waited for", .needs(.countingScreens))
  func bothShown() async {
    let store = PathStore(path: Pair())
    let app = await AppUnderTest.settled(.links) { PairTabs(store: store) }
    await app.show(tab: "b")
    await app.show(tab: "a")
    let change = await WaitedChange {
      await store.withDelaysIfUnsupported { $0 = Pair(a: [1, 2], b: [3]) }
    }
    await app.settleWithTasks()
    #expect(app.shown == ["1", "2"])
    #expect(change.outcome == nil)
    await app.show(tab: "b")
    await app.settleWithTasks()
    #expect(app.shown == ["3"])
    #expect(change.outcome == .presented)
  }

  @Test("a stack in a hidden tab is waited for until it is shown", .needs(.countingScreens))
  func hidden() async {
    let store = PathStore(path: Pair())
    let app = await AppUnderTest.settled(.links) { PairTabs(store: store) }
    await app.show(tab: "b")
    await app.show(tab: "a")
    let change = await WaitedChange { await store.withDelaysIfUnsupported { $0.b = [1] } }
    await app.settleWithTasks()
    #expect(change.outcome == nil)
    await app.show(tab: "b")
    await app.settleWithTasks()
    #expect(change.outcome == .presented)
    #expect(app.shown == ["1"])
  }

  @Test("a stack in a hidden tab holds nobody up whose path it doesn't show")
  func besideHidden() async {
    let store = PathStore(path: Pair())
    let app = await AppUnderTest.settled(.links) { PairTabs(store: store) }
    await app.show(tab: "b")
    await app.show(tab: "a")
    let change = await WaitedChange { await store.withDelaysIfUnsupported { $0.a = [1] } }
    await app.waitWithTasks(100)
    #expect(change.outcome == nil)
    await app.settleWithTasks()
    #expect(change.outcome == .presented)
  }

  @Test("the stack in a sheet is waited for, and not the one below it", .needs(.countingScreens))
  func sheet() async {
    let below = PathStore(path: Pair())
    let store = PathStore(path: Pair())
    let app = await AppUnderTest.settled(.links) { SheetScene(below: below, store: store) }
    await app.press("sheet")
    let change = await WaitedChange { await store.withDelaysIfUnsupported { $0.a = [1, 2] } }
    await app.waitWithTasks(100)
    #expect(change.outcome == nil)
    await app.settleWithTasks()
    #expect(change.outcome == .presented)
  }

  @Test("of two apps' stores, each waits for its own stack")
  func twoStores() async {
    let first = PathStore(path: [Int]())
    let second = PathStore(path: [Int]())
    let firstApp = await AppUnderTest.settled(.links) {
      Observing(first) { NumberStack(path: $0.path) }
    }
    let secondApp = await AppUnderTest.settled(.links) {
      Observing(second) { NumberStack(path: $0.path) }
    }
    let change = await WaitedChange { await first.withDelaysIfUnsupported { $0 = [1, 2] } }
    await firstApp.waitWithTasks(100)
    #expect(change.outcome == nil)
    await firstApp.settleWithTasks()
    #expect(change.outcome == .presented)
    #expect(second.path == [])
    secondApp.end()
  }

  @Test("a path that no stack shows is presented at once")
  func unshown() async {
    let store = PathStore(path: Pair())
    let app = await AppUnderTest.settled(.links) {
      Observing(store) { NumberStack(path: $0.path.a) }
    }
    #expect(await store.withDelaysIfUnsupported { $0.b = [1, 2, 3] } == .presented)
    #expect(store.path.b == [1, 2, 3])
    await app.settleWithTasks()
  }

  /// Launches an app that shows both paths at once.
  private func launched(_ store: PathStore<Pair>) async -> AppUnderTest {
    await AppUnderTest.settled(.links) {
      Observing(store) { bound in
        VStack {
          NumberStack(path: bound.path.a)
          NumberStack(path: bound.path.b)
        }
      }
    }
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

private struct NumberStack: View {
  @Binding var path: [Int]

  var body: some View {
    NavigationStack(path: $path) {
      Text("root")
        .navigationDestination(for: Int.self) { Text("number").navigationTitle("\($0)") }
    }
  }
}

private struct PairTabs: View {
  @ObservedObject var store: PathStore<Pair>

  var body: some View {
    TabView {
      NumberStack(path: $store.path.a).tabItem { Text("a") }.tag("a")
      NumberStack(path: $store.path.b).tabItem { Text("b") }.tag("b")
    }
  }
}

private struct SheetScene: View {
  @ObservedObject var below: PathStore<Pair>
  @ObservedObject var store: PathStore<Pair>
  @State private var isShown = false

  var body: some View {
    NavigationStack(path: $below.path.a) {
      Button("sheet") { isShown = true }
        .navigationDestination(for: Int.self) { Text("below").navigationTitle("\($0)") }
    }
    .sheet(isPresented: $isShown) { NumberStack(path: $store.path.a) }
  }
}
