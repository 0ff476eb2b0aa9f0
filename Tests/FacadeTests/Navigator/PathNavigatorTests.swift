import SwiftUI
import Testing

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
