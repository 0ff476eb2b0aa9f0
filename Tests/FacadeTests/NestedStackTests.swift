import Combine
import SwiftUI
import Testing

@MainActor
@Suite("A stack inside another one", .misusesNoHost)
struct NestedStackTests {
  private let warnings = CollectedWarnings()

  @Test("on a screen of another stack it warns, once")
  func onScreen() async {
    let holder = TypedPath([1])
    let app = await AppUnderTest.settled(.links, warnings: warnings) {
      holder.root { number in NavigationStack { Text("inner \(number)") } }
    }
    #expect(app.visibleTexts == ["inner 1"])
    #expect(warnings.texts.count == 1)
    await app.settle { holder.path = [] }
    await app.settle { holder.path = [2] }
    #expect(app.visibleTexts == ["inner 2"])
    #expect(warnings.texts.count == 1)
    #expect(warnings.texts.first?.contains("NavigationStack is inside another one") == true)
  }

  @Test("on the root of another stack it warns")
  func onRoot() async {
    let app = await AppUnderTest.settled(.links, warnings: warnings) {
      NavigationStack { NavigationStack { Text("inner") } }
    }
    #expect(app.visibleTexts == ["inner"])
    #expect(warnings.texts.count == 1)
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
    #expect(app.shown == ["4", "5", "6"])
    await app.goBack()
    #expect(inner.numbers == [4, 5])
    #expect(outer.numbers == [1])
    await app.closeSheet()
    #expect(app.shown == ["1"])
    #expect(outer.warnings.texts == [])
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
    #expect(host == .native || app.emulated.hostUpdates == 0)
    #endif
    await app.show(tab: "Two")
    #expect(app.shown == ["1", "2", "3"])
    #expect(tabs.numbers.history == [[1, 2, 3]])
  }

  @Test("a tab and its path can be chosen at once", arguments: NavigationHost.both)
  func tabAndPath(host: NavigationHost) async {
    let app = await tabs.launched(host)
    tabs.numbers.numbers = [1, 2, 3]
    await app.settle { tabs.selection = 2 }
    #expect(app.shown == ["1", "2", "3"])
  }

  @Test(
    "leaving a tab at any moment of a deep link holds it until the tab is selected again",
    arguments: HostBehavior.all
  )
  func leaveAtEveryMoment(behavior: HostBehavior) async {
    for moment in moments(through: 1_500) {
      let tabs = TabsModel()
      let app = await tabs.launched(.links, behavior)
      await app.show(tab: "Two")
      tabs.numbers.numbers = [1, 2, 3]
      await app.wait(moment)
      #expect(await app.selectTab("One"), "at \(moment) ms")
      await app.wait(5_000)
      await app.show(tab: "Two")
      #expect(app.shown == ["1", "2", "3"], "at \(moment) ms")
      #expect(tabs.numbers.history == [[1, 2, 3]], "at \(moment) ms")
      #expect(app.violations == [], "at \(moment) ms")
    }
  }

  @Test("a path that changes while its tab is hidden in the middle of a deep link wins")
  func changedMeanwhile() async {
    for moment in moments(through: 1_500) {
      let tabs = TabsModel()
      let app = await tabs.launched(.links)
      await app.show(tab: "Two")
      tabs.numbers.numbers = [1, 2, 3]
      await app.wait(moment)
      #expect(await app.selectTab("One"))
      await app.wait(1_000)
      tabs.numbers.numbers = [1, 5]
      await app.wait(1_000)
      await app.show(tab: "Two")
      #expect(app.shown == ["1", "5"], "at \(moment) ms")
      #expect(app.violations == [], "at \(moment) ms")
    }
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
    #expect(app.shown == ["1", "2"])
  }
}
