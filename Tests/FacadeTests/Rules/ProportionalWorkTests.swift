import SwiftUI
import Testing

@MainActor
@Suite("Rule 10: work is proportional to change")
struct ProportionalWorkTests {
  @Test("a push evaluates one body of a screen, at any depth", arguments: [1, 8, 64])
  func onePush(depth: Int) {
    let model = Numbers(Array(1..<depth))
    let app = model.launched()
    app.resetCounts()
    model.path.append(depth)
    app.settle()
    #expect(app.depth == depth)
    #expect(app.evaluations(of: NumberScreen.self) == 1)
    #expect(app.evaluations(of: NumbersRoot.self) == 1)
  }

  @Test("a deep link evaluates the body of each screen once", arguments: [1, 8, 64])
  func deepLink(depth: Int) {
    let model = Numbers()
    let app = model.launched()
    app.resetCounts()
    model.numbers = Array(1...depth)
    app.settle()
    #expect(app.hostUpdates == depth)
    #expect(app.evaluations(of: NumberScreen.self) == depth)
    #expect(app.evaluations(of: NumbersRoot.self) == 1)
    #expect(app.violations == [])
    print(
      "Deep link of \(depth) screens on the strict old host: \(app.hostUpdates) updates,",
      "\(app.violations.count) violations, bodies of pushed screens evaluated:",
      "\(app.evaluations(of: NumberScreen.self)), of the view with the path:",
      app.evaluations(of: NumbersRoot.self)
    )
  }

  @Test("of the shim's own views, a push evaluates as many at any depth")
  func ownViews() {
    let counts = [2, 8, 64].map { depth in
      let model = Numbers(Array(1...depth))
      let app = EmulatedApp(stacks: .links) { PlainStack(model: model) }
      app.settle()
      app.resetCounts()
      model.path.append(0)
      app.settle()
      return app.evaluations.values.reduce(0, +)
    }
    #expect(Set(counts).count == 1, "\(counts)")
  }

  @Test("a pop evaluates no body of a screen", arguments: [1, 8, 64])
  func pop(depth: Int) {
    let model = Numbers(Array(1...depth))
    let app = model.launched()
    app.resetCounts()
    app.back()
    app.settle()
    #expect(app.depth == depth - 1)
    #expect(app.evaluations(of: NumberScreen.self) == 0)
  }

  @Test("popped screens are released")
  func release() {
    let model = Numbers([1, 2, 3])
    let app = model.launched()
    #expect(model.marks.alive == [1, 2, 3])
    app.back()
    app.settle()
    #expect(model.marks.alive == [1, 2])
    model.numbers = []
    app.settle()
    #expect(model.marks.alive == [])
  }

  @Test("replaced screens are released")
  func releaseReplaced() {
    let model = Numbers([1, 2, 3])
    let app = model.launched()
    model.numbers = [1, 7]
    app.settle()
    #expect(model.marks.alive == [1, 7])
  }

  @Test("a stack that goes away releases everything")
  func releaseAll() {
    let model = Numbers([1, 2, 3])
    let app = model.launched()
    app.end()
    #expect(model.marks.alive == [])
  }
}

/// A stack whose destinations don't depend on what changes, so that the shim's work is all there is.
private struct PlainStack: View {
  let model: Numbers

  var body: some View {
    PathHolder(model: model)
  }
}

private struct PathHolder: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NavigationStack(path: $model.path) { PlainRoot() }
  }
}

private struct PlainRoot: View {
  var body: some View {
    Text("root").navigationDestination(for: Int.self) { Text("number \($0)") }
  }
}
