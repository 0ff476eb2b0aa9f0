import SwiftUI
import Testing

@MainActor
@Suite("Appearance, changes, tasks")
struct LifeCycleTests {
  private let log = Log()

  @Test("A view appears with the first update, hears of changes, and disappears when it goes")
  func appearance() {
    let sent = Number()
    let app = EmulatedApp {
      Stateful(0) { $count in
        if count < 2 {
          Text("inner").onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
        }
        Button("count \(count)") { count += 1 }
          .onChange(of: count) { log.add("new \($0)") }
          .onChange(of: count) { log.add("from \($0) to \($1)") }
          .onChange(of: count, initial: true) { log.add("changed") }
          .onReceive(sent.$value.dropFirst()) { count = $0 }
      }
    }
    expect(log.take(), ["changed", "appear"])
    app.tap("count 0")
    expect(log.take().sorted(), ["changed", "from 0 to 1", "new 1"])
    sent.value = 2
    app.shows("count 2")
    expect(log.take().contains("disappear"), true)
  }

  @Test("An update that never ends traps with the name of the view")
  func endlessUpdateTraps() async {
    struct Endless: View {
      @State private var count = 0

      var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = EmulatedApp { Endless() } }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    expect(text.contains("Endless"), true, text)
  }

  @Test("A task begins with its view, is begun anew for another id, and ends with its view")
  func task() async {
    let app = EmulatedApp {
      Stateful(0) { $id in
        Button("next") { id += 1 }
          .task(id: id) { [id, log] in
            log.add("begin \(id)")
            // For longer than any run of the tests.
            try? await Task.sleep(nanoseconds: 1_000_000_000_000_000)
            log.add(Task.isCancelled ? "end \(id)" : "\(id) was left alone")
          }
      }
    }
    await app.settle()
    app.tap("next")
    await app.settle()
    app.end()
    while log.count < 4 { await Task.yield() }
    expect(log.take().sorted(), ["begin 0", "begin 1", "end 0", "end 1"])
  }

  @Test("An activity reaches the views that take its type, while they are there")
  func activities() {
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
    app.tap("switch")
    for type in ["a", "b"] { app.resume(NSUserActivity(activityType: type)) }
    expect(log.take(), ["a", "b"])
  }

  @Test("The root and the top hear of changes, also after they were between, others don't")
  func coveredScreens() {
    let count = Number()
    let old = EmulatedApp { NavigationView { CountedScreen(count: count, log: log, level: 0) } }
    for level in 1...3 { old.walk("to \(level)") }
    old.settle { count.value += 1 }
    expect(log.take().sorted(), ["0", "3"])
    old.walkBack()
    old.settle { count.value += 1 }
    expect(log.take().sorted(), ["0", "2"])
  }

  @Test("What is inside a screen between others doesn't hear, be it a root or in a tab")
  func insideScreenBetween() {
    let (depth, count) = (Number(), Number())
    let app = EmulatedApp {
      Observing(depth) { _ in
        NavigationView {
          NavigationLink("to 1", isActive: .constant(depth.value > 0)) {
            VStack {
              NavigationView { Counted(count: count, log: log, name: "inner root") }
                .navigationViewStyle(.stack)
              TabView { Counted(count: count, log: log, name: "tab").tabItem { Text("tab") } }
              NavigationLink("to 2", isActive: .constant(depth.value > 1)) { Text("top") }
            }
          }
        }
        .navigationViewStyle(.stack)
      }
    }
    for level in 1...2 { app.settle { depth.value = level } }
    app.settle { count.value += 1 }
    expect(log.take(), [])
  }

  @Test("An app can be made of a scene that hears of its phase, and of animations that nobody sees")
  func app() {
    struct OrdinaryApp: App {
      @StateObject private var model = Number()
      @Environment(\.scenePhase) private var scenePhase

      var body: some Scene {
        WindowGroup {
          Text("first")
            .environmentObject(model)
            .animation(.default, value: 1)
            .animation(.linear)
            .transaction { $0.animation = nil }
        }
        .onChange(of: scenePhase) { _ in }
      }
    }
    expect(type(of: OrdinaryApp().body) == Never.self, false)
  }
}

@MainActor
final class Number: ObservableObject {
  @Published var value = 0
}

/// Notes its name when the count changes.
private struct Counted: View {
  @ObservedObject var count: Number
  let log: Log
  let name: String

  var body: some View { Text(name).onChange(of: count.value) { _ in log.add(name) } }
}

private struct CountedScreen: View {
  let count: Number
  let log: Log
  let level: Int

  var body: some View {
    VStack {
      Counted(count: count, log: log, name: "\(level)")
      NavigationLink("to \(level + 1)") {
        AnyView(CountedScreen(count: count, log: log, level: level + 1))
      }
    }
  }
}
