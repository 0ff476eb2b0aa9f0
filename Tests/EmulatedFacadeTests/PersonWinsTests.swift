import SwiftUI
import Testing

@MainActor
@Suite("Rule 8: spurious dismissals are not believed")
struct SpuriousDismissalTests {
  @Test("a link of a covered screen that the host turns off stays on", arguments: [1, 2, 3])
  func coveredLinks(depth: Int) async {
    for moment in moments(through: 2_500, by: 100) {
      let model = Numbers()
      let app = await model.launched()
      model.numbers = [1, 2, 3, 4]
      await app.wait(moment)
      app.emulated.spuriouslyDismiss(depth: depth)
      await app.settle()
      guard app.depth > depth || moment > 1_500 else { continue }
      model.expectScreens([1, 2, 3, 4], in: app, "at \(moment) ms")
    }
  }
}

@MainActor
@Suite("Rule 3: a person's back gesture wins")
struct PersonWinsTests {
  @Test(
    "a screen that is pushed after a person has gone back can dismiss itself",
    arguments: HostBehavior.all + HostBehavior.unasked
  )
  func dismissalAfterBack(behavior: HostBehavior) async {
    let model = Numbers([1])
    let app = await model.launched(.links, behavior)
    await app.goBack()
    await app.press("to 1")
    await app.wait(1_000)
    await app.press("dismiss")
    model.expectScreens([], in: app)
  }
}
