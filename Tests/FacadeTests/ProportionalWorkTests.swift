import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Rule 10: work is proportional to change")
struct ProportionalWorkTests {
  @Test("popped screens are released")
  func release() async {
    let model = Numbers([1, 2, 3])
    let app = await model.launched()
    #expect(model.marks.alive == [1, 2, 3])
    await app.goBack()
    #expect(model.marks.alive == [1, 2])
    model.numbers = []
    await app.settle()
    #expect(model.marks.alive == [])
  }

  @Test("replaced screens are released")
  func releaseReplaced() async {
    let model = Numbers([1, 2, 3])
    let app = await model.launched()
    model.numbers = [1, 7]
    await app.settle()
    #expect(model.marks.alive == [1, 7])
  }

  @Test("a stack that goes away releases everything")
  func releaseAll() async {
    let model = Numbers([1, 2, 3])
    let app = await model.launched()
    app.end()
    #expect(model.marks.alive == [])
  }
}

@MainActor
@Suite("Memory")
struct MemoryTests {
  @Test("a stack keeps nothing of what was pushed and popped", arguments: NavigationHost.both)
  func fiftyPushes(host: NavigationHost) async {
    let model = Numbers()
    let app = await model.launched(host)
    for round in 0..<50 {
      await app.press("to 1")
      if round.isMultiple(of: 2) { #expect(await app.back()) } else { model.numbers = [] }
      await app.settle()
    }
    #expect(model.marks.alive == [])
    #expect(app.violations == [])
  }

  @Test("what a presented view holds is released after it has gone", arguments: NavigationHost.both)
  func presentations(host: NavigationHost) async {
    let model = Numbers()
    let app = await AppUnderTest.settled(host) { KeepingRoot(model: model) }
    for label in ["presented", "item", "view"] {
      await app.press(label)
      #expect(model.marks.alive == [1], "\(label)")
      await app.goBack()
      #expect(model.marks.alive == [], "\(label)")
    }
  }

  @Test("what is around a link to a view is released with the link, after its view has gone")
  func surroundings() async {
    let model = Numbers()
    model.note = "linked"
    let holder = BadgeHolder()
    let app = await AppUnderTest.settled(.links) { LinkedRoot(model: model, holder: holder) }
    await app.press("view")
    await app.goBack()
    #expect(holder.badge != nil)
    model.note = ""
    await app.settle()
    #expect(holder.badge == nil)
  }

  @Test(
    "an object in the path is released after its screen has gone",
    .needs(.countingScreens),
    arguments: NavigationHost.both,
    HostBehavior.all
  )
  func values(host: NavigationHost, behavior: HostBehavior) async {
    let holder = TypedPath([PathObject]())
    let app = await holder.launched(host, behavior) { _ in Text("item") }
    weak var item: PathObject?
    do {
      let pushed = PathObject()
      item = pushed
      holder.path = [pushed]
      await app.settle()
      holder.path = []
    }
    #expect(app.depth == 0 || app.isInTransition)
    await app.settle()
    #expect(item == nil)
  }

  @Test(
    "an object above another one is released after its screen has gone",
    arguments: HostBehavior.all
  )
  func valuesAboveOthers(behavior: HostBehavior) async {
    let holder = TypedPath([PathObject(), PathObject()])
    let app = await holder.launched(.links, behavior) { _ in Text("item") }
    weak let item = holder.path[1]
    #expect(item != nil)
    holder.path.removeLast()
    await app.settle()
    #expect(item == nil)
  }

  @Test(
    "an object in the path is released after a person has gone back",
    arguments: HostBehavior.all + HostBehavior.unasked + HostBehavior.silent
  )
  func valuesAfterBack(behavior: HostBehavior) async {
    let holder = TypedPath([PathObject()])
    let app = await holder.launched(.links, behavior) { _ in Text("item") }
    weak let item = holder.path[0]
    #expect(item != nil)
    await app.goBack()
    #expect(item == nil)
  }

  @Test("a stack that goes away takes all its own with it", arguments: NavigationHost.both)
  func stack(host: NavigationHost) async {
    let holder = TypedPath([1, 2])
    let app = await holder.launched(host) { Text("\($0)") }
    #expect(holder.navigator != nil)
    app.end()
    #expect(holder.navigator == nil)
  }

  @Test("what the app's binding holds is released with the stack", arguments: NavigationHost.both)
  func binding(host: NavigationHost) async {
    weak var model: Numbers?
    do {
      let made = Numbers([1, 2])
      model = made
      let app = await made.launched(host)
      await app.goBack()
      app.end()
    }
    #expect(model == nil)
  }

  @Test("a stack that goes away in the middle of a deep link is released")
  func meanwhile() async {
    let model = Numbers()
    let app = await model.launched()
    model.numbers = [1, 2, 3]
    await app.wait(400)
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

/// Knows an object that a view has in its environment.
@MainActor
private final class BadgeHolder {
  weak var badge: Mark?

  func made() -> Mark {
    let mark = Mark()
    badge = mark
    return mark
  }
}

private struct LinkedRoot: View {
  @ObservedObject var model: Numbers
  let holder: BadgeHolder

  var body: some View {
    NavigationStack {
      VStack {
        Text("root")
        if model.note == "linked" { BadgedLink(badge: holder.made()) }
      }
    }
  }
}

private struct BadgedLink: View {
  @StateObject private var badge: Mark

  init(badge: @escaping @autoclosure () -> Mark) {
    _badge = StateObject(wrappedValue: badge())
  }

  var body: some View {
    NavigationLink("view") { Text("linked") }.environmentObject(badge)
  }
}
