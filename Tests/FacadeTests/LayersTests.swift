import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("Layers, for a system whose navigation view knows columns only")
struct LayersTests {
  @Test("a path of any length is shown in one update, and only its top is seen")
  func deepLink() {
    let model = Numbers()
    let app = launched(model)
    app.resetCounts()
    model.numbers = [1, 2, 3, 4]
    app.update()
    #expect(app.visibleTexts.first == "number 4")
    #expect(!app.visibleTexts.contains("number 3"))
    #expect(model.history == [[1, 2, 3, 4]])
    #expect(app.evaluations(of: NumbersScreen.self) == 4)
  }

  @Test("a path that is there at launch is shown at once")
  func atLaunch() {
    let model = Numbers([1, 2])
    let app = launched(model)
    #expect(app.visibleTexts.first == "number 2")
    #expect(model.history.isEmpty)
  }

  @Test("the back button pops one screen, links push, and the screens below keep their state")
  func backAndForth() {
    let model = Numbers([1])
    let app = launched(model)
    #expect(app.tap("count"))
    app.press("to 2")
    #expect(app.visibleTexts.first == "number 2")
    app.press("[chevron.backward]")
    #expect(model.numbers == [1])
    #expect(app.visibleTexts.contains("taps 1"))
    app.press("[chevron.backward]")
    #expect(model.numbers == [])
    #expect(!app.tap("[chevron.backward]"))
  }

  @Test("the outcome of a change comes at once")
  func outcome() async {
    let model = Numbers()
    let app = launched(model)
    let start = app.now
    let change = WaitedChange {
      await model.withDelaysIfUnsupported(\.path) { $0 = NavigationPath([1, 2, 3]) }
    }
    app.update()
    #expect(await change.value == .presented)
    #expect(app.now == start)
    #expect(app.visibleTexts.first == "number 3")
  }

  @Test("an app that is inactive, with its window in view, is changed all the same")
  func inactive() {
    let model = Numbers()
    let app = launched(model)
    app.leave()
    model.numbers = [1, 2]
    app.update()
    #expect(app.visibleTexts.first == "number 2")
  }

  @Test("popped layers are released")
  func release() {
    let model = Numbers([1, 2, 3])
    let app = launched(model)
    model.numbers = [1]
    app.settle()
    #expect(model.marks.alive == [1])
  }

  @Test("a layer that goes before a destination is missed is not warned of")
  func goneUnresolved() {
    let model = Numbers()
    let app = launched(model)
    model.path.append("hello")
    app.update()
    model.path = NavigationPath()
    app.settle()
    #expect(model.warnings.texts == [])
  }

  @Test("a stack that has just appeared shows a path at once")
  func atOnce() {
    let model = Numbers()
    let app = EmulatedApp(stacks: .links) {
      NumbersRoot(model: model).environment(\.navigationConfiguration.container, .layers)
    }
    app.update()
    model.numbers = [1]
    app.update()
    #expect(app.visibleTexts.first == "number 1")
  }

  @Test("an object in the path is released after its layer has gone")
  func values() {
    let holder = TypedPath([PathObject()])
    let app = EmulatedApp.settled(.links) {
      holder.root { _ in Text("item") }.environment(\.navigationConfiguration.container, .layers)
    }
    weak let item = holder.path[0]
    #expect(item != nil)
    holder.path = []
    app.settle()
    #expect(item == nil)
  }

  @Test("whatever paths are set, the top is what is seen")
  func randomPaths() {
    let model = Numbers()
    let app = launched(model)
    for paths in [[1], [1, 2], [2], [], [3, 3, 3], [3, 4], [5, 4], [5, 4, 1, 2], [5]] {
      model.numbers = paths
      app.settle()
      #expect(app.visibleTexts.first == (paths.last.map { "number \($0)" } ?? "root"))
      #expect(model.numbers == paths)
    }
  }

  @Test("a covered layer takes neither taps nor keys nor focus, and does again when uncovered")
  func disabled() {
    let model = Availabilities()
    let app = EmulatedApp.settled(.links) {
      AvailableStack(model: model).environment(\.navigationConfiguration.container, .layers)
    }
    #expect(model.available == ["root"])
    model.path = [1, 2]
    app.settle()
    #expect(model.available == ["2"])
    model.path = [1]
    app.settle()
    #expect(model.available == ["1"])
    model.path = []
    app.settle()
    #expect(model.available == ["root"])
  }

  private func launched(_ model: Numbers) -> EmulatedApp {
    EmulatedApp.settled(.links, warnings: model.warnings) {
      NumbersRoot(model: model).environment(\.navigationConfiguration.container, .layers)
    }
  }
}

/// Knows which screens are enabled.
@MainActor
private final class Availabilities: ObservableObject {
  @Published var path: [Int] = []
  var known: [String: Bool] = [:]

  var available: [String] {
    let shown = ["root"] + path.map(String.init)
    return shown.filter { known[$0] == true }
  }
}

private struct AvailableStack: View {
  @ObservedObject var model: Availabilities

  var body: some View {
    NavigationStack(path: $model.path) {
      AvailableScreen(model: model, name: "root")
        .navigationDestination(for: Int.self) { AvailableScreen(model: model, name: "\($0)") }
    }
  }
}

private struct AvailableScreen: View {
  let model: Availabilities
  let name: String
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let _ = model.known[name] = isEnabled
    Text(name)
  }
}
