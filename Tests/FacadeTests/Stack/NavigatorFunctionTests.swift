import SwiftUI
import Testing

@MainActor
private final class Found {
  weak var navigator: PathNavigator?
}

private struct Remark: Hashable, Identifiable, CustomStringConvertible {
  let id: String

  var description: String { id }
}

/// The path's own tests cover the effect of each function.
@MainActor
@Suite("Functions of a navigator", .misusesNoHost, .needs(.countingScreens))
struct NavigatorFunctionTests {
  @Test("change a path of any types", arguments: NavigationHost.both)
  func mixed(host: NavigationHost) async throws {
    let model = Numbers()
    let found = Found()
    let app = await model.launchedStack(host) {
      NavigatorReader { found.navigator = $0 }
        .navigationDestination(for: Int.self) { Text("number").navigationTitle("\($0)") }
        .navigationDestination(for: Remark.self) { Text("").navigationTitle("remark \($0.id)") }
    }
    let navigator = try #require(found.navigator)
    func expectShown(_ shown: String...) async {
      await app.settle()
      expect(app, shows: shown)
      expect(model.path.count, is: shown.count)
    }
    navigator.path = NavigationPath([1, 2])
    navigator.push(Remark(id: "a"))
    navigator.push(3)
    await expectShown("1", "2", "remark a", "3")
    navigator.pop()
    navigator.pop(2)
    await expectShown("1")
    navigator.pathBinding.wrappedValue = NavigationPath([8, 9])
    await expectShown("8", "9")
    // At the root, popping does nothing.
    for _ in 0..<2 {
      navigator.popToRoot()
      navigator.pop()
      await expectShown()
    }
    navigator.push(1)
    await expectShown("1")
    expect(model.path.codable != nil, is: true)
  }

  @Test("change a path of one type, with any indices", arguments: NavigationHost.both)
  func typed(host: NavigationHost) async throws {
    let holder = TypedPath(["", "a", "b", "c", "d"].map(Remark.init)[1...])
    let app = await holder.launched(host) { Text($0.id) }
    let navigator = try #require(holder.navigator)
    func expectShown(_ shown: String...) async {
      await app.settle()
      expect(app, shows: shown)
      expect(holder.path.map(\.id), is: shown)
    }
    navigator.pop(3)
    await expectShown("a")
    navigator.push(Remark(id: "e"))
    navigator.pathBinding.wrappedValue += ["f", "g", "h", "i"].map(Remark.init)
    navigator.pop()
    navigator.pop(2)
    await expectShown("a", "e", "f")
    // It is the app's collection that has grown, and not another one of the same elements.
    expect(holder.path.startIndex, is: 1)
    for _ in 0..<2 {
      navigator.popToRoot()
      navigator.pop()
      await expectShown()
    }
  }

  @Test("change a path that no view observes")
  func unobserved() async {
    let holder = TypedPath<[Int]>([])
    let app = await AppUnderTest.settled(.links) {
      NavigationStack(path: Binding(get: { holder.path }, set: { holder.path = $0 })) {
        NavigatorReader { holder.navigator = $0 }.background(TitlesRoot())
      }
    }
    await app.settle { holder.navigator?.push(1) }
    expect(app, shows: ["1"])
  }
}
