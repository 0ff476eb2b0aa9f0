import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Stacks in tabs")
struct TabTests {
  @Test(
    "a path that is set in a hidden tab is shown once the tab is selected",
    arguments: NavigationHost.both,
    [true, false]
  )
  func hiddenTab(host: NavigationHost, hasBeenSeen: Bool) async {
    let tabs = TabsModel()
    let app = await tabs.launched(host)
    if hasBeenSeen {
      await app.show(tab: "Two")
      await app.show(tab: "One")
    }
    app.emulated.resetCounts()
    tabs.numbers.numbers = [1, 2, 3]
    await app.settle()
    #expect(host == .native || app.emulated.hostUpdates == 0)
    #expect(app.violations == [])
    await app.show(tab: "Two")
    #expect(app.shown == ["1", "2", "3"])
    #expect(tabs.numbers.history == [[1, 2, 3]])
    #expect(app.violations == [])
  }
}
