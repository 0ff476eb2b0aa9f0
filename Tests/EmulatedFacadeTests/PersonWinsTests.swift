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
    "a screen that is pushed after a person has gone back can dismiss itself as soon as it is there",
    arguments: [HostBehavior(), HostBehavior(dismissalWrites: .whenStarting)]
  )
  func dismissalAtOnce(behavior: HostBehavior) async {
    await expectDismissal(after: 400, on: behavior)
  }

  @Test(
    "so it can later where the host tells less, or has not told of the way back yet",
    arguments: HostBehavior.all + HostBehavior.unasked
      + [HostBehavior(dismissalWrites: .late(by: 10_000_000_000))]
  )
  func dismissalLater(behavior: HostBehavior) async {
    await expectDismissal(after: 1_400, on: behavior)
  }

  private func expectDismissal(after milliseconds: Int64, on behavior: HostBehavior) async {
    let model = Numbers([1])
    let app = await model.launched(.links, behavior)
    #expect(await app.back())
    await app.wait(500)
    #expect(await app.tap("to 1"))
    await app.wait(milliseconds)
    #expect(await app.tap("dismiss"))
    await app.wait(500)
    model.expectScreens([], in: app)
  }
}
