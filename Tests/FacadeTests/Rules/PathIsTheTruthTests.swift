import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("Rule 1: the path is the truth")
struct PathIsTheTruthTests {
  @Test("a path that is being split reads as a whole from the first moment, and is never written")
  func splittingDoesNotWrite() {
    let model = Numbers()
    let app = model.launched()
    model.numbers = [1, 2, 3, 4, 5]
    app.update()
    while app.depth < 5 || app.isInTransition {
      #expect(model.numbers == [1, 2, 3, 4, 5])
      app.wait(10)
    }
    #expect(model.history == [[1, 2, 3, 4, 5]])
    #expect(app.shown == ["1", "2", "3", "4", "5"])
  }

  @Test("a path that is there at launch is not written while its screens follow")
  func launchingDoesNotWrite() {
    let model = Numbers([1, 2, 3])
    let app = model.launched()
    #expect(model.history.isEmpty)
    #expect(app.shown == ["1", "2", "3"])
  }

  @Test("the first screen of a path is there at the first appearance")
  func firstAppearance() {
    let app = Numbers([1, 2, 3]).launch()
    #expect(app.now == 0)
    #expect(app.shown == ["1"])
    #expect(app.violations == [])
  }

  @Test("what is saved while a path is being split is the whole")
  func codableIsWhole() throws {
    let model = Numbers()
    let app = model.launched()
    model.path = NavigationPath([1, 2, 3])
    app.wait(100)
    #expect(app.depth == 1)
    let data = try JSONEncoder().encode(model.path.codable)
    let saved = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(saved).compactElements(as: Int.self) == [1, 2, 3])
  }

  @Test("a link appends to the path, once")
  func linksAppend() {
    let model = Numbers()
    let app = model.launched()
    #expect(app.tap("to 1"))
    app.settle()
    #expect(app.tap("to 2"))
    app.settle()
    #expect(model.history == [[1], [1, 2]])
    #expect(app.shown == ["1", "2"])
  }

  @Test("what a link has pushed can be saved", arguments: NavigationHost.both)
  func linksPushCodable(host: NavigationHost) {
    let model = Numbers()
    let app = model.launched(host)
    #expect(app.tap("to 1"))
    app.settle()
    #expect(model.path.codable != nil)
  }

  @Test("a link whose value has a destination warns of nothing")
  func linksDoNotWarn() {
    let model = Numbers()
    let app = model.launched()
    #expect(app.tap("to 1"))
    app.settle()
    #expect(model.warnings.texts == [])
  }

  @Test("a stack without a binding keeps its own path")
  func ownPath() {
    let app = EmulatedApp(stacks: .links) {
      NavigationStack {
        NavigationLink("to 1", value: 1)
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    #expect(app.tap("to 1"))
    app.settle()
    #expect(app.visibleTexts == ["number 1"])
  }
}
