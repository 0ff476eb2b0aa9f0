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
}
