import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("Rule 7: suspended means suspended")
struct SuspensionTests {
  private let model = Numbers()
  private let second = Numbers([1, 2, 3])

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
