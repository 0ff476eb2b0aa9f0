import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Memory")
struct MemoryTests {
  @Test("a stack keeps nothing of what was pushed and popped", arguments: NavigationHost.both)
  func fiftyPushes(host: NavigationHost) {
    let model = Numbers()
    let app = model.launched(host)
    for round in 0..<50 {
      #expect(app.tap("to 1"))
      app.settle()
      if round.isMultiple(of: 2) { app.back() } else { model.numbers = [] }
      app.settle()
    }
    #expect(model.marks.alive == [])
    #expect(app.violations == [])
  }

  @Test("what a presented view holds is released after it has gone", arguments: NavigationHost.both)
  func presentations(host: NavigationHost) {
    let model = Numbers()
    let app = EmulatedApp(stacks: host) { KeepingRoot(model: model) }
    app.settle()
    for label in ["presented", "item", "view"] {
      #expect(app.tap(label))
      app.settle()
      #expect(model.marks.alive == [1], "\(label)")
      #expect(app.back())
      app.settle()
      #expect(model.marks.alive == [], "\(label)")
    }
  }

  @Test(
    "an object in the path is released after its screen has gone",
    arguments: NavigationHost.both,
    HostBehavior.all
  )
  func values(host: NavigationHost, behavior: HostBehavior) {
    let holder = TypedPath([Item]())
    let app = holder.launched(host, behavior) { _ in Text("item") }
    weak var item: Item?
    do {
      let pushed = Item()
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
    let holder = TypedPath([Item(), Item()])
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
    let holder = TypedPath([Item()])
    let app = holder.launched(.links, behavior) { _ in Text("item") }
    weak let item = holder.path[0]
    #expect(item != nil)
    app.back()
    app.settle()
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
      app.back()
      app.settle()
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

private final class Item: Hashable, Sendable {
  static func == (lhs: Item, rhs: Item) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
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
        NavigationLink("view") { NumberScreen(number: 1, marks: model.marks) }
      }
      .navigationDestination(isPresented: $isPresented) {
        NumberScreen(number: 1, marks: model.marks)
      }
      .navigationDestination(item: $item) { NumberScreen(number: $0, marks: model.marks) }
    }
  }
}
