import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Native stack: the path")
struct PathTests {
  let model = MixedStackModel()

  private func app(_ path: Int...) -> EmulatedApp {
    model.path = NavigationPath(path)
    let app = EmulatedApp { MixedStack(model: model) }
    app.settle()
    _ = model.log.take()
    app.resetCounts()
    return app
  }

  @Test("A tapped link adds its value to the path and shows its screen, after a transition")
  func linkPushes() {
    let app = app()
    #expect(app.tap("to 1"))
    #expect(model.path == NavigationPath([1]))
    #expect(app.titles == ["Root", "Number 1"])
    #expect(app.isInTransition)
    app.advance(by: 349_999_999)
    #expect(app.isInTransition)
    app.advance(by: 1)
    #expect(!app.isInTransition)
  }

  @Test("A path of many values comes and goes in one update, with one transition")
  func manyValuesAtOnce() {
    let app = app()
    app.update { model.path = NavigationPath(1...64) }
    #expect(app.depth == 64)
    #expect(app.hostUpdates == 1)
    #expect(app.evaluations(of: MixedStackScreen.self) == 64, "Covered screens are evaluated")
    app.advance(by: 350_000_000)
    #expect(!app.isInTransition)
    #expect(app.visibleTexts.first == "number 64")
    app.update { model.path = NavigationPath() }
    #expect(app.depth == 0)
    #expect(app.hostUpdates == 2)
  }

  @Test("The first update shows the whole path")
  func firstUpdate() {
    model.path = NavigationPath([1, 2, 3])
    let app = EmulatedApp { MixedStack(model: model) }
    #expect(app.titles == ["Root", "Number 1", "Number 2", "Number 3"])
    #expect(app.hostUpdates == 1)
  }

  @Test("A change during a transition shows at once, and the transition leads there")
  func changeDuringTransition() {
    let app = app()
    model.path.append(1)
    app.advance(by: 100_000_000)
    app.update { model.path = NavigationPath([1, 2, 3]) }
    #expect(app.depth == 3)
    app.advance(by: 349_000_000)
    #expect(app.isInTransition)
    app.advance(by: 1_000_000)
    #expect(!app.isInTransition)
    #expect(app.violations.isEmpty)
  }

  @Test("The same value twice is two screens")
  func sameValueTwice() {
    let app = app(7, 7)
    app.tap("count 0")
    app.walkBack()
    #expect(app.depth == 1)
    #expect(app.visibleTexts.prefix(2) == ["number 7", "count 0"])
  }

  @Test("A value replaced in place begins anew, without a push or a pop; those above stay")
  func replacedInPlace() {
    let app = app(1, 2)
    app.tap("count 0")
    app.settle { model.path = NavigationPath([5, 2]) }
    #expect(app.titles == ["Root", "Number 5", "Number 2"])
    #expect(app.visibleTexts[1] == "count 1")
    app.update { model.path = NavigationPath([5, 3]) }
    app.advance(by: 0)
    #expect(!app.isInTransition)
    #expect(app.visibleTexts.prefix(2) == ["number 3", "count 0"])
  }

  @Test("Screens that stay keep their state")
  func unchangedScreensKeepState() {
    let app = app(1)
    app.tap("count 0")
    for path in [[1, 2], [1]] { app.settle { model.path = NavigationPath(path) } }
    #expect(app.visibleTexts.prefix(2) == ["number 1", "count 1"])
  }

  @Test("A person who goes back shortens the path with one write, and the host changes once")
  func backWritesOnce() {
    let app = app(1, 2, 3)
    #expect(app.back(to: 1))
    #expect(model.log.take().filter { $0.contains(":=") } == ["path := 1"])
    #expect(app.isInTransition)
    app.settle()
    #expect(app.titles == ["Root", "Number 1"])
    #expect(app.hostUpdates == 1)
    #expect(app.evaluations(of: MixedStackScreen.self) == 0)
  }

  @Test("A person's call during a transition is refused")
  func refusedDuringTransition() {
    let app = app(1, 2)
    #expect(app.back())
    #expect(!app.back())
    #expect(!app.tap("next"))
  }

  @Test("A swipe that is cancelled changes nothing, and one that is finished shortens the path")
  func swipe() {
    let app = app(1)
    #expect(app.beginSwipeBack())
    #expect(app.isInTransition)
    app.cancelSwipeBack()
    #expect(!app.isInTransition)
    #expect(model.path.count == 1)
    #expect(model.log.take() == ["won't 1", "appear root", "disappear root", "will 1", "did 1"])
    app.settle { model.path.append(2) }
    app.beginSwipeBack()
    app.finishSwipeBack()
    app.settle()
    #expect(model.path.count == 1)
    #expect(app.titles == ["Root", "Number 1"])
  }

  @Test("What changes no path leaves a swipe alone", arguments: [true, false])
  func evaluationDuringSwipe(finishes: Bool) {
    let app = app(1, 2)
    app.beginSwipeBack()
    app.update { model.suffix = "!" }
    app.update { model.path = NavigationPath([1, 2]) }
    #expect(app.isInTransition)
    if finishes { app.finishSwipeBack() } else { app.cancelSwipeBack() }
    app.settle()
    #expect(model.path.count == (finishes ? 1 : 2))
  }

  @Test("A view that is presented during a swipe cancels the swipe")
  func presentationDuringSwipe() {
    model.path = NavigationPath([1])
    let app = EmulatedApp {
      PathStack(model: model) { bindings in
        Text("root")
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(isPresented: bindings.isPresented) { Text("presented") }
      }
    }
    app.settle()
    app.beginSwipeBack()
    app.update { model.isPresented = true }
    app.finishSwipeBack()
    app.settle()
    #expect(app.visibleTexts == ["presented"])
    #expect(model.path.isEmpty)
  }

  @Test("A change of the path during a swipe cancels the swipe")
  func changeDuringSwipe() {
    let app = app(1)
    app.beginSwipeBack()
    app.settle { model.path.append(2) }
    #expect(app.titles == ["Root", "Number 1", "Number 2"])
    #expect(!app.isInTransition)
  }

  @Test("A screen that dismisses itself is popped")
  func dismissPops() {
    let app = app(1, 2)
    app.walk("dismiss")
    #expect(model.path == NavigationPath([1]))
    #expect(app.depth == 1)
  }

  @Test("Only the screen on top appears, and at the start of the transition")
  func appearance() {
    let app = app()
    app.update { model.path = NavigationPath([1, 2]) }
    #expect(model.log.take() == ["appear 2", "will 2"])
    app.settle()
    #expect(model.log.take() == ["disappear root", "did 2"])
    app.back()
    #expect(model.log.take() == ["path := 1", "won't 2", "appear 1", "will 1"])
    app.settle()
    #expect(model.log.take() == ["disappear 2", "gone 2", "did 1"])
  }

  @Test("A push evaluates one screen, whatever the depth")
  func pushCostsTheSame() {
    let app = app(1, 2, 3, 4, 5, 6, 7, 8)
    app.walk("next")
    #expect(app.evaluations["MixedStackScreen"] == 1)
  }

  @Test("A stack without a binding keeps its path itself")
  func ownPath() {
    let app = EmulatedApp {
      NavigationStack {
        StackRoot(model: model)
          .navigationDestination(for: Int.self) { MixedStackScreen(model: model, number: $0) }
      }
    }
    app.walk("to 1", "next")
    #expect(app.titles == ["Root", "Number 1", "Number 2"])
    app.walkBack(to: 0)
    #expect(app.depth == 0)
  }
}

/// The path whose saved form some strings are.
private func savedPath(_ strings: [String]) throws -> NavigationPath {
  let data = try JSONEncoder().encode(strings)
  return NavigationPath(
    try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
  )
}

@Suite("Native path")
struct PathValueTests {
  private func json(_ path: NavigationPath) throws -> [String] {
    let data = try JSONEncoder().encode(#require(path.codable))
    return try JSONDecoder().decode([String].self, from: data)
  }

  private func appended(_ value: some Hashable, to path: NavigationPath) -> NavigationPath {
    var path = path
    path.append(value)
    return path
  }

  @Test("Values are saved in pairs of a type's name and JSON, the last value first")
  func savedForm() throws {
    var path = NavigationPath()
    path.append("hello")
    path.append(42)
    path.append(true)
    #expect(
      try json(path) == ["Swift.Bool", "true", "Swift.Int", "42", "Swift.String", "\"hello\""]
    )
  }

  @Test("A type is named as it is written, with the types around it")
  func typeNames() throws {
    #expect(try json(NavigationPath([[1]])) == ["Swift.Array<Swift.Int>", "[1]"])
    #expect(try json(NavigationPath([Int?.none])) == ["Swift.Optional<Swift.Int>", "null"])
  }

  @Test("What is read is written again as it was")
  func readAndWritten() throws {
    let strings = ["Foreign.Type", "{\"b\":1,\"a\":2}", "Swift.Int", "1"]
    let path = try savedPath(strings)
    #expect(path.count == 2)
    #expect(try json(path) == strings)
  }

  @Test("An odd number of strings can't be read")
  func oddCount() {
    #expect(throws: DecodingError.self) { try savedPath(["Swift.Int"]) }
  }

  @Test("A path with a value that isn't known to be Codable has no form to be saved")
  func notCodable() {
    var path = NavigationPath([1])
    #expect(path.codable != nil)
    path = appended(2, to: path)
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
  }

  @Test("Paths are equal when values are, and the types that these were given as")
  func equality() {
    #expect(NavigationPath([1]) == NavigationPath([1]))
    #expect(NavigationPath([1]) != NavigationPath([2]))
    #expect(NavigationPath([1]) != NavigationPath([Int8(1)]))
    #expect(NavigationPath([1]) != NavigationPath([AnyHashable(1)]))
    #expect(appended(1, to: NavigationPath()) == NavigationPath([1]))
    #expect(NavigationPath([1, 2]).codable == NavigationPath([1, 2]).codable)
    #expect(NavigationPath([1, 2]).codable != NavigationPath([2, 1]).codable)
  }

  @Test("Values can be counted and removed")
  func countAndRemoval() {
    var path = NavigationPath(["a", "b", "c"])
    path.removeLast(2)
    #expect(path.count == 1)
    path.removeLast()
    #expect(path.isEmpty)
  }

  @Test("An existential opens to the form that isn't known to be Codable")
  func existential() {
    let value: any Hashable = 1
    var path = NavigationPath()
    path.append(value)
    #expect(path.codable == nil)
    #expect(path == NavigationPath([1]))
  }
}

@MainActor
@Suite("Native stack: saved paths")
struct RestorationTests {
  let model = MixedStackModel()

  private func app(_ saved: [String]) throws -> EmulatedApp {
    model.path = try savedPath(saved)
    let app = EmulatedApp { MixedStack(model: model) }
    app.settle()
    return app
  }

  @Test("A saved path is shown by the destinations of the types it names")
  func shown() throws {
    let app = try app(["Swift.String", "\"a\"", "Swift.Int", "1"])
    #expect(app.titles == ["Root", "Number 1", nil])
    #expect(app.visibleTexts == ["string a"])
    #expect(app.hostUpdates == 1)
    #expect(app.warnings.isEmpty)
  }

  @Test("An element of an unknown type is dropped, with all above it")
  func unknownType() throws {
    let app = try app(["Swift.Int", "2", "Foreign.Type", "{}", "Swift.Int", "1"])
    #expect(app.titles == ["Root", "Number 1"])
    #expect(model.path.count == 1)
    #expect(app.warnings.count == 1)
    #expect(app.warnings.first?.contains("index 1") == true)
  }

  @Test("An element that can't be decoded is dropped, with all above it")
  func undecodable() throws {
    let app = try app(["Swift.Int", "2", "Swift.Int", "\"one\""])
    #expect(app.depth == 0)
    #expect(model.path.isEmpty)
    #expect(app.warnings.count == 1)
  }

  @Test("A type that only a screen of the path declares is decoded when that screen is there")
  func declaredOnPushedScreen() throws {
    model.path = try savedPath(["Swift.Bool", "true", "Swift.Int", "1"])
    let app = EmulatedApp {
      PathStack(model: model) {
        Text("root")
          .onAppear { model.log.add("appear root") }
          .navigationDestination(for: Int.self) { number in
            Text("number \(number)")
              .onAppear { model.log.add("appear number") }
              .navigationDestination(for: Bool.self) { Text("bool \($0 ? "true" : "false")") }
          }
      }
    }
    #expect(app.depth == 2)
    #expect(app.visibleTexts == ["bool true"])
    #expect(app.hostUpdates == 1)
    #expect(model.log.take() == ["appear root"])
    app.settle()
    #expect(app.warnings.isEmpty)
  }

  @Test("A screen keeps its state while the path grows, be its value a saved one")
  func stateOfSavedValue() throws {
    let app = try app(["Swift.Int", "1"])
    app.tap("count 0")
    app.settle { model.path.append(2) }
    app.walkBack()
    #expect(app.visibleTexts.prefix(2) == ["number 1", "count 1"])
  }
}
