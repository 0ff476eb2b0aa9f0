import SwiftUI
import Testing

@MainActor
@Suite("Paths at the edges", .misusesNoHost)
struct PathEdgesTests {
  @Test("two stacks show one path", .needs(.countingScreens), arguments: NavigationHost.both)
  func twoStacks(host: NavigationHost) async {
    let model = Numbers([1])
    let app = await AppUnderTest.settled(host) {
      VStack {
        NumbersRoot(model: model)
        NumbersRoot(model: model)
      }
    }
    await app.settle { model.numbers = [1, 2, 3] }
    expect(app, shows: ["1", "2", "3"])
    expect(app.visibleTexts.filter { $0 == "number 3" }.count, is: 2)
    await app.goBack()
    expect(model.numbers, is: [1, 2])
    expect(app.visibleTexts.filter { $0 == "number 2" }.count, is: 2)
  }

  #if os(Linux)
  @Test("a path that stays the same takes no update", arguments: [[], [1, 2]])
  func samePath(numbers: [Int]) async {
    let model = Numbers(numbers)
    let app = await model.launched()
    app.emulated.resetCounts()
    for between in [numbers, [7]] {
      model.numbers = between
      await app.settle { model.numbers = numbers }
    }
    expect(app.emulated.hostUpdates, is: 0)
    expect(app.emulated.evaluations(of: NumbersScreen.self), is: 0)
    model.expectScreens(numbers, in: app)
  }
  #endif
}
