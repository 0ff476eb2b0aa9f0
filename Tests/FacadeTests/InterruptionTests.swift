import SwiftUI
import Testing

/// Deep links of five screens on hosts of any speed, and what may come between.
///
/// What has to come of it is computed from what the person and the app have said last.
@MainActor
@Suite("Nothing is lost at any speed")
struct InterruptionTests {
  @Test(
    "an interrupted link ends as person and app have said last",
    .needs(.countingScreens),
    arguments: zip(HostBehavior.any, HostBehavior.any.indices)
  )
  func interrupted(behavior: HostBehavior, number: Int) async {
    for (place, interruption) in Interruption.here.enumerated() {
      // Where nobody can be asked, a push may be made again while what it had led to still slides
      // away. The old screen then shows the new one's contents, and leaves with them.
      if interruption == .cover, !behavior.answers, behavior.transition > 1_000_000_000 { continue }
      // Every fifth moment, and others on the next kinds of hosts: all of them take too long.
      for (index, moment) in behavior.moments.enumerated()
      where (index + place + number).isMultiple(of: 5) {
        let play = await Play(on: behavior)
        play.model.numbers = deepLink
        await play.app.wait(moment)
        await play.interrupt(by: interruption)
        await play.expectEnd("\(interruption) at \(moment) ms")
      }
    }
  }

  @Test(
    "what follows a person's back counts as well",
    .needs(.countingScreens),
    arguments: HostBehavior.anyForPersons
  )
  func afterBack(behavior: HostBehavior) async {
    for sequel in Sequel.allCases {
      for isSwipe in [false, true] where !isSwipe || Ability.swiping.isHere {
        for (delay, depth) in [(0, 1), (100, 3), (300, 1), (349, 3)] as [(Int64, Int)] {
          let play = await Play(on: behavior, Array(deepLink.prefix(depth)))
          if isSwipe {
            await play.swipe(holding: 1_000, cancelling: false)
          } else {
            await play.back()
          }
          await play.app.wait(delay)
          await play.follow(by: sequel)
          await play.expectEnd(
            "\(isSwipe ? "swipe" : "back") from \(depth), \(delay) ms, \(sequel)"
          )
        }
      }
    }
  }

  @Test(
    "a path is there to be read by the root's onAppear after a back",
    arguments: HostBehavior.any
  )
  func readOnAppear(behavior: HostBehavior) async {
    guard behavior.answers else { return }
    let model = Numbers([1])
    var read: [[Int]] = []
    let app = await AppUnderTest.settled(.links, behavior: behavior) {
      NavigationStack(
        path: Binding {
          model.path
        } set: {
          model.path = $0
        }
      ) {
        Text("root")
          .onAppear { read.append(model.numbers) }
          .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    read = []
    await app.goBack()
    #expect(read == [[]])
  }

  @Test(
    "a stack in a tab that was never selected gets its link when it is",
    .needs(.countingScreens),
    arguments: HostBehavior.any
  )
  func neverSelectedTab(behavior: HostBehavior) async {
    let play = await Play(on: behavior)
    play.second.numbers = [7, 8, 9]
    await play.app.wait(5_000)
    #expect(play.app.violations == [])
    #expect(await play.app.selectTab("second"))
    await play.app.settle()
    #expect(play.app.shown == ["7", "8", "9"])
    play.expectNoViolation("a tab never selected")
  }
}

#if os(Linux)
/// What the emulator alone knows.
extension InterruptionTests {
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
#endif
