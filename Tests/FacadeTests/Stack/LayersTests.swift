import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Layers, for a system whose navigation view knows columns only", .misusesNoHost)
struct LayersTests {
  @Test("a layer of a link to a view has the link's environment, and can be used")
  func viewLink() async {
    let app = await AppUnderTest.settled(.links) {
      NavigationStack {
        NavigationLink("view") { ColoredLayer() }.environment(\.colorScheme, .dark)
      }
      .environment(\.colorScheme, .light)
      .environment(\.navigationConfiguration.hooks.container, .layers)
    }
    await app.press("view")
    expect(app, sees: "dark")
    expect(app.isEnabled("button"), is: true)
  }

  @Test("a covered layer takes neither taps nor keys nor focus, and does again when uncovered")
  func disabled() async {
    let model = Availabilities()
    let app = await AppUnderTest.settled(.links) {
      Observing(model) { bound in
        NavigationStack(path: bound.path) {
          AvailableScreen(model: model, name: "root")
            .navigationDestination(for: Int.self) { AvailableScreen(model: model, name: "\($0)") }
        }
      }
      .environment(\.navigationConfiguration.hooks.container, .layers)
    }
    expect(model.available, is: ["root"])
    for (path, top) in [([1, 2], "2"), ([1], "1"), ([], "root")] {
      await app.settle { model.path = path }
      expect(model.available, is: [top])
    }
  }

  #if os(Linux)
  @Test("a path comes in one update, and popped layers are released")
  func deepLink() async {
    let model = Numbers([1, 2])
    let app = AppUnderTest(stacks: .links) {
      NumbersRoot(model: model).environment(\.navigationConfiguration.hooks.container, .layers)
    }
    await app.update()
    expect(app.visibleTexts.first, is: "number 2")
    expect(model.history, is: [])
    for numbers in [[], [1, 2, 3, 4], [3, 4], [3, 3, 3], [5, 4], [5]] {
      app.emulated.resetCounts()
      await app.update { model.numbers = numbers }
      await app.wait(0)
      let top = numbers.last.map { "number \($0)" } ?? "root"
      expect(app.visibleTexts.filter { $0.hasPrefix("number") || $0 == "root" }, is: [top])
      expect(app.emulated.evaluations(of: NumbersScreen.self) <= 4, is: true)
      await app.settle()
      expect(model.marks.alive.sorted(), is: numbers.sorted())
      expect(model.history.last, is: numbers)
    }
    // A change is over a turn after its update.
    for numbers in [[1, 2], [1], [1, 3]] {
      await app.update { model.numbers = numbers }
      await app.wait(0)
    }
    expect(app.visibleTexts.first, is: "number 3")
  }

  @Test("the back button pops one screen, links push, and the screens below keep their state")
  func backAndForth() async {
    let model = Numbers([1])
    let app = await model.launched {
      $0.environment(\.navigationConfiguration.hooks.container, .layers)
    }
    expect(await app.tap("count"), is: true)
    await app.press("to 2")
    expect(app.visibleTexts.first, is: "number 2")
    expect(app.emulated.barItemCount, is: 1)
    expectNil(app.emulated.opacity(of: "root"))
    await app.press("[chevron.backward]")
    expect(model.numbers, is: [1])
    expect(app, sees: "taps 1")
    await app.press("[chevron.backward]")
    expect(model.numbers, is: [])
    expect(await app.tap("[chevron.backward]"), is: false)
  }
  #endif
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

private struct AvailableScreen: View {
  let model: Availabilities
  let name: String
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let _ = model.known[name] = isEnabled
    Text(name)
  }
}

private struct ColoredLayer: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack {
      Text(colorScheme == .dark ? "dark" : "light")
      Button("button") {}
    }
  }
}
