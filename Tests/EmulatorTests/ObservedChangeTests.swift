import SwiftUI
import Testing

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
    let app = EmulatedApp { NestingChain(model: model) }
    model.depth = 1
    app.settle()
    model.depth = 2
    app.settle()
    model.count += 1
    app.settle()
    #expect(model.log.take().isEmpty)
  }

  @Test("A screen that was between others hears again when it is in front")
  func inFrontAgain() {
    let app = EmulatedApp { CountedChain(model: model) }
    app.walk("to 1", "to 2")
    app.walkBack()
    model.count += 1
    app.settle()
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

  var body: some View {
    Text(name).onChange(of: model.count) { _ in model.log.add(name) }
  }
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

/// The first screen has a stack of its own and tabs, which are covered from a depth of two on.
private struct NestingChain: View {
  @ObservedObject var model: CountedModel

  var body: some View {
    NavigationView {
      NavigationLink("to 1", isActive: .constant(model.depth > 0)) {
        VStack {
          NavigationView { Counted(model: model, name: "inner root") }.navigationViewStyle(.stack)
          TabView { Counted(model: model, name: "tab").tabItem { Text("tab") } }
          NavigationLink("to 2", isActive: .constant(model.depth > 1)) { Text("top") }
        }
      }
    }
    .navigationViewStyle(.stack)
  }
}
