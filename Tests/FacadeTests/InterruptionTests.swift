import SwiftUI
import TestSupport
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
    arguments: InterruptedHost.all
  )
  func interrupted(host: InterruptedHost) async {
    for (number, interruption) in Interruption.here.enumerated() {
      for moment in host.moments(of: interruption, number) {
        let play = await Play(on: host.behavior)
        play.open(Interruption.deepLink)
        await play.app.wait(moment)
        #expect(await play.play(interruption), "\(interruption) at \(moment) ms")
        await play.expectEnd("\(interruption) at \(moment) ms")
      }
    }
  }

  @Test(
    "what follows a person's back counts as well, on a stack of one screen and of three",
    .needs(.countingScreens),
    arguments: zip(HostBehavior.anyForPersons, HostBehavior.anyForPersons.indices)
  )
  func afterBack(behavior: HostBehavior, index: Int) async {
    // Every second one, and the others on the next host.
    for (number, interruption) in Interruption.afterBack.enumerated()
    where Interruption.here.contains(interruption) && (number + index).isMultiple(of: 2) {
      let depth = (number / 2).isMultiple(of: 2) ? 1 : 3
      let play = await Play(on: behavior, Array(Interruption.deepLink.prefix(depth)))
      #expect(await play.play(interruption), "\(interruption) from \(depth)")
      await play.expectEnd("\(interruption) from \(depth)")
    }
  }

  @Test(
    "a path is there to be read by the root's onAppear after a back",
    arguments: HostBehavior.any
  )
  func readOnAppear(behavior: HostBehavior) async {
    guard behavior.canBeAsked else { return }
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
      play.open(Interruption.deepLink)
      await play.app.wait(moment)
      play.app.emulated.leaveWindow()
      play.open([9, 10])
      await play.app.wait(3_000)
      play.app.emulated.comeBackToWindow()
      await play.expectEnd("\(moment) ms")
    }
  }

  @Test("of two windows, the inactive one waits alone", arguments: HostBehavior.any)
  func windows(behavior: HostBehavior) async {
    let left = await Play(on: behavior)
    let right = await Play(on: behavior)
    left.app.emulated.leaveWindow()
    left.open(Interruption.deepLink)
    right.open(Interruption.deepLink)
    await left.app.settle()
    await right.app.settle()
    #expect(left.app.shown == [])
    await right.expectEnd("the active window")
    left.app.emulated.comeBackToWindow()
    await left.expectEnd("the window, active again")
  }

  @Test("a host that can't be asked is left alone while the screen below is coming into view")
  func appearingScreenOfSilentHost() async {
    for moment in [0, 100, 300] as [Int64] {
      let model = Numbers([1, 2])
      let app = await model.launched(.links, HostBehavior(canBeAsked: false))
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
