import SwiftUI
import Testing

@MainActor
@Suite("Navigator", .misusesNoHost)
struct NavigatorTests {
  @Test("a stack without a binding has a path to navigate, too", arguments: NavigationHost.both)
  func ownPath(host: NavigationHost) async throws {
    let found = Found()
    let app = await AppUnderTest.settled(host) {
      NavigationStack {
        NavigatorReader { found.navigator = $0 }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    let navigator = try #require(found.navigator)
    navigator.push(1)
    await app.settle { navigator.push(2) }
    expect(app, texts: ["number 2"])
    expect(navigator.path.count, is: 2)
  }
}

@MainActor
@Suite("Navigator of a navigation path", .misusesNoHost)
struct PathNavigatorTests {
  private let model = Numbers()
  private let found = Found()

  private func launched(_ host: NavigationHost) async throws -> (AppUnderTest, PathNavigator) {
    let app = await model.launchedStack(host) { [found] in
      NavigatorReader { found.navigator = $0 }
        .navigationDestination(for: Int.self) { Text("number").navigationTitle("\($0)") }
        .navigationDestination(for: Remark.self) { Text("").navigationTitle("remark \($0.id)") }
    }
    return (app, try #require(found.navigator))
  }

  @Test(
    "each function does to the path what it says",
    .needs(.countingScreens),
    arguments: NavigationHost.both
  )
  func functions(host: NavigationHost) async throws {
    let (app, navigator) = try await launched(host)
    func check(_ shown: [String], _ change: () -> Void) async {
      change()
      await app.settle()
      expect(app, shows: shown)
      expect(model.path.count, is: shown.count)
    }
    await check(["1"]) { navigator.push(1) }
    await check(["1", "remark a"]) { navigator.push(Remark(id: "a")) }
    await check(["1", "remark b"]) { navigator.path.popAndPush(Remark(id: "b")) }
    await check(["1", "5"]) { navigator.path.popAndPush(5) }
    await check(["1"]) { navigator.pop() }
    await check(["1", "2", "3"]) {
      navigator.path.push(2)
      navigator.path.append(3)
    }
    await check(["1", "2"]) { navigator.path.pop(to: 2) }
    await check(["8", "9", "10"]) {
      navigator.pathBinding.wrappedValue = NavigationPath([8, 9, 10])
    }
    await check(["8"]) { navigator.pop(2) }
    await check([]) { navigator.popToRoot() }
    // At the root, popping does nothing, and replacing pushes.
    await check([]) { navigator.pop(3) }
    await check([]) { navigator.popToRoot() }
    await check(["1"]) { navigator.path.popAndPush(1) }
    expect(model.path.codable != nil, is: true)
  }

  @Test("it pops to what it is asked for", .needs(.countingScreens), arguments: NavigationHost.both)
  func popping(host: NavigationHost) async throws {
    let (app, navigator) = try await launched(host)
    navigator.path = NavigationPath([1, 2])
    navigator.push(Remark(id: "a"))
    navigator.push(Remark(id: "b"))
    navigator.push(3)
    func check(_ shown: [String], _ pop: () -> Bool) async {
      expect(pop(), is: true)
      await app.settle()
      expect(app, shows: shown)
    }
    await check(["1", "2", "remark a", "remark b"]) { navigator.pop(toLast: Remark.self) }
    await check(["1", "2", "remark a"]) { navigator.pop(toLast: Remark.self, id: "a") }
    await check(["1", "2"]) { navigator.pop(toLast: Int.self) { $0 > 1 } }
    expect(navigator.pop(to: 7), is: false)
    await check(["1"]) { navigator.pop(to: 1) }
    navigator.push(2)
    await app.settle { navigator.pop(toIndex: 0) }
    expect(app, shows: ["1"])
  }

}

private struct Chapter: Hashable, Identifiable, CustomStringConvertible {
  let id: String

  var description: String { id }
}

@MainActor
private final class Found {
  weak var navigator: PathNavigator?
}

private struct Remark: Hashable, Identifiable {
  let id: String
}

@MainActor
@Suite("Navigator of a path of one type", .misusesNoHost)
struct TypedNavigatorTests {
  @Test(
    "each function does to the path what it says",
    .needs(.countingScreens),
    arguments: NavigationHost.both
  )
  func functions(host: NavigationHost) async throws {
    let holder = TypedPath([1, 2])
    let app = await holder.launched(host) { Text("\($0)") }
    let navigator = try #require(holder.navigator)
    func check(_ path: [Int], _ change: () -> Void) async {
      change()
      expect(navigator.path, is: path)
      await app.settle()
      expect(holder.path, is: path)
      expect(app, shows: path.map { "\($0)" })
    }
    await check([1, 2, 3]) { navigator.push(3) }
    await check([1, 2]) { navigator.pop() }
    await check([1, 2, 4, 5]) { navigator.path += [4, 5] }
    await check([6, 7, 8]) { navigator.pathBinding.wrappedValue = [6, 7, 8] }
    await check([6]) { navigator.pop(2) }
    await check([]) { navigator.popToRoot() }
    // At the root, popping does nothing.
    await check([]) { navigator.pop(3) }
    await check([]) { navigator.popToRoot() }
  }

  @Test("it pops to what it is asked for", .needs(.countingScreens), arguments: NavigationHost.both)
  func popping(host: NavigationHost) async throws {
    let holder = TypedPath(["a", "b", "c", "d"].map(Chapter.init)[...])
    let app = await holder.launched(host) { Text($0.id) }
    let navigator = try #require(holder.navigator)
    func check(_ path: [String], _ pop: () -> Bool) async {
      expect(pop(), is: true)
      await app.settle()
      expect(app, shows: path)
    }
    await check(["a", "b", "c"]) { navigator.pop(toLast: Chapter.self, id: "c") }
    await check(["a", "b"]) { navigator.pop(toLast: Chapter.self) { $0.id < "c" } }
    expect(navigator.pop(to: Chapter(id: "d")), is: false)
    await check(["a"]) { navigator.pop(to: Chapter(id: "a")) }
    navigator.push(Chapter(id: "e"))
    await app.settle { navigator.pop(toIndex: 0) }
    expect(app, shows: ["a"])
  }

  #if os(macOS) || os(Linux)
  @Test("a negative number of screens to pop traps")
  func negativeCount() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await Self.popNegatively()
    }
    expectTrap(result, says: "the number of screens to pop is negative")
  }

  private static func popNegatively() async {
    let holder = TypedPath([1])
    let app = await holder.launched(.links) { Text("\($0)") }
    holder.navigator?.pop(-1)
    await app.settle()
  }
  #endif
}
