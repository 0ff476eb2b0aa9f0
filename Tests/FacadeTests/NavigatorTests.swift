import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Navigator")
struct NavigatorTests {
  @Test(
    "every screen finds the navigator of its stack",
    arguments: [NavigationHost.links, .native]
  )
  func everyScreen(host: NavigationHost) {
    let app = EmulatedApp(stacks: host) { RoutesRoot() }
    app.settle()
    for depth in 1...3 {
      #expect(app.tap("deeper"))
      app.settle()
      #expect(app.depth == depth)
    }
    #expect(app.tap("to root"))
    app.settle()
    #expect(app.depth == 0)
    #expect(app.violations == [])
  }

  @Test(
    "a path navigator has the functions of a navigation path",
    arguments: [NavigationHost.links, .native]
  )
  func pathNavigator(host: NavigationHost) {
    let model = Numbers()
    let app = EmulatedApp(stacks: host) { PathRoot(model: model) }
    app.settle()
    #expect(app.tap("push two"))
    app.settle()
    #expect(model.numbers == [1, 2])
    #expect(app.tap("replace"))
    app.settle()
    #expect(model.numbers == [1, 9])
    #expect(app.tap("pop to 1"))
    app.settle()
    #expect(model.numbers == [1])
    #expect(app.tap("push two"))
    app.settle()
    #expect(app.tap("pop"))
    app.settle()
    #expect(model.numbers == [1, 1])
    #expect(app.violations == [])
  }
}

private struct RoutesRoot: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      RouteView().navigationDestination(for: Int.self) { _ in RouteView() }
    }
  }
}

private struct RouteView: View {
  @EnvironmentObject private var navigator: Navigator<[Int]>

  var body: some View {
    VStack {
      Button("deeper") { navigator.push(navigator.path.count) }
      Button("to root") { navigator.popToRoot() }
    }
  }
}

private struct PathRoot: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NavigationStack(path: $model.path) {
      PathView().navigationDestination(for: Int.self) { _ in PathView() }
    }
  }
}

private struct PathView: View {
  @EnvironmentObject private var navigator: PathNavigator

  var body: some View {
    VStack {
      Button("push two") {
        navigator.push(1)
        navigator.push(2)
      }
      Button("replace") { navigator.popAndPush(9) }
      Button("pop to 1") { navigator.pop(to: 1) }
      Button("pop") { navigator.pop() }
    }
  }
}

@MainActor
@Suite("Navigator of a navigation path")
struct PathNavigatorTests {
  @Test("each function does to the path what it says", arguments: NavigationHost.both)
  func functions(host: NavigationHost) throws {
    let model = Numbers([1, 2])
    let found = Found()
    let app = EmulatedApp(stacks: host) { FoundRoot(model: model, found: found) }
    app.settle()
    let navigator = try #require(found.navigator)
    func check(_ shown: [String], _ change: () -> Void) {
      change()
      app.settle()
      #expect(app.shown == shown)
      #expect(model.path.count == shown.count)
    }
    check(["1", "2", "3"]) { navigator.push(3) }
    check(["1", "2", "3", "note a"]) { navigator.push(Note(id: "a")) }
    check(["1", "2", "3", "note b"]) { navigator.popAndPush(Note(id: "b")) }
    check(["1", "2", "3"]) { navigator.pop(toLast: Int.self) }
    check(["1", "2"]) { navigator.pop() }
    check(["1", "5"]) { navigator.popAndPush(5) }
    check(["1"]) { navigator.pop(toIndex: 0) }
    check(["1", "2", "3"]) {
      navigator.path.push(2)
      navigator.path.append(3)
    }
    check(["1", "2"]) { navigator.pop(to: 2) }
    check(["1"]) { navigator.pop(toLast: Int.self, where: { $0 < 2 }) }
    check(["1", "note a", "7"]) {
      navigator.push(Note(id: "a"))
      navigator.push(7)
    }
    check(["1", "note a"]) { navigator.pop(toLast: Note.self, id: "a") }
    check(["8", "9", "10"]) { navigator.pathBinding.wrappedValue = NavigationPath([8, 9, 10]) }
    check(["8"]) { navigator.pop(2) }
    check([]) { navigator.popToRoot() }
    #expect(app.violations == [])
  }

  @Test("what it pushes can be saved")
  func pushesCodable() throws {
    let model = Numbers()
    let found = Found()
    let app = EmulatedApp(stacks: .links) { FoundRoot(model: model, found: found) }
    app.settle()
    let navigator = try #require(found.navigator)
    navigator.push(1)
    navigator.push(2)
    navigator.popAndPush(3)
    #expect(model.numbers == [1, 3])
    #expect(model.path.codable != nil)
  }

  @Test("at the root, popping does nothing, and replacing pushes", arguments: NavigationHost.both)
  func atRoot(host: NavigationHost) throws {
    let model = Numbers()
    let found = Found()
    let app = EmulatedApp(stacks: host) { FoundRoot(model: model, found: found) }
    app.settle()
    let navigator = try #require(found.navigator)
    navigator.pop(3)
    navigator.popToRoot()
    #expect(!navigator.pop(to: 1))
    #expect(!navigator.pop(toLast: Int.self))
    #expect(!navigator.pop(toLast: Note.self, id: "a"))
    #expect(!navigator.pop(toLast: Int.self, where: { _ in true }))
    app.settle()
    #expect(app.depth == 0)
    navigator.popAndPush(1)
    app.settle()
    #expect(app.shown == ["1"])
  }

  @Test("a stack without a binding has a path to navigate, too", arguments: NavigationHost.both)
  func ownPath(host: NavigationHost) throws {
    let found = Found()
    let app = EmulatedApp(stacks: host) {
      NavigationStack {
        NavigatorReader { found.navigator = $0 }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    app.settle()
    let navigator = try #require(found.navigator)
    navigator.push(1)
    navigator.push(2)
    app.settle()
    #expect(app.visibleTexts == ["number 2"])
    #expect(navigator.path.count == 2)
  }
}

@MainActor
private final class Found {
  weak var navigator: PathNavigator?
}

private struct Note: Hashable, Identifiable {
  let id: String
}

private struct FoundRoot: View {
  @ObservedObject var model: Numbers
  let found: Found

  var body: some View {
    NavigationStack(path: $model.path) {
      NavigatorReader { found.navigator = $0 }
        .navigationDestination(for: Int.self) { Text("number").navigationTitle("\($0)") }
        .navigationDestination(for: Note.self) { Text("note").navigationTitle("note \($0.id)") }
    }
  }
}

@MainActor
@Suite("Navigator of a path of one type")
struct TypedNavigatorTests {
  @Test("each function does to the path what it says", arguments: NavigationHost.both)
  func functions(host: NavigationHost) throws {
    let holder = TypedPath([Stop(id: 1), Stop(id: 2)])
    let app = holder.launched(host) { Text("\($0.id)") }
    let navigator = try #require(holder.navigator)
    func check(_ ids: [Int], _ change: () -> Void) {
      change()
      #expect(navigator.path.map(\.id) == ids)
      app.settle()
      #expect(holder.path.map(\.id) == ids)
      #expect(app.shown == ids.map { "\(Stop(id: $0))" })
    }
    check([1, 2, 3]) { navigator.push(Stop(id: 3)) }
    check([1, 2]) { navigator.pop() }
    check([1]) { navigator.pop(to: Stop(id: 1)) }
    check([1, 2, 3, 2, 4]) { navigator.path += [2, 3, 2, 4].map { Stop(id: $0) } }
    check([1, 2, 3, 2]) { navigator.pop(toLastID: 2) }
    check([1, 2]) { navigator.pop(toIndex: 1) }
    check([1, 2]) { navigator.pop(toIndex: 1) }
    check([1, 5]) { navigator.popAndPush(Stop(id: 5)) }
    check([1]) { navigator.pop(toLastWhere: { $0.id < 5 }) }
    check([6, 7, 8]) { navigator.pathBinding.wrappedValue = [6, 7, 8].map { Stop(id: $0) } }
    check([6]) { navigator.pop(2) }
    check([]) { navigator.popToRoot() }
    #expect(app.violations == [])
  }

  @Test("at the root, popping does nothing, and replacing pushes", arguments: NavigationHost.both)
  func atRoot(host: NavigationHost) throws {
    let holder = TypedPath([Stop]())
    let app = holder.launched(host) { Text("\($0.id)") }
    let navigator = try #require(holder.navigator)
    navigator.pop()
    navigator.pop(5)
    navigator.popToRoot()
    app.settle()
    #expect(app.depth == 0)
    navigator.popAndPush(Stop(id: 1))
    app.settle()
    #expect(holder.path == [Stop(id: 1)])
    #expect(app.depth == 1)
  }

  @Test("what isn't there is not popped to")
  func notThere() throws {
    let holder = TypedPath([Stop(id: 1), Stop(id: 2)])
    let app = holder.launched(.links) { Text("\($0.id)") }
    let navigator = try #require(holder.navigator)
    #expect(!navigator.pop(to: Stop(id: 3)))
    #expect(!navigator.pop(toLastID: 3))
    #expect(!navigator.pop(toLastWhere: { $0.id > 2 }))
    #expect(navigator.pop(to: Stop(id: 2)))
    app.settle()
    #expect(holder.path.count == 2)
  }

  @Test("popping to what is on top writes nothing")
  func onTop() throws {
    let holder = TypedPath([Stop(id: 1), Stop(id: 2)])
    let app = holder.launched(.links) { Text("\($0.id)") }
    let navigator = try #require(holder.navigator)
    var writes = 0
    let subscription = holder.objectWillChange.sink { _ in writes += 1 }
    #expect(navigator.pop(to: Stop(id: 2)))
    app.settle()
    #expect(writes == 0)
    subscription.cancel()
  }

  @Test("a slice's own indices are popped to")
  func sliceIndices() throws {
    let holder = TypedPath([0, 0, 1, 2, 3][2...])
    let app = holder.launched(.links) { Text("\($0)") }
    let navigator = try #require(holder.navigator)
    navigator.pop(toIndex: 3)
    app.settle()
    #expect(Array(holder.path) == [1, 2])
    #expect(app.depth == 2)
  }

  @Test("a negative number of screens to pop traps")
  func negativeCount() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let holder = TypedPath([1])
        let app = holder.launched(.links) { Text("\($0)") }
        holder.navigator?.pop(-1)
        app.settle()
      }
    }
    expectTrap(result, says: "the number of screens to pop is negative")
  }

  @Test("an index that the path doesn't have traps, and names popToRoot")
  func foreignIndex() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let holder = TypedPath([1])
        let app = holder.launched(.links) { Text("\($0)") }
        holder.navigator?.pop(toIndex: 1)
        app.settle()
      }
    }
    expectTrap(result, says: "popToRoot()")
  }

}

private struct Stop: Hashable, Identifiable {
  let id: Int
}
