import SwiftUI
import Testing

private struct Watching: View {
  let log: Log
  @State private var count = 0
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown {
        Text("inner").onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
      }
      Text("count \(count)")
        .onChange(of: count) { log.add("new \($0)") }
        .onChange(of: count) { log.add("from \($0) to \($1)") }
        .onChange(of: count, initial: true) { log.add("changed") }
      Button("count") { count += 1 }
      Button("hide") { isShown = false }
    }
  }
}

private struct Endless: View {
  @State private var count = 0

  var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
}

private struct Tasking: View {
  let log: Log
  @State private var id = 0

  var body: some View {
    Button("next") { id += 1 }
      .task(id: id) { [id] in
        log.add("begin \(id)")
        // For longer than any run of the tests.
        try? await Task.sleep(nanoseconds: 1_000_000_000_000_000)
        log.add(Task.isCancelled ? "end \(id)" : "\(id) was left alone")
      }
  }
}

@MainActor
@Suite("Appearance, changes, tasks")
struct AppearanceTests {
  let log = Log()

  @Test("A grid shows the cells of its rows, one after another")
  func grid() {
    let app = EmulatedApp {
      Grid(alignment: .leading, horizontalSpacing: 4) {
        GridRow {
          Text("name")
          Text("Ann")
        }
        Text("over both columns").gridCellColumns(2)
        GridRow { Text("age") }
      }
    }
    #expect(app.visibleTexts == ["name", "Ann", "over both columns", "age"])
  }

  @Test("A view appears with the first update, and disappears when it is taken out")
  func appearsAndDisappears() {
    let app = EmulatedApp { Watching(log: log) }
    #expect(log.take() == ["changed", "appear"])
    app.tap("hide")
    #expect(log.take() == ["disappear"])
  }

  @Test("A change is reported in each form")
  func changeIsReported() {
    let app = EmulatedApp { Watching(log: log) }
    _ = log.take()
    app.tap("count")
    #expect(log.take().sorted() == ["changed", "from 0 to 1", "new 1"])
  }

  @Test("A change that is made on a change belongs to the same update")
  func chainedChangeIsSameUpdate() {
    let app = EmulatedApp {
      Stateful([0, 0]) { $counts in
        Button("\(counts[0]) \(counts[1])") { counts[0] += 1 }
          .onChange(of: counts[0]) { counts[1] = $0 * 10 }
      }
    }
    app.resetCounts()
    app.tap("0 0")
    #expect(app.visibleTexts == ["1 10"])
    #expect(app.updateCount == 1)
  }

  @Test("An update that never ends traps with the name of the view")
  func endlessUpdateTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = EmulatedApp { Endless() } }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Endless"))
  }

  @Test("What a publisher sends is received while the view is there")
  func publisherIsReceived() {
    let subject = PassthroughSubject<Int, Never>()
    let app = EmulatedApp {
      Stateful(0) { $last in Text("last \(last)").onReceive(subject) { last = $0 } }
    }
    subject.send(3)
    #expect(app.visibleTexts == ["last 3"])
  }

  @Test("A task begins with its view, is begun anew for another id, and ends with its view")
  func taskFollowsView() async {
    let app = EmulatedApp { Tasking(log: log) }
    await app.settle()
    app.tap("next")
    await app.settle()
    app.end()
    while log.count < 4 { await Task.yield() }
    #expect(log.take().sorted() == ["begin 0", "begin 1", "end 0", "end 1"])
  }
}

@MainActor
@Suite("Activities")
struct ActivityTests {
  @Test("An activity reaches the views that take its type, while they are there")
  func types() {
    let log = Log()
    let app = EmulatedApp {
      Stateful("a") { $type in
        Button("switch") { type = "b" }
        if type == "a" {
          Text("first").onContinueUserActivity("a") { log.add($0.activityType) }
        } else {
          Text("second").onContinueUserActivity("b") { log.add($0.activityType) }
        }
      }
    }
    for type in ["a", "c"] { app.resume(NSUserActivity(activityType: type)) }
    #expect(log.take() == ["a"])
    app.tap("switch")
    for type in ["a", "b"] { app.resume(NSUserActivity(activityType: type)) }
    #expect(log.take() == ["b"])
  }
}

/// An app like any other; that it compiles is the test.
private struct OrdinaryApp: App {
  @StateObject private var model = Model()
  @Environment(\.scenePhase) private var scenePhase

  final class Model: ObservableObject {}

  var body: some Scene {
    WindowGroup {
      Text("first")
        .environmentObject(model)
        .animation(.default, value: 1)
        .animation(.easeIn)
        .transaction { $0.animation = nil }
    }
    .onChange(of: scenePhase) { _ in }
  }
}

@MainActor
@Suite("Apps and changes at the wrong time")
struct AppTests {
  @Test("An app can be made")
  func app() {
    #expect(type(of: OrdinaryApp().body) != Never.self)
  }

  @Test("A state that is changed while a view is evaluated is a violation")
  func changeDuringEvaluation() {
    struct Screen: View {
      @State private var count = 0

      var body: some View {
        if count == 0 { count = 1 }
        return Text("\(count)")
      }
    }
    let app = EmulatedApp { Screen() }
    #expect(app.violations.map(\.kind) == [.changeDuringEvaluation])
    #expect(app.violations.first?.subject == "Screen")
  }

  @Test("So is an object's property that is changed while a view is evaluated")
  func objectChangedDuringEvaluation() {
    let model = ChainModel(2)
    let app = EmulatedApp {
      Observing(model) { _ in
        if model.links[0] && !model.links[1] { model.links[1] = true }
        return Text("\(model.links.count)")
      }
    }
    app.update { model.links[0] = true }
    #expect(app.violations.map(\.kind) == [.changeDuringEvaluation])
  }

  @Test("A state that is changed by a child's body is a violation, too")
  func changeInChild() {
    struct Child: View {
      @Binding var count: Int

      var body: some View {
        if count == 0 { count = 1 }
        return Text("\(count)")
      }
    }
    let app = EmulatedApp { Stateful(0) { Child(count: $0) } }
    #expect(app.violations.map(\.subject) == ["Child"])
    #expect(app.visibleTexts == ["1"])
  }
}

@MainActor
@Suite("Changes on screens that are covered")
struct ObservedChangeTests {
  private let model = CountedModel()

  @Test(
    "The root and the top hear of changes, the screens between them don't, on either stack",
    arguments: [1, 2, 5]
  )
  func rootAndTop(depth: Int) {
    let old = EmulatedApp { CountedChain(model: model) }
    for level in 1...depth { old.walk("to \(level)") }
    model.count += 1
    old.settle()
    #expect(model.log.take().sorted() == ["0", "\(depth)"])
    old.end()
    let native = EmulatedApp {
      Stateful(Array(1...depth)) { path in
        NavigationStack(path: path) {
          Counted(model: model, name: "0")
            .navigationDestination(for: Int.self) { Counted(model: model, name: "\($0)") }
        }
      }
    }
    native.settle()
    model.count += 1
    native.settle()
    #expect(model.log.take().sorted() == ["0", "\(depth)"])
  }

  @Test("What is inside a screen between others doesn't hear, be it the root of a stack")
  func insideScreenBetween() {
    // From a depth of two on, the first screen's own stack and tabs are covered.
    let app = EmulatedApp {
      Observing(model) { _ in
        NavigationView {
          NavigationLink("to 1", isActive: .constant(model.depth > 0)) {
            VStack {
              NavigationView { Counted(model: model, name: "inner root") }
                .navigationViewStyle(.stack)
              TabView { Counted(model: model, name: "tab").tabItem { Text("tab") } }
              NavigationLink("to 2", isActive: .constant(model.depth > 1)) { Text("top") }
            }
          }
        }
        .navigationViewStyle(.stack)
      }
    }
    app.settle { model.depth = 1 }
    app.settle { model.depth = 2 }
    app.settle { model.count += 1 }
    #expect(model.log.take().isEmpty)
  }

  @Test("A screen that was between others hears again when it is in front")
  func inFrontAgain() {
    let app = EmulatedApp { CountedChain(model: model) }
    app.walk("to 1", "to 2")
    app.walkBack()
    app.settle { model.count += 1 }
    #expect(model.log.take().sorted() == ["0", "1"])
  }
}

@MainActor
private final class CountedModel: ObservableObject {
  @Published var count = 0
  @Published var depth = 0
  let log = Log()
}

/// Notes its name when the count changes.
private struct Counted: View {
  @ObservedObject var model: CountedModel
  let name: String

  var body: some View { Text(name).onChange(of: model.count) { _ in model.log.add(name) } }
}

private struct CountedChain: View {
  let model: CountedModel

  var body: some View {
    NavigationView { CountedScreen(model: model, level: 0) }.navigationViewStyle(.stack)
  }
}

private struct CountedScreen: View {
  let model: CountedModel
  let level: Int

  var body: some View {
    VStack {
      Counted(model: model, name: "\(level)")
      NavigationLink("to \(level + 1)") { AnyView(CountedScreen(model: model, level: level + 1)) }
    }
  }
}
