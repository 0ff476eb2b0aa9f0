import NavigationShim
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("Rule 1: the path is the truth")
struct PathIsTheTruthTests {
  @Test("the first screen of a path is there at the first appearance, and the second on its way")
  func firstAppearance() async {
    let app = Numbers([1, 2, 3]).launch()
    #expect(app.emulated.now == 0)
    // The update that makes the navigation view has no transition to wait for.
    #expect(app.shown == ["1", "2"])
    #expect(app.isInTransition)
    #expect(app.violations == [])
  }
}

@MainActor
@Suite("Rule 4: a newer path wins")
struct NewerPathWinsTests {
  @Test("ten paths in a row cost one plan")
  func tenInARow() async {
    let model = Numbers()
    let app = await model.launched()
    app.emulated.resetCounts()
    for number in 1...10 { model.numbers = [number, number + 1] }
    await app.settle()
    #expect(app.shown == ["10", "11"])
    #expect(app.emulated.hostUpdates == 2)
    #expect(app.violations == [])
  }
}
