import SwiftUI
import Testing

/// Deep links of five screens on hosts of any speed, and what may come between.
///
/// What has to come of it is computed from what the person and the app have said last.
@MainActor
@Suite("Nothing is lost at any speed")
struct InterruptionTests {
  @Test(
    "a link is interrupted by another window, and by a link for it",
    arguments: HostBehavior.any
  )
  func otherWindow(behavior: HostBehavior) async {
    for moment in behavior.moments {
      let play = await Play(on: behavior)
      play.model.numbers = deepLink
      await play.app.wait(moment)
      play.app.emulated.leaveWindow()
      play.model.numbers = [9, 10]
      await play.app.wait(3_000)
      play.app.emulated.comeBackToWindow()
      await play.expectEnd(wanting: [9, 10], "\(moment) ms")
    }
  }

  @Test("of two windows, the inactive one waits alone", arguments: HostBehavior.any)
  func windows(behavior: HostBehavior) async {
    let left = await Play(on: behavior)
    let right = await Play(on: behavior)
    left.app.emulated.leaveWindow()
    left.model.numbers = deepLink
    right.model.numbers = deepLink
    await left.app.settle()
    await right.app.settle()
    #expect(left.app.shown == [])
    await right.expectEnd(wanting: deepLink, "the active window")
    left.app.emulated.comeBackToWindow()
    await left.expectEnd(wanting: deepLink, "the window, active again")
  }

  @Test("a host that can't be asked is left alone while the screen below is coming into view")
  func appearingScreenOfSilentHost() async {
    for moment in [0, 100, 300] as [Int64] {
      let model = Numbers([1, 2])
      let app = await model.launched(.links, HostBehavior(answers: false))
      #expect(await app.back())
      await app.wait(moment)
      model.path.append(9)
      await app.settle()
      #expect(app.violations == [], "after \(moment) ms")
      #expect(app.shown == model.numbers.map(String.init), "after \(moment) ms")
    }
  }
}
