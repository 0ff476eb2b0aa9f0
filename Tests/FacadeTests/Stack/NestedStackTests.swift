import Combine
import SwiftUI
import Testing

@MainActor
@Suite("A stack inside another one", .misusesNoHost)
struct NestedStackTests {

  @Test("on the root or a screen of another stack it warns, once")
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
}

@MainActor
@Suite("Stacks in tabs", .misusesNoHost, .needs(.countingScreens))
struct TabTests {
  private let tabs = TabsModel()

  @Test("a stack that is made while another one's tab is hidden is shown")
  func madeWhileHidden() async {
    tabs.numbers.numbers = [1, 2]
    let app = await AppUnderTest.settled(.links) {
      Observing(tabs) { bound in
        TabView(selection: bound.selection) {
          NumbersRoot(model: tabs.others).tabItem { Text("One") }.tag(1)
          VStack {
            if tabs.isGrown { NumbersRoot(model: tabs.numbers) }
          }
          .tabItem { Text("Two") }.tag(2)
        }
      }
    }
    await app.show(tab: "Two")
    await app.settle { tabs.isGrown = true }
    expect(app, shows: ["1", "2"])
  }
}
