import SwiftUI
import Testing

@MainActor
@Suite("Paths at the edges")
struct PathEdgesTests {
  @Test("a path that is set to what it is takes no update", arguments: [[], [1, 2]])
  func samePath(numbers: [Int]) async {
    let model = Numbers(numbers)
    let app = await model.launched()
    app.emulated.resetCounts()
    for _ in 0..<2 {
      model.numbers = numbers
      await app.settle()
    }
    #expect(app.emulated.hostUpdates == 0)
    #expect(app.emulated.evaluations(of: NumbersScreen.self) == 0)
    #expect(app.depth == numbers.count)
  }

  @Test("a path that is changed and changed back before an update takes none")
  func changedBack() async {
    let model = Numbers([1, 2])
    let app = await model.launched()
    app.emulated.resetCounts()
    model.numbers = []
    model.numbers = [1, 2]
    await app.settle()
    #expect(app.emulated.hostUpdates == 0)
    #expect(app.shown == ["1", "2"])
  }

  @Test("300 screens take 300 updates")
  func manyScreens() async {
    let model = Numbers()
    let app = await model.launched()
    app.emulated.resetCounts()
    model.numbers = Array(1...300)
    await app.settle()
    #expect(app.depth == 300)
    #expect(app.emulated.hostUpdates == 300)
    model.numbers = []
    await app.settle()
    #expect(app.depth == 0)
    #expect(app.emulated.hostUpdates == 301)
    #expect(model.marks.alive == [])
    #expect(app.violations == [])
  }
}
