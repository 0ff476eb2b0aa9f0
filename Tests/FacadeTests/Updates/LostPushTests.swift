#if os(Linux)
import SwiftUI
import Testing

@MainActor
@Suite("A push that UIKit loses", .misusesNoHost)
struct LostPushTests {
  @Test("is made again when its link is turned off")
  func again() async {
    let model = Numbers([1])
    let app = await model.launched(.links, HostBehavior(lag: .milliseconds(100)))
    let start = app.milliseconds
    model.numbers = [1, 2]
    await app.wait(20)
    // By the time at which the host follows, a finger holds the screen.
    expect(await app.beginSwipeBack(), is: true)
    await app.wait(100)
    await app.cancelSwipeBack()
    var lengths: [Int64] = []
    app.note { [unowned app] in
      if $0.hasSuffix("link 1 off") { lengths.append(app.milliseconds - start) }
    }
    await app.settle()
    model.expectScreens([1, 2], in: app)
    expect(lengths.count, is: 1)
    expect(lengths.allSatisfy { (460...480).contains($0) }, is: true, "\(lengths)")
  }

  @Test(
    "isn't sent into one without animation that the host begins late",
    arguments: [150, 184, 199, 200, 300, 500] as [Int64],
    [HostBehavior.SettleSignals.onTime, .never]
  )
  func late(lag: Int64, signals: HostBehavior.SettleSignals) async {
    let model = Numbers([])
    let app = await model.launched(
      .links,
      HostBehavior(lag: lag * 1_000_000, settleSignals: signals)
    )
    await app.settle { model.numbers = [1, 2, 3, 4] }
    model.expectScreens([1, 2, 3, 4], in: app)
    expect(app.violations, is: [])
  }
}
#endif
