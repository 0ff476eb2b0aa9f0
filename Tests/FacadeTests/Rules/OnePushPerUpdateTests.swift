import SwiftUI
import Testing

@MainActor
@Suite("Rule 2: one push per update")
struct OnePushPerUpdateTests {
  @Test(
    "a deep link of n screens takes n updates, and breaks no rule of the host",
    arguments: [1, 2, 8, 64]
  )
  func deepLink(depth: Int) {
    let model = Numbers()
    let app = model.launched()
    app.resetCounts()
    model.numbers = Array(1...depth)
    app.settle()
    #expect(app.depth == depth)
    #expect(app.hostUpdates == depth)
    #expect(app.violations == [])
  }

  @Test("a path that is there at launch takes as many updates as it has screens")
  func atLaunch() {
    let model = Numbers([1, 2, 3, 4, 5])
    let app = model.launched()
    #expect(app.shown == ["1", "2", "3", "4", "5"])
    #expect(app.hostUpdates == 5)
    #expect(app.violations == [])
  }

  @Test("any number of screens is popped in one update, by one link")
  func popMany() {
    let model = Numbers([1, 2, 3, 4, 5])
    let app = model.launched()
    app.resetCounts()
    model.numbers = [1]
    app.settle()
    #expect(app.shown == ["1"])
    #expect(app.hostUpdates == 1)
    #expect(app.violations == [])
  }

  @Test("pops and replacements join the first update")
  func popAndReplace() {
    let model = Numbers([1, 2, 3, 4, 5])
    let app = model.launched()
    app.resetCounts()
    model.numbers = [1, 20, 30]
    app.settle()
    #expect(app.shown == ["1", "20", "30"])
    #expect(app.hostUpdates == 1)
    #expect(app.violations == [])
  }

  @Test("a replacement and a push are one update")
  func replaceAndPush() {
    let model = Numbers([1, 2])
    let app = model.launched()
    app.resetCounts()
    model.numbers = [1, 20, 30]
    app.settle()
    #expect(app.shown == ["1", "20", "30"])
    #expect(app.hostUpdates == 1)
    #expect(app.violations == [])
  }

  @Test(
    "two pushes of the app's, a moment apart, keep their distance",
    arguments: [0, 100, 349, 350, 400] as [Int64]
  )
  func twoPushesInARow(gap: Int64) {
    let model = Numbers()
    let app = model.launched()
    model.path.append(1)
    app.wait(gap)
    model.path.append(2)
    app.settle()
    #expect(app.shown == ["1", "2"])
    #expect(app.violations == [])
  }
}
