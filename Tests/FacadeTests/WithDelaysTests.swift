import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Changes that somebody waits for")
struct WithDelaysTests {
  @Test("the outcome comes when the last screen is there")
  func presented() {
    let model = Numbers()
    let app = model.launched()
    var outcome: NavigationOutcome?
    model.withDelaysIfUnsupported(\.path) {
      $0 = NavigationPath([1, 2, 3])
    } onCompletion: {
      outcome = $0
    }
    app.wait(1_049)
    #expect(outcome == nil)
    #expect(app.depth == 3)
    app.wait(1)
    #expect(outcome == .presented)
    #expect(model.history == [[1, 2, 3]])
    #expect(app.violations == [])
  }

  @Test("a newer path supersedes the change")
  func superseded() {
    let model = Numbers()
    let app = model.launched()
    var outcomes: [NavigationOutcome] = []
    model.withDelaysIfUnsupported(\.path) {
      $0 = NavigationPath([1, 2, 3])
    } onCompletion: {
      outcomes.append($0)
    }
    app.wait(100)
    model.numbers = [4]
    app.settle()
    #expect(outcomes == [.superseded])
  }

  @Test("a person who goes back dismisses the change")
  func dismissed() {
    let model = Numbers()
    let app = model.launched(.links, HostBehavior(signals: .never))
    var outcomes: [NavigationOutcome] = []
    model.withDelaysIfUnsupported(\.path) {
      $0 = NavigationPath([1, 2, 3])
    } onCompletion: {
      outcomes.append($0)
    }
    app.wait(400)
    #expect(app.back())
    app.settle()
    #expect(outcomes == [.dismissed])
    #expect(model.numbers == [])
  }

  @Test("a stack that goes away dismisses the change")
  func stackGone() async {
    let model = Numbers()
    let app = model.launched()
    let outcome = await withCheckedContinuation { continuation in
      model.withDelaysIfUnsupported(\.path) {
        $0 = NavigationPath([1, 2, 3])
      } onCompletion: {
        continuation.resume(returning: $0)
      }
      app.wait(100)
      app.end()
    }
    #expect(outcome == .dismissed)
  }

  @Test("where no stack of links shows the path, it is presented at once")
  func nobodyShows() {
    let model = Numbers()
    var outcome: NavigationOutcome?
    model.withDelaysIfUnsupported(\.path) {
      $0 = NavigationPath([1])
    } onCompletion: {
      outcome = $0
    }
    #expect(outcome == .presented)
    #expect(model.numbers == [1])
  }

  @Test("on a native host it is one change, and presented at once")
  func native() {
    let model = Numbers()
    let app = model.launched(.native)
    app.resetCounts()
    var outcome: NavigationOutcome?
    model.withDelaysIfUnsupported(\.path) {
      $0 = NavigationPath([1, 2, 3])
    } onCompletion: {
      outcome = $0
    }
    #expect(outcome == .presented)
    app.settle()
    #expect(app.shown == ["1", "2", "3"])
    #expect(app.hostUpdates == 1)
  }

  @Test("a change that changes nothing is presented")
  func noChange() {
    let model = Numbers([1])
    let app = model.launched()
    var outcome: NavigationOutcome?
    model.withDelaysIfUnsupported(\.path) { _ in
    } onCompletion: {
      outcome = $0
    }
    #expect(outcome == .presented)
    #expect(app.depth == 1)
  }

  @Test("a stack that shows the new path already is not the one that is waited for")
  func otherStackIsThere() {
    let first = Numbers([1, 2])
    let second = Numbers()
    let app = EmulatedApp(stacks: .links) {
      VStack {
        NumbersRoot(model: first)
        NumbersRoot(model: second)
      }
    }
    app.settle()
    var outcome: NavigationOutcome?
    second.withDelaysIfUnsupported(\.path) {
      $0 = NavigationPath([1, 2])
    } onCompletion: {
      outcome = $0
    }
    #expect(outcome == nil)
    app.settle()
    #expect(outcome == .presented)
  }

  @Test("a change that changes nothing leaves what is presented")
  func noChangeWhilePresented() {
    let model = Numbers([4711])
    let app = EmulatedApp(stacks: .links) { PresentingStack(model: model) }
    app.settle()
    app.tap("view")
    app.settle()
    model.withDelaysIfUnsupported(\.path) { _ in
    } onCompletion: { _ in
    }
    app.settle()
    #expect(app.visibleTexts == ["shown"])
  }

  @Test("of two stacks the one is waited for whose path has changed")
  func twoStacks() {
    let first = Numbers()
    let second = Numbers()
    let app = EmulatedApp(stacks: .links) {
      VStack {
        NumbersRoot(model: first)
        NumbersRoot(model: second)
      }
    }
    app.settle()
    var outcome: NavigationOutcome?
    second.withDelaysIfUnsupported(\.path) {
      $0 = NavigationPath([1, 2])
    } onCompletion: {
      outcome = $0
    }
    #expect(outcome == nil)
    app.settle()
    #expect(outcome == .presented)
    #expect(first.numbers == [])
  }

  @Test("a binding to an array, a binding to a path and a navigator can be waited for, with await")
  func asynchronous() async {
    let app = EmulatedApp(stacks: .links) { WaitingRoot() }
    await app.settle()
    #expect(app.tap("go"))
    await app.settle()
    #expect(app.visibleTexts.first == "presented presented")
    #expect(app.depth == 3)
    #expect(app.violations == [])
  }
}

private struct PresentingStack: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(for: Int.self) { _ in
        NavigationLink("view") { Text("shown") }
      }
    }
  }
}

private struct WaitingRoot: View {
  @State private var path: [Int] = []
  @State private var report = ""

  var body: some View {
    NavigationStack(path: $path) {
      WaitingScreen(path: $path, report: $report)
        .navigationDestination(for: Int.self) { _ in
          WaitingScreen(path: $path, report: $report)
        }
    }
  }
}

private struct WaitingScreen: View {
  @Binding var path: [Int]
  @Binding var report: String
  @EnvironmentObject private var navigator: Navigator<[Int]>

  var body: some View {
    VStack {
      Text(report)
      Button("go") { Task { await go() } }
    }
  }

  @MainActor
  private func go() async {
    let first = await $path.withDelaysIfUnsupported { $0 = [1, 2] }
    let second = await navigator.withDelaysIfUnsupported { $0.append(3) }
    report = "\(first.rawValue) \(second.rawValue)"
  }
}
