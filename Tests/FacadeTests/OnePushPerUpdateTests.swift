import SwiftUI
import Testing

@MainActor
@Suite("Rule 2: one push per update")
struct OnePushPerUpdateTests {
  @Test(
    "a deep link of n screens takes n updates, and breaks no rule of the strict old host",
    arguments: [1, 2, 8, 64]
  )
  func deepLink(depth: Int) {
    expectUpdates(depth, from: [], to: Array(1...depth))
  }

  @Test("a path that is there at launch takes as many updates as it has screens")
  func atLaunch() {
    let model = Numbers([1, 2, 3, 4, 5])
    let app = model.launched()
    #expect(app.hostUpdates == 5)
    model.expectScreens([1, 2, 3, 4, 5], in: app)
  }

  @Test("any number of screens is popped in one update, by one link")
  func popMany() {
    expectUpdates(1, from: [1, 2, 3, 4, 5], to: [1])
  }

  @Test("pops and replacements join the first update")
  func popAndReplace() {
    expectUpdates(1, from: [1, 2, 3, 4, 5], to: [1, 20, 30])
  }

  @Test("a replacement and a push are one update")
  func replaceAndPush() {
    expectUpdates(1, from: [1, 2], to: [1, 20, 30])
  }

  private func expectUpdates(
    _ count: Int,
    from old: [Int],
    to new: [Int],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let model = Numbers(old)
    let app = model.launched()
    app.resetCounts()
    model.numbers = new
    app.settle()
    #expect(app.hostUpdates == count, sourceLocation: sourceLocation)
    model.expectScreens(new, in: app, sourceLocation: sourceLocation)
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
    model.expectScreens([1, 2], in: app)
  }
}

@MainActor
@Suite("Rule 6: pacing follows the host")
struct PacingTests {
  @Test("a screen is pushed as soon as the one before has appeared")
  func settlePaced() {
    let model = Numbers()
    let app = model.launched()
    #expect(pushTimes(app, model) == [0, 17, 34])
  }

  @Test("a host that animates each push is waited for")
  func slowHost() {
    let model = Numbers()
    let app = model.launched(
      .links,
      HostBehavior(transition: 600_000_000, noAnimation: .ignored)
    )
    #expect(pushTimes(app, model) == [0, 600, 1200])
  }

  @Test(
    "where no signal comes of a push without animation, a moment goes by, and then the next goes"
  )
  func momentWithoutSignal() {
    let model = Numbers()
    let app = model.launched(.links, HostBehavior(signals: .never))
    #expect(pushTimes(app, model) == [0, 200, 400])
  }

  @Test("where no signal comes of a push with animation, the fallback goes on")
  func fallback() {
    let model = Numbers()
    let app = launched(model, .settled, HostBehavior(signals: .never), .everyPush)
    #expect(pushTimes(app, model) == [0, 650, 1300])
  }

  @Test("the fallback can be set")
  func ownFallback() {
    let model = Numbers()
    let behavior = HostBehavior(signals: .never)
    let app = launched(model, .settled(fallback: 0.5), behavior, .everyPush)
    #expect(pushTimes(app, model) == [0, 500, 1000])
  }

  @Test("a fallback is not waited for where the host says that it has settled")
  func unneededFallback() {
    let model = Numbers()
    let app = launched(model, .settled(fallback: 0.5), HostBehavior(), .everyPush)
    #expect(pushTimes(app, model) == [0, 350, 700])
  }

  @Test("a fixed delay is kept, whatever the host says")
  func fixedDelay() {
    let model = Numbers()
    let app = launched(model, .fixed(0.65))
    #expect(pushTimes(app, model) == [0, 650, 1300])
  }

  @Test("a pacing that changes counts from the next wait on")
  func changedPacing() {
    let model = Numbers()
    let app = EmulatedApp.settled(.links) { SwitchedPacing(model: model) }
    #expect(pushTimes(app, model) == [0, 17, 34])
    model.note = "fixed"
    app.settle()
    model.numbers = []
    app.settle()
    #expect(pushTimes(app, model) == [0, 900, 1800])
  }

  private func launched(
    _ model: Numbers,
    _ pacing: NavigationPacing,
    _ behavior: HostBehavior = HostBehavior(),
    _ animation: NavigationAnimation = .automatic
  ) -> EmulatedApp {
    EmulatedApp.settled(.links, behavior: behavior) {
      NumbersRoot(model: model).navigationPacing(pacing).navigationAnimation(animation)
    }
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
