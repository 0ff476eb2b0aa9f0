import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Rule 10: work is proportional to change", .misusesNoHost)
struct ProportionalWorkTests {
  private let model = Numbers()

  @Test("popped screens are released")
  func release() async {
    let model = Numbers([1, 2, 3])
    let app = await model.launched()
    expect(model.marks.alive, is: [1, 2, 3])
    await app.goBack()
    expect(model.marks.alive, is: [1, 2])
    await app.settle { model.numbers = [] }
    expect(model.marks.alive, is: [])
  }

  @Test("replaced screens are released")
  func releaseReplaced() async {
    let model = Numbers([1, 2, 3])
    let app = await model.launched()
    await app.settle { model.numbers = [1, 7] }
    expect(model.marks.alive, is: [1, 7])
  }

  @Test("a stack that goes away releases everything")
  func releaseAll() async {
    let model = Numbers([1, 2, 3])
    let app = await model.launched()
    app.end()
    expect(model.marks.alive, is: [])
  }
}

@MainActor
@Suite("Memory", .misusesNoHost)
struct MemoryTests {
  private let model = Numbers()

  @Test("a stack keeps nothing of what was pushed and popped", arguments: NavigationHost.both)
  func fiftyPushes(host: NavigationHost) async {
    let app = await model.launched(host)
    for round in 0..<50 {
      await app.press("to 1")
      if round.isMultiple(of: 2) { expect(await app.back(), is: true) } else { model.numbers = [] }
      await app.settle()
    }
    expect(model.marks.alive, is: [])
  }

  @Test("what a presented view holds is released after it has gone", arguments: NavigationHost.both)
  func presentations(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) { KeepingRoot(model: model) }
    for label in ["presented", "item", "view"] {
      await app.press(label)
      expect(model.marks.alive, is: [1], "\(label)")
      await app.goBack()
      expect(model.marks.alive, is: [], "\(label)")
    }
  }

  @Test("what is around a link to a view is released with the link, after its view has gone")
  func surroundings() async {
    model.note = "linked"
    let holder = BadgeHolder()
    let app = await AppUnderTest.settled(.links) {
      NavigationStack {
        Observing(model) { _ in
          Text("root")
          if model.note == "linked" { BadgedLink(badge: holder.made()) }
        }
      }
    }
    await app.press("view")
    await app.goBack()
    expect(holder.badge != nil, is: true)
    await app.settle { model.note = "" }
    expectNil(holder.badge)
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
      await app.settle { holder.path = [pushed] }
      holder.path = []
    }
    expect(app.depth == 0 || app.isInTransition, is: true)
    await app.settle()
    expectNil(item)
  }

  @Test(
    "an item is released after its screen has gone",
    .needs(.countingScreens),
    arguments: NavigationHost.both
  )
  func items(host: NavigationHost) async {
    let holder = ItemHolder()
    let app = await AppUnderTest.settled(host) {
      Observing(holder) { bound in
        NavigationStack {
          Text("root").navigationDestination(item: bound.item) { _ in Text("item") }
        }
      }
    }
    weak var item: PathObject?
    for isByPerson in [true, false] {
      do {
        let shown = PathObject()
        item = shown
        await app.settle { holder.item = shown }
      }
      expect(app, texts: ["item"])
      if isByPerson { await app.goBack() } else { await app.settle { holder.item = nil } }
      expectNil(item, "\(isByPerson)")
    }
  }

  @Test("an object above another is released after its screen", arguments: HostBehavior.all)
  func valuesAboveOthers(behavior: HostBehavior) async {
    let holder = TypedPath([PathObject(), PathObject()])
    let app = await holder.launched(.links, behavior) { _ in Text("item") }
    weak let item = holder.path[1]
    expect(item != nil, is: true)
    await app.settle { holder.path.removeLast() }
    expectNil(item)
  }

  @Test(
    "an object in the path is released after a person has gone back",
    arguments: HostBehavior.all + HostBehavior.unasked + HostBehavior.silent
  )
  func valuesAfterBack(behavior: HostBehavior) async {
    let holder = TypedPath([PathObject()])
    let app = await holder.launched(.links, behavior) { _ in Text("item") }
    weak let item = holder.path[0]
    expect(item != nil, is: true)
    await app.goBack()
    expectNil(item)
  }

  @Test("a stack that goes away takes all its own with it", arguments: NavigationHost.both)
  func stack(host: NavigationHost) async {
    let holder = TypedPath([1, 2])
    let app = await holder.launched(host) { Text("\($0)") }
    expect(holder.navigator != nil, is: true)
    app.end()
    expectNil(holder.navigator)
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
    expectNil(model)
  }

  @Test("a stack that goes away in the middle of a deep link is released")
  func meanwhile() async {
    let app = await model.launched()
    model.numbers = [1, 2, 3]
    await app.wait(400)
    app.end()
    expect(model.marks.alive, is: [])
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

private struct BadgedLink: View {
  @StateObject private var badge: Mark

  init(badge: @escaping @autoclosure () -> Mark) { _badge = StateObject(wrappedValue: badge()) }

  var body: some View { NavigationLink("view") { Text("linked") }.environmentObject(badge) }
}

#if os(Linux)
/// What the emulator alone knows.
extension ProportionalWorkTests {
  @Test("a push evaluates one body of a screen, at any depth", arguments: [1, 8, 64])
  func onePush(depth: Int) async {
    let model = Numbers(Array(1..<depth))
    let app = await model.launched()
    app.emulated.resetCounts()
    await app.settle { model.path.append(depth) }
    expect(app, depth: depth)
    expect(app.emulated.evaluations(of: NumbersScreen.self), is: 1)
    expect(app.emulated.evaluations(of: NumbersRoot.self), is: 1)
  }

  @Test("a deep link evaluates the body of each screen once", arguments: [1, 8, 64])
  func deepLink(depth: Int) async {
    let app = await model.launched()
    app.emulated.resetCounts()
    await app.settle { model.numbers = Array(1...depth) }
    expect(app.emulated.evaluations(of: NumbersScreen.self), is: depth)
    expect(app.emulated.evaluations(of: NumbersRoot.self), is: 1)
  }

  @Test(
    "a change around a list evaluates none of its links that don't read what has changed",
    arguments: [false, true]
  )
  func changeAroundLinks(haveViews: Bool) async {
    let app = await AppUnderTest.settled(.links) {
      NavigationStack {
        Noted(model: model) { Rows(haveViews: haveViews) }
      }
    }
    app.emulated.resetCounts()
    await app.settle { model.note = "changed" }
    expect(app.emulated.evaluations.keys.filter { $0.contains("Link") }, is: [])
  }

  @Test("a link whose view has gone reads nothing of its environment any more")
  func linkThatHasPresented() async {
    let app = await AppUnderTest.settled(.links) {
      NavigationStack {
        Noted(model: model) { Rows(haveViews: true) }
      }
    }
    await app.press("row 1")
    await app.goBack()
    app.emulated.resetCounts()
    await app.settle { model.note = "changed" }
    expect(app.emulated.evaluations.keys.filter { $0.contains("PresentedPlace") }, is: [])
  }

  @Test("of the shim's own views, a push evaluates as many at any depth")
  func ownViews() async {
    var counts: [Int] = []
    for depth in [2, 8, 64] {
      let model = Numbers(Array(1...depth))
      let app = await model.launchedStack { PlainRoot() }
      app.emulated.resetCounts()
      await app.settle { model.path.append(0) }
      counts.append(app.emulated.evaluations.values.reduce(0, +))
    }
    expect(Set(counts).count, is: 1, "\(counts)")
  }

  @Test("a screen that comes in the place of another has only those remade that the other declared")
  func replacement() async {
    model.path.append(1)
    model.path.append("first")
    let log = MadeScreens()
    let app = await model.launchedStack { LoggingRoot(log: log) }
    log.names = []
    model.path.popAndPush("second")
    await app.settle()
    expect(log.names, is: ["second"])
    log.names = []
    model.path = NavigationPath([2])
    await app.settle { model.path.append("second") }
    expect(log.names, is: ["2"])
  }

  @Test(
    "a push from beside the declaration runs its closure once for each screen, as SwiftUI does",
    arguments: NavigationHost.both,
    [1, 10, 30]
  )
  func closures(host: NavigationHost, depth: Int) async {
    let log = MadeScreens()
    model.path = NavigationPath(1...depth)
    let app = await AppUnderTest.settled(host) {
      Observing(model) { bound in
        NavigationStack(path: bound.path) {
          Text("root").navigationDestination(for: Int.self) { log.made("\($0)") }
        }
      }
    }
    log.names = []
    await app.settle { model.path.append(0) }
    expect(log.names.count, is: depth + 1)
  }

  // Whatever leaves, the system evaluates once more.
  @Test("a pop evaluates the body of no screen but the one that leaves", arguments: [1, 8, 64])
  func pop(depth: Int) async {
    let model = Numbers(Array(1...depth))
    let app = await model.launched()
    app.emulated.resetCounts()
    await app.goBack()
    expect(app, depth: depth - 1)
    expect(app.emulated.evaluations(of: NumbersScreen.self), is: 1)
  }
}

/// A root that doesn't depend on what changes, so that the shim's work is all there is.
private struct PlainRoot: View {
  var body: some View { Text("root").navigationDestination(for: Int.self) { Text("number \($0)") } }
}

/// The names of the screens that destinations were made for.
@MainActor
private final class MadeScreens {
  var names: [String] = []

  func made(_ name: String) -> Text {
    names.append(name)
    return Text(name)
  }
}

private struct LoggingRoot: View {
  let log: MadeScreens

  var body: some View {
    Text("root")
      .navigationDestination(for: Int.self) { log.made("\($0)") }
      .navigationDestination(for: String.self) { log.made($0) }
  }
}

private struct Rows: View {
  let haveViews: Bool

  var body: some View {
    List(0..<1_000) { number in
      if haveViews {
        NavigationLink("row \(number)") { Text("\(number)") }
      } else {
        NavigationLink("row \(number)", value: number)
      }
    }
  }
}

@MainActor
private final class ItemHolder: ObservableObject {
  @Published var item: PathObject?
}

/// A view whose environment has a note.
private struct Noted<Content: View>: View {
  @ObservedObject var model: Numbers
  let content: Content

  init(model: Numbers, @ViewBuilder content: () -> Content) {
    self.model = model
    self.content = content()
  }

  var body: some View { content.environment(\.note, model.note) }
}

private struct NoteKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

extension EnvironmentValues {
  fileprivate var note: String {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}
#endif
