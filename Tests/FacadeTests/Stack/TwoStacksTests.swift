import SwiftUI
import Testing

@MainActor
@Suite("Two stacks", .misusesNoHost)
struct TwoStacksTests {
  @Test("warn once, if one of them is on the root or a screen of the other")
  func onScreen() async {
    let warning = "NavigationStack is inside another one"
    let root = await AppUnderTest.settled(.links) {
      NavigationStack { NavigationStack { Text("inner") } }
    }
    expect(root, texts: ["inner"], warns: [warning])
    let holder = TypedPath([1])
    let app = await AppUnderTest.settled(.links) {
      holder.root { number in NavigationStack { Text("inner \(number)") } }
    }
    expect(app, texts: ["inner 1"], warns: [warning])
    await app.settle { holder.path = [] }
    await app.settle { holder.path = [2] }
    expect(app, texts: ["inner 2"], warns: [])
  }

  @Test("show one path", .needs(.countingScreens), arguments: NavigationHost.both)
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
