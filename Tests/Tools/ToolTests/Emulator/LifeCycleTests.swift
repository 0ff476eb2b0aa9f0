import SwiftUI
import Testing

@MainActor
@Suite("Changes")
struct LifeCycleTests {
  private let log = Log()

  @Test("An update that never ends traps with the name of the view")
  func endlessUpdateTraps() async {
    struct Endless: View {
      @State private var count = 0

      var body: some View {
        Button("\(count)") { count += 1 }.onChange(of: count) { _ in count += 1 }
      }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = EmulatedApp { Endless() }.tap("0") }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    expect(text.contains("Endless"), true, text)
  }

  @Test("A task begins as its view appears, and is cancelled as that disappears")
  func task() async {
    let app = EmulatedApp {
      Stateful(true) { isShown in
        Button("hide") { isShown.wrappedValue = false }
        if isShown.wrappedValue {
          Text("text").task {
            log.add("begins")
            while !Task.isCancelled { await Task.yield() }
            log.add("ends")
          }
        }
      }
    }
    for _ in 0..<10 { await Task.yield() }
    expect(log.take(), ["begins"])
    app.tap("hide")
    for _ in 0..<10 { await Task.yield() }
    expect(log.take(), ["ends"])
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

  @Test("A timer may be set by what goes with another one")
  func timerOfWhatGoes() {
    let time = EmulatedTime()
    time.cancel(time.schedule(after: 1) { [last = SettingTimer(time)] in _ = last })
    expect(time.schedule(after: 1) {}, 3)
  }
}

/// Sets a timer as it goes.
private final class SettingTimer {
  private let time: EmulatedTime

  init(_ time: EmulatedTime) { self.time = time }

  deinit {
    MainActor.assumeIsolated { [time] in _ = time.schedule(after: 1) {} }
  }
}

@MainActor
final class Number: ObservableObject {
  @Published var value = 0
}

private struct Counted: View {
  @ObservedObject var count: Number
  let log: Log
  let name: String

  var body: some View { Text(name).onChange(of: count.value) { _ in log.add(name) } }
}
