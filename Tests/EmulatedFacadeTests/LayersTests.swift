import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("Layers, for a system whose navigation view knows columns only")
struct LayersTests {
  @Test("a path of any length is shown in one update, and only its top is seen")
  func deepLink() async {
    let model = Numbers()
    let app = await launched(model)
    app.emulated.resetCounts()
    model.numbers = [1, 2, 3, 4]
    await app.update()
    #expect(app.visibleTexts.first == "number 4")
    #expect(!app.visibleTexts.contains("number 3"))
    #expect(model.history == [[1, 2, 3, 4]])
    #expect(app.emulated.evaluations(of: NumbersScreen.self) == 4)
  }

  @Test("the back button pops one screen, links push, and the screens below keep their state")
  func backAndForth() async {
    let model = Numbers([1])
    let app = await launched(model)
    #expect(await app.tap("count"))
    await app.press("to 2")
    #expect(app.visibleTexts.first == "number 2")
    await app.press("[chevron.backward]")
    #expect(model.numbers == [1])
    #expect(app.visibleTexts.contains("taps 1"))
    await app.press("[chevron.backward]")
    #expect(model.numbers == [])
    #expect(await !app.tap("[chevron.backward]"))
  }

  @Test("the outcome of a change comes at once")
  func outcome() async {
    let model = Numbers()
    let app = await launched(model)
    let start = app.emulated.now
    let change = await WaitedChange {
      await model.withDelaysIfUnsupported(\.path) { $0 = NavigationPath([1, 2, 3]) }
    }
    await app.update()
    #expect(await change.value == .presented)
    #expect(app.emulated.now == start)
    #expect(app.visibleTexts.first == "number 3")
  }

  private func launched(_ model: Numbers) async -> AppUnderTest {
    await AppUnderTest.settled(.links, warnings: model.warnings) {
      NumbersRoot(model: model).environment(\.navigationConfiguration.container, .layers)
    }
  }
}
