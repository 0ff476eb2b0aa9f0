import SwiftUI
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
}
