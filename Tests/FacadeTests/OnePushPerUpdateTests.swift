import SwiftUI
import Testing

@MainActor
@Suite("Rule 2: one push per update")
struct OnePushPerUpdateTests {
  @Test(
    "two pushes of the app's, a moment apart, keep their distance",
    arguments: [0, 100, 349, 350, 400] as [Int64]
  )
  func twoPushesInARow(gap: Int64) async {
    let model = Numbers()
    let app = await model.launched()
    model.path.append(1)
    await app.wait(gap)
    model.path.append(2)
    await app.settle()
    model.expectScreens([1, 2], in: app)
  }
}

#if os(Linux)
/// What the emulator alone knows.
extension OnePushPerUpdateTests {
  @Test(
    "a deep link of n screens takes n updates, and breaks no rule of the strict old host",
    arguments: [1, 2, 8, 64]
  )
  func deepLink(depth: Int) async {
    await expectUpdates(depth, from: [], to: Array(1...depth))
  }

  @Test("a path that is there at launch takes as many updates as it has screens")
  func atLaunch() async {
    let model = Numbers([1, 2, 3, 4, 5])
    let app = await model.launched()
    #expect(app.emulated.hostUpdates == 5)
    model.expectScreens([1, 2, 3, 4, 5], in: app)
  }

  @Test("any number of screens is popped in one update, by one link")
  func popMany() async {
    await expectUpdates(1, from: [1, 2, 3, 4, 5], to: [1])
  }

  @Test("pops and replacements join the first update")
  func popAndReplace() async {
    await expectUpdates(1, from: [1, 2, 3, 4, 5], to: [1, 20, 30])
  }

  @Test("a replacement and a push are one update")
  func replaceAndPush() async {
    await expectUpdates(1, from: [1, 2], to: [1, 20, 30])
  }

  private func expectUpdates(
    _ count: Int,
    from old: [Int],
    to new: [Int],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let model = Numbers(old)
    let app = await model.launched()
    app.emulated.resetCounts()
    model.numbers = new
    await app.settle()
    #expect(app.emulated.hostUpdates == count, sourceLocation: sourceLocation)
    model.expectScreens(new, in: app, sourceLocation: sourceLocation)
  }
}

@MainActor
@Suite("Rule 6: pacing follows the host")
struct PacingTests {
  @Test("a screen is pushed as soon as the one before has appeared")
  func settlePaced() async {
    let model = Numbers()
    let app = await model.launched()
    #expect(await pushTimes(app, model) == [0, 17, 34])
  }

  @Test("a host that animates each push is waited for")
  func slowHost() async {
    let model = Numbers()
    let app = await model.launched(
      .links,
      HostBehavior(transition: 600_000_000, animatesEveryUpdate: true)
    )
    #expect(await pushTimes(app, model) == [0, 600, 1200])
  }

  @Test(
    "where no signal comes of a push without animation, a moment goes by, and then the next goes"
  )
  func momentWithoutSignal() async {
    let model = Numbers()
    let app = await model.launched(.links, HostBehavior(settleSignals: .never))
    #expect(await pushTimes(app, model) == [0, 200, 400])
  }

  @Test("where no signal comes of a push with animation, the fallback goes on")
  func fallback() async {
    let model = Numbers()
    let app = await launched(model, .settled, HostBehavior(settleSignals: .never), .everyPush)
    #expect(await pushTimes(app, model) == [0, 650, 1300])
  }

  @Test("the fallback can be set")
  func ownFallback() async {
    let model = Numbers()
    let behavior = HostBehavior(settleSignals: .never)
    let app = await launched(model, .settled(fallback: 0.5), behavior, .everyPush)
    #expect(await pushTimes(app, model) == [0, 500, 1000])
  }

  @Test("a fallback is not waited for where the host says that it has settled")
  func unneededFallback() async {
    let model = Numbers()
    let app = await launched(model, .settled(fallback: 0.5), HostBehavior(), .everyPush)
    #expect(await pushTimes(app, model) == [0, 350, 700])
  }

  @Test("a fixed delay is kept, whatever the host says")
  func fixedDelay() async {
    let model = Numbers()
    let app = await launched(model, .fixed(0.65))
    #expect(await pushTimes(app, model) == [0, 650, 1300])
  }

  @Test("a pacing that changes counts from the next wait on")
  func changedPacing() async {
    let model = Numbers()
    let app = await AppUnderTest.settled(.links) { SwitchedPacing(model: model) }
    #expect(await pushTimes(app, model) == [0, 17, 34])
    model.note = "fixed"
    await app.settle()
    model.numbers = []
    await app.settle()
    #expect(await pushTimes(app, model) == [0, 900, 1800])
  }

  private func launched(
    _ model: Numbers,
    _ pacing: NavigationPacing,
    _ behavior: HostBehavior = HostBehavior(),
    _ animation: NavigationAnimation = .automatic
  ) async -> AppUnderTest {
    await AppUnderTest.settled(.links, behavior: behavior) {
      NumbersRoot(model: model).navigationPacing(pacing).navigationAnimation(animation)
    }
  }

  /// When each of three screens is pushed, in milliseconds from the path's being set.
  private func pushTimes(_ app: AppUnderTest, _ model: Numbers) async -> [Int64] {
    let start = app.emulated.now / 1_000_000
    model.numbers = [1, 2, 3]
    await app.update()
    var times: [Int64] = []
    for time in 0..<3_000 as Range<Int64> {
      while times.count < app.depth { times.append(time) }
      await app.wait(1)
    }
    #expect(app.violations == [])
    #expect(app.emulated.now / 1_000_000 == start + 3_000)
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
#endif
