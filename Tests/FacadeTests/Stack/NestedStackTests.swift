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

  @Test(
    "in a sheet of a stack's screen it works, without a warning",
    .needs(.countingScreens, .pullingSheets),
    arguments: NavigationHost.both
  )
  func inSheet(host: NavigationHost) async {
    let outer = Numbers([1])
    let inner = Numbers()
    let app = await outer.launchedStack(host) {
      Text("root").navigationDestination(for: Int.self) { number in
        SheetOfNumbers(model: inner).navigationTitle("\(number)")
      }
    }
    await app.press("show")
    await app.settle { inner.numbers = [4, 5, 6] }
    expect(app, shows: ["4", "5", "6"])
    await app.goBack()
    expect(inner.numbers, is: [4, 5])
    expect(outer.numbers, is: [1])
    await app.closeSheet()
    expect(app, shows: ["1"])
  }
}

@MainActor
@Suite("Stacks in tabs", .misusesNoHost, .needs(.countingScreens))
struct TabTests {
  private let tabs = TabsModel()

  @Test(
    "a path that is set in a hidden tab is shown once the tab is selected",
    arguments: NavigationHost.both,
    [true, false]
  )
  func hiddenTab(host: NavigationHost, hasBeenSeen: Bool) async {
    let app = await tabs.launched(host)
    if hasBeenSeen {
      await app.show(tab: "Two")
      await app.show(tab: "One")
    }
    #if os(Linux)
    app.emulated.resetCounts()
    #endif
    await app.settle { tabs.numbers.numbers = [1, 2, 3] }
    #if os(Linux)
    expect(host == .native || app.emulated.hostUpdates == 0, is: true)
    #endif
    await app.show(tab: "Two")
    expect(app, shows: ["1", "2", "3"])
    expect(tabs.numbers.history, is: [[1, 2, 3]])
  }

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
