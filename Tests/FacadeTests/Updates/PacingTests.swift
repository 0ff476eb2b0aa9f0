import SwiftUI
import Testing

#if os(Linux)
@MainActor
@Suite("Rule 6: pacing follows the host", .misusesNoHost)
struct PacingTests {
  /// What hosts and apps say of pacing, and when the three screens of a link are pushed.
  struct Pace: CustomTestStringConvertible {
    let testDescription: String
    var behavior = HostBehavior()
    var pacing = NavigationPacing.settled
    var animation = NavigationAnimation.automatic
    let milliseconds: [Int64]
  }

  nonisolated private static let silent = HostBehavior(settleSignals: .never)
  nonisolated private static let paces = [
    Pace(testDescription: "as soon as the one before has appeared", milliseconds: [0, 17, 34]),
    Pace(
      testDescription: "after the transition, where the host animates each push",
      behavior: HostBehavior(transition: 600_000_000, animatesEveryUpdate: true),
      milliseconds: [0, 600, 1_200]
    ),
    Pace(
      testDescription: "after a moment, where no signal comes of a push without animation",
      behavior: silent,
      milliseconds: [0, 200, 400]
    ),
    Pace(
      testDescription: "after the fallback, where no signal comes of a push with animation",
      behavior: silent,
      animation: .everyPush,
      milliseconds: [0, 650, 1_300]
    ),
    Pace(
      testDescription: "after a fallback that is set",
      behavior: silent,
      pacing: .settled(fallback: 0.5),
      animation: .everyPush,
      milliseconds: [0, 500, 1_000]
    ),
    Pace(
      testDescription: "without a wait for the fallback, where the host says that it has settled",
      pacing: .settled(fallback: 0.5),
      animation: .everyPush,
      milliseconds: [0, 350, 700]
    ),
    Pace(
      testDescription: "after a fixed delay, whatever the host says",
      pacing: .fixed(0.65),
      milliseconds: [0, 650, 1_300]
    ),
  ]

  @Test("a screen is pushed", arguments: paces)
  func pushed(pace: Pace) async {
    let model = Numbers()
    let app = await model.launched(.links, pace.behavior) {
      $0.navigationPacing(pace.pacing).navigationAnimation(pace.animation)
    }
    expect(await pushTimes(app, model), is: pace.milliseconds)
  }

  @Test("a pacing that changes counts from the next wait on")
  func changedPacing() async {
    let model = Numbers()
    let app = await model.launched {
      $0.navigationPacing(model.note == "fixed" ? .fixed(0.9) : .settled)
    }
    expect(await pushTimes(app, model), is: [0, 17, 34])
    await app.settle { model.note = "fixed" }
    await app.settle { model.numbers = [] }
    expect(await pushTimes(app, model), is: [0, 900, 1800])
  }

  /// When each of three screens is pushed, in milliseconds from the path's being set.
  private func pushTimes(_ app: AppUnderTest, _ model: Numbers) async -> [Int64] {
    let start = app.emulated.now / 1_000_000
    await app.update { model.numbers = [1, 2, 3] }
    var times: [Int64] = []
    for time in 0..<3_000 as Range<Int64> {
      while times.count < app.depth { times.append(time) }
      await app.wait(1)
    }
    expect(app.emulated.now / 1_000_000, is: start + 3_000)
    return times
  }
}

#endif

@MainActor
@Suite("A host that follows late, or not at all", .misusesNoHost, .needs(.choosingBehavior))
struct LateHostTests {
  @Test(
    "a pop that the system ignores is made again, and at last left to the link's controller",
    arguments: [1, 2, 3, 96]
  )
  func ignoredPop(count: Int) async {
    let model = Numbers([1, 2, 3])
    let app = await model.launched(.links, HostBehavior(ignoredUpdates: Set(4..<4 + count)))
    await app.settle { model.numbers = [1] }
    model.expectScreens([1], in: app)
    expect(model.history, is: [[1]])
  }

  @Test("a screen that can't be shown at launch goes, if its pop is ignored", arguments: 0...3)
  func ignoredPopAtLaunch(count: Int) async throws {
    let journey = try SavedJourney(saved: #"["App.Gone","{}"]"#)
    let app = await journey.launched(.links, HostBehavior(ignoredUpdates: Set(2..<2 + count)))
    expect(journey.store.count, is: 0)
    expect(app, shows: [], warns: ["Element 0 of the path"])
  }
}
