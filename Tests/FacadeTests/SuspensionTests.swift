import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("Rule 7: suspended means suspended")
struct SuspensionTests {
  private let model = Numbers()
  private let second = Numbers([1, 2, 3])

  @Test(
    "leaving the app at any moment of a deep link holds it, and it goes on after the return",
    .needs(.countingScreens),
    arguments: HostBehavior.all
  )
  func leaveAtEveryMoment(behavior: HostBehavior) async {
    for moment in moments(through: 2_000) {
      let model = Numbers()
      let app = await model.launched(.links, behavior)
      model.numbers = [1, 2, 3]
      await app.wait(moment)
      let depth = app.depth
      await app.leave()
      await app.wait(5_000)
      #expect(app.depth == depth, "left at \(moment) ms")
      await app.comeBack()
      await app.settle()
      model.expectScreens([1, 2, 3], in: app, "left at \(moment) ms")
    }
  }

  @Test(
    "a path that is set while the app is inactive is shown after the return",
    .needs(.countingScreens)
  )
  func setWhileInactive() async {
    let model = Numbers([1])
    let app = await model.launched()
    await app.leave()
    model.numbers = [1, 2, 3]
    await app.wait(1_000)
    #expect(app.shown == ["1"])
    await app.comeBack()
    await app.settle()
    model.expectScreens([1, 2, 3], in: app)
  }

  @Test("a stack that is made while the app is inactive waits for the return")
  func madeWhileInactive() async {
    let app = await AppUnderTest.settled(.links) { OneOrTwoRoot(model: model, second: second) }
    await app.leave()
    model.note = "second"
    await app.wait(5_000)
    #expect(app.violations == [])
    await app.comeBack()
    await app.settle()
    second.expectScreens([1, 2, 3], in: app)
  }

  @Test("so does one that is made when those that have seen the app become inactive are gone")
  func onlyOneWhileInactive() async {
    let app = await AppUnderTest.settled(.links) { OneOfTwoRoot(model: model, second: second) }
    await app.leave()
    model.note = "none"
    await app.wait(100)
    model.note = "second"
    await app.wait(5_000)
    #expect(app.violations == [])
    await app.comeBack()
    await app.settle()
    second.expectScreens([1, 2, 3], in: app)
  }

  @Test("so does one that is made then in a tab that isn't in view")
  func madeInTabWhileInactive() async {
    let app = await AppUnderTest.settled(.links) { LateTabsRoot(model: model, second: second) }
    await app.leave()
    model.note = "tabs"
    await app.wait(5_000)
    await app.comeBack()
    await app.show(tab: "second")
    second.expectScreens([1, 2, 3], in: app)
  }

  @Test("one that is made after the return, when none was there to see it, waits for nothing")
  func madeAfterUnseenReturn() async {
    let app = await AppUnderTest.settled(.links) { OneOfTwoRoot(model: model, second: second) }
    await app.leave()
    model.note = "none"
    await app.wait(100)
    await app.comeBack()
    model.note = "second"
    await app.settle()
    second.expectScreens([1, 2, 3], in: app)
  }
}

private struct OneOfTwoRoot: View {
  @ObservedObject var model: Numbers
  let second: Numbers

  var body: some View {
    switch model.note {
    case "none": Text("nothing")
    case "second": NumbersRoot(model: second)
    default: NumbersRoot(model: model)
    }
  }
}

private struct LateTabsRoot: View {
  @ObservedObject var model: Numbers
  let second: Numbers

  var body: some View {
    if model.note == "tabs" {
      TwoTabs(model: model, second: second)
    } else {
      Text("nothing")
    }
  }
}

private struct OneOrTwoRoot: View {
  @ObservedObject var model: Numbers
  let second: Numbers

  var body: some View {
    VStack {
      NumbersRoot(model: model)
      if model.note == "second" { NumbersRoot(model: second) }
    }
  }
}

#if os(Linux)
/// What the emulator alone knows.
extension SuspensionTests {
  @Test("an app is not held up by another one's being inactive")
  func otherApp() async {
    let other = await Numbers([1]).launched()
    await other.leave()
    let app = await Numbers([1, 2, 3]).launched()
    #expect(app.shown == ["1", "2", "3"])
    other.end()
  }

  @Test("no dismissal is believed while the app is inactive")
  func dismissalWhileInactive() async {
    let model = Numbers([1, 2, 3])
    let app = await model.launched()
    await app.leave()
    app.emulated.spuriouslyDismiss(depth: 2)
    app.emulated.spuriouslyDismiss(depth: 3)
    await app.wait(1_000)
    await app.comeBack()
    await app.settle()
    model.expectScreens([1, 2, 3], in: app)
  }

  @Test("no dismissal of the top is believed while the app is inactive")
  func dismissalOfTopWhileInactive() async {
    let model = Numbers([1, 2, 3])
    let app = await model.launched()
    await app.leave()
    app.emulated.spuriouslyDismiss(depth: 3)
    await app.wait(1_000)
    #expect(model.numbers == [1, 2, 3])
  }

  @Test("that holds, without a trap, where another thread says that the app is left, and is back")
  func leftByAnotherThread() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let model = Numbers([1])
      let app = await model.launched()
      app.emulated.postsFromAnotherThread = true
      await app.leave()
      await waitForMainQueue()
      model.numbers = [1, 2, 3]
      await app.wait(1_000)
      guard app.depth == 1, app.violations == [] else { exit(2) }
      await app.comeBack()
      await waitForMainQueue()
      await app.settle()
      guard app.depth == 3, app.violations == [] else { exit(3) }
    }
  }

  @Test("a return that another thread has told of too late is none")
  func overtakenReturn() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let model = Numbers([1])
      let app = await model.launched()
      await app.leave()
      app.emulated.postsFromAnotherThread = true
      await app.comeBack()
      app.emulated.postsFromAnotherThread = false
      await app.leave()
      await waitForMainQueue()
      model.numbers = [1, 2, 3]
      await app.wait(1_000)
      guard app.depth == 1, app.violations == [] else { exit(2) }
    }
  }
}
#endif
