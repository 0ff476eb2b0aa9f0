import SwiftUI
import Testing

@MainActor
@Suite("Navigator")
struct NavigatorTests {
  @Test("every screen finds the navigator of its stack", arguments: NavigationHost.both)
  func everyScreen(host: NavigationHost) {
    let app = EmulatedApp.settled(host) { RoutesRoot() }
    for depth in 1...3 {
      app.press("deeper")
      #expect(app.depth == depth)
    }
    app.press("to root")
    #expect(app.depth == 0)
    #expect(app.violations == [])
  }

  @Test("a stack without a binding has a path to navigate, too", arguments: NavigationHost.both)
  func ownPath(host: NavigationHost) throws {
    let found = Found()
    let app = EmulatedApp.settled(host) {
      NavigationStack {
        NavigatorReader { found.navigator = $0 }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    let navigator = try #require(found.navigator)
    navigator.push(1)
    navigator.push(2)
    app.settle()
    #expect(app.visibleTexts == ["number 2"])
    #expect(navigator.path.count == 2)
  }
}

private struct RoutesRoot: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      RouteScreen().navigationDestination(for: Int.self) { _ in RouteScreen() }
    }
  }
}

private struct RouteScreen: View {
  @EnvironmentObject private var navigator: Navigator<[Int]>

  var body: some View {
    VStack {
      Button("deeper") { navigator.push(navigator.path.count) }
      Button("to root") { navigator.popToRoot() }
    }
  }
}

@MainActor
@Suite("Navigator of a navigation path")
struct PathNavigatorTests {
  private let model = Numbers()
  private let found = Found()

  private func launched(_ host: NavigationHost) throws -> (EmulatedApp, PathNavigator) {
    let app = EmulatedApp.settled(host) { FoundRoot(model: model, found: found) }
    return (app, try #require(found.navigator))
  }

  @Test("each function does to the path what it says", arguments: NavigationHost.both)
  func functions(host: NavigationHost) throws {
    let (app, navigator) = try launched(host)
    func check(_ shown: [String], _ change: () -> Void) {
      change()
      app.settle()
      #expect(app.shown == shown)
      #expect(model.path.count == shown.count)
    }
    check(["1"]) { navigator.push(1) }
    check(["1", "remark a"]) { navigator.push(Remark(id: "a")) }
    check(["1", "remark b"]) { navigator.popAndPush(Remark(id: "b")) }
    check(["1", "5"]) { navigator.popAndPush(5) }
    check(["1"]) { navigator.pop() }
    check(["1", "2", "3"]) {
      navigator.path.push(2)
      navigator.path.append(3)
    }
    check(["1", "2"]) { navigator.path.pop(to: 2) }
    check(["8", "9", "10"]) { navigator.pathBinding.wrappedValue = NavigationPath([8, 9, 10]) }
    check(["8"]) { navigator.pop(2) }
    check([]) { navigator.popToRoot() }
    #expect(app.violations == [])
  }

  @Test("what it pushes can be saved")
  func pushesCodable() throws {
    let (app, navigator) = try launched(.links)
    navigator.push(1)
    navigator.push(2)
    navigator.popAndPush(3)
    app.settle()
    model.expectScreens([1, 3], in: app)
    #expect(model.path.codable != nil)
  }

  @Test("at the root, popping does nothing, and replacing pushes", arguments: NavigationHost.both)
  func atRoot(host: NavigationHost) throws {
    let (app, navigator) = try launched(host)
    navigator.pop(3)
    navigator.popToRoot()
    app.settle()
    #expect(app.depth == 0)
    navigator.popAndPush(1)
    app.settle()
    #expect(app.shown == ["1"])
  }
}

@MainActor
private final class Found {
  weak var navigator: PathNavigator?
}

private struct Remark: Hashable, Identifiable {
  let id: String
}

private struct FoundRoot: View {
  @ObservedObject var model: Numbers
  let found: Found

  var body: some View {
    NavigationStack(path: $model.path) {
      NavigatorReader { found.navigator = $0 }
        .navigationDestination(for: Int.self) { Text("number").navigationTitle("\($0)") }
        .navigationDestination(for: Remark.self) { Text("").navigationTitle("remark \($0.id)") }
    }
  }
}

@MainActor
@Suite("Navigator of a path of one type")
struct TypedNavigatorTests {
  @Test("each function does to the path what it says", arguments: NavigationHost.both)
  func functions(host: NavigationHost) throws {
    let holder = TypedPath([1, 2])
    let app = holder.launched(host) { Text("\($0)") }
    let navigator = try #require(holder.navigator)
    func check(_ path: [Int], _ change: () -> Void) {
      change()
      #expect(navigator.path == path)
      app.settle()
      #expect(holder.path == path)
      #expect(app.shown == path.map { "\($0)" })
    }
    check([1, 2, 3]) { navigator.push(3) }
    check([1, 2]) { navigator.pop() }
    check([1, 2, 4, 5]) { navigator.path += [4, 5] }
    check([1, 2, 4, 6]) { navigator.popAndPush(6) }
    check([6, 7, 8]) { navigator.pathBinding.wrappedValue = [6, 7, 8] }
    check([6]) { navigator.pop(2) }
    check([]) { navigator.popToRoot() }
    #expect(app.violations == [])
  }

  @Test("at the root, popping does nothing, and replacing pushes", arguments: NavigationHost.both)
  func atRoot(host: NavigationHost) throws {
    let holder = TypedPath([Int]())
    let app = holder.launched(host) { Text("\($0)") }
    let navigator = try #require(holder.navigator)
    navigator.pop()
    navigator.pop(5)
    navigator.popToRoot()
    app.settle()
    #expect(app.depth == 0)
    navigator.popAndPush(1)
    app.settle()
    #expect(holder.path == [1])
    #expect(app.depth == 1)
  }

  @Test("a slice, whose indices don't begin at zero, is changed as well")
  func slice() throws {
    let holder = TypedPath([0, 0, 1, 2, 3][2...])
    let app = holder.launched(.links) { Text("\($0)") }
    let navigator = try #require(holder.navigator)
    navigator.pop()
    navigator.popAndPush(5)
    app.settle()
    #expect(Array(holder.path) == [1, 5])
    #expect(app.shown == ["1", "5"])
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
}
