import Combine
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
    #expect(app.evaluations(of: NumbersScreen.self) == 1)
    #expect(app.evaluations(of: NumbersRoot.self) == 1)
  }

  @Test("a deep link evaluates the body of each screen once", arguments: [1, 8, 64])
  func deepLink(depth: Int) {
    let model = Numbers()
    let app = model.launched()
    app.resetCounts()
    model.numbers = Array(1...depth)
    app.settle()
    #expect(app.evaluations(of: NumbersScreen.self) == depth)
    #expect(app.evaluations(of: NumbersRoot.self) == 1)
  }

  @Test("of the shim's own views, a push evaluates as many at any depth")
  func ownViews() {
    let counts = [2, 8, 64].map { depth in
      let model = Numbers(Array(1...depth))
      let app = EmulatedApp.settled(.links) { PlainStack(model: model) }
      app.resetCounts()
      model.path.append(0)
      app.settle()
      return app.evaluations.values.reduce(0, +)
    }
    #expect(Set(counts).count == 1, "\(counts)")
  }

  // Whatever leaves, the system evaluates once more.
  @Test(
    "a pop evaluates no body of a screen but that of the one that leaves",
    arguments: [1, 8, 64]
  )
  func pop(depth: Int) {
    let model = Numbers(Array(1...depth))
    let app = model.launched()
    app.resetCounts()
    app.goBack()
    #expect(app.depth == depth - 1)
    #expect(app.evaluations(of: NumbersScreen.self) == 1)
  }

  @Test("popped screens are released")
  func release() {
    let model = Numbers([1, 2, 3])
    let app = model.launched()
    #expect(model.marks.alive == [1, 2, 3])
    app.goBack()
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

@MainActor
@Suite("Memory")
struct MemoryTests {
  @Test("a stack keeps nothing of what was pushed and popped", arguments: NavigationHost.both)
  func fiftyPushes(host: NavigationHost) {
    let model = Numbers()
    let app = model.launched(host)
    for round in 0..<50 {
      app.press("to 1")
      if round.isMultiple(of: 2) { app.back() } else { model.numbers = [] }
      app.settle()
    }
    #expect(model.marks.alive == [])
    #expect(app.violations == [])
  }

  @Test("what a presented view holds is released after it has gone", arguments: NavigationHost.both)
  func presentations(host: NavigationHost) {
    let model = Numbers()
    let app = EmulatedApp.settled(host) { KeepingRoot(model: model) }
    for label in ["presented", "item", "view"] {
      app.press(label)
      #expect(model.marks.alive == [1], "\(label)")
      app.goBack()
      #expect(model.marks.alive == [], "\(label)")
    }
  }

  @Test(
    "an object in the path is released after its screen has gone",
    arguments: NavigationHost.both,
    HostBehavior.all
  )
  func values(host: NavigationHost, behavior: HostBehavior) {
    let holder = TypedPath([PathObject]())
    let app = holder.launched(host, behavior) { _ in Text("item") }
    weak var item: PathObject?
    do {
      let pushed = PathObject()
      item = pushed
      holder.path = [pushed]
      app.settle()
      holder.path = []
    }
    #expect(app.depth == 0 || app.isInTransition)
    app.settle()
    #expect(item == nil)
  }

  @Test(
    "an object above another one is released after its screen has gone",
    arguments: HostBehavior.all
  )
  func valuesAboveOthers(behavior: HostBehavior) {
    let holder = TypedPath([PathObject(), PathObject()])
    let app = holder.launched(.links, behavior) { _ in Text("item") }
    weak let item = holder.path[1]
    #expect(item != nil)
    holder.path.removeLast()
    app.settle()
    #expect(item == nil)
  }

  @Test(
    "an object in the path is released after a person has gone back",
    arguments: HostBehavior.all
  )
  func valuesAfterBack(behavior: HostBehavior) {
    let holder = TypedPath([PathObject()])
    let app = holder.launched(.links, behavior) { _ in Text("item") }
    weak let item = holder.path[0]
    #expect(item != nil)
    app.goBack()
    #expect(item == nil)
  }

  @Test("a stack that goes away takes all its own with it", arguments: NavigationHost.both)
  func stack(host: NavigationHost) {
    let holder = TypedPath([1, 2])
    let app = holder.launched(host) { Text("\($0)") }
    #expect(holder.navigator != nil)
    app.end()
    #expect(holder.navigator == nil)
  }

  @Test("what the app's binding holds is released with the stack", arguments: NavigationHost.both)
  func binding(host: NavigationHost) {
    weak var model: Numbers?
    do {
      let made = Numbers([1, 2])
      model = made
      let app = made.launched(host)
      app.goBack()
      app.end()
    }
    #expect(model == nil)
  }

  @Test("a stack that goes away in the middle of a deep link is released")
  func meanwhile() {
    let model = Numbers()
    let app = model.launched()
    model.numbers = [1, 2, 3]
    app.wait(400)
    app.end()
    #expect(model.marks.alive == [])
  }
}

private struct KeepingRoot: View {
  let model: Numbers
  @State private var isPresented = false
  @State private var item: Int?

  var body: some View {
    NavigationStack {
      VStack {
        Button("presented") { isPresented = true }
        Button("item") { item = 1 }
        NavigationLink("view") { NumbersScreen(number: 1, marks: model.marks) }
      }
      .navigationDestination(isPresented: $isPresented) {
        NumbersScreen(number: 1, marks: model.marks)
      }
      .navigationDestination(item: $item) { NumbersScreen(number: $0, marks: model.marks) }
    }
  }
}
