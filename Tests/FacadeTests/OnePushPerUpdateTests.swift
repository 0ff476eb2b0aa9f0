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

@MainActor
@Suite("Rule 6: pacing follows the host")
struct PacingTests {
  @Test("a screen is pushed as soon as the one before has appeared")
  func settlePaced() {
    let model = Numbers()
    let app = model.launched(.links, HostBehavior(transition: 350_000_000))
    #expect(pushTimes(app, model) == [0, 350, 700])
  }

  @Test("a slower host is waited for")
  func slowHost() {
    let model = Numbers()
    let app = model.launched(.links, HostBehavior(transition: 600_000_000))
    #expect(pushTimes(app, model) == [0, 600, 1200])
  }

  @Test("where no signal comes, the fallback goes on")
  func fallback() {
    let model = Numbers()
    let app = model.launched(.links, HostBehavior(signals: .never))
    #expect(pushTimes(app, model) == [0, 650, 1300])
  }

  @Test("the fallback can be set")
  func ownFallback() {
    let model = Numbers()
    let app = EmulatedApp(stacks: .links, behavior: HostBehavior(signals: .never)) {
      NumbersRoot(model: model).navigationPacing(.settled(fallback: 0.5))
    }
    app.settle()
    #expect(pushTimes(app, model) == [0, 500, 1000])
  }

  @Test("a fallback is not waited for where the host says that it has settled")
  func unneededFallback() {
    let model = Numbers()
    let app = EmulatedApp(stacks: .links) {
      NumbersRoot(model: model).navigationPacing(.settled(fallback: 0.5))
    }
    app.settle()
    #expect(pushTimes(app, model) == [0, 350, 700])
  }

  @Test("a fixed delay is kept, whatever the host says")
  func fixedDelay() {
    let model = Numbers()
    let app = EmulatedApp(stacks: .links) {
      NumbersRoot(model: model).navigationPacing(.fixed(0.65))
    }
    app.settle()
    #expect(pushTimes(app, model) == [0, 650, 1300])
  }

  @Test("a pacing that changes counts from the next wait on")
  func changedPacing() {
    let model = Numbers()
    let app = EmulatedApp(stacks: .links) { SwitchedPacing(model: model) }
    app.settle()
    #expect(pushTimes(app, model) == [0, 350, 700])
    model.note = "fixed"
    app.settle()
    model.numbers = []
    app.settle()
    #expect(pushTimes(app, model) == [0, 900, 1800])
  }

  /// When each of three screens is pushed, in milliseconds from the path's being set.
  private func pushTimes(_ app: EmulatedApp, _ model: Numbers) -> [Int64] {
    let start = app.milliseconds
    model.numbers = [1, 2, 3]
    app.update()
    var times: [Int64] = []
    for time in 0..<3_000 as Range<Int64> {
      while times.count < app.depth { times.append(time) }
      app.wait(1)
    }
    #expect(app.violations == [])
    #expect(app.milliseconds == start + 3_000)
    return times
  }
}

private struct SwitchedPacing: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NumbersRoot(model: model)
      .navigationPacing(model.note == "fixed" ? .fixed(0.9) : .settled)
  }
}
