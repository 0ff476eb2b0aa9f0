import SwiftUI
import Testing

#if os(Linux)
/// What the emulator alone knows.

@MainActor
@Suite("A second tap on a link")
struct SecondTapTests {
  @Test(
    "pushes nothing, whatever the host says and when",
    arguments: HostBehavior.saying,
    [NavigationPacing.settled, .fixed(2)]
  )
  func twoTaps(behavior: HostBehavior, pacing: NavigationPacing) async {
    for moment in moments(through: 900) where moment >= 350 {
      let model = Numbers()
      let app = await AppUnderTest.settled(.links, behavior: behavior) {
        NumbersRoot(model: model).navigationPacing(pacing)
      }
      #expect(await app.tap("to 1"))
      await app.wait(moment)
      #expect(await app.tap("to 2"))
      await app.wait(50)
      // The screen may be on its way by then.
      _ = await app.tap("to 2")
      await app.settle()
      model.expectScreens([1, 2], in: app, "after \(moment) ms")
    }
  }

  @Test(
    "pushes nothing above the link that the app is about to push",
    arguments: HostBehavior.saying
  )
  func whileMoreIsPushed(behavior: HostBehavior) async {
    for moment in moments(through: 2_000) {
      let model = Numbers([1])
      let app = await model.launched(.links, behavior)
      model.numbers = [1, 5, 6, 7]
      await app.wait(moment)
      let top = model.numbers[max(0, app.depth - 1)]
      if top != 7 { _ = await app.tap("to \(top + 1)") }
      await app.settle()
      model.expectScreens([1, 5, 6, 7], in: app, "after \(moment) ms")
    }
  }

  @Test("pushes nothing, if one of the links leads to a view", arguments: HostBehavior.saying)
  func viewLinks(behavior: HostBehavior) async {
    for moment in moments(through: 900) where moment >= 350 {
      for (first, second) in [("value", "view"), ("view", "value"), ("view", "view")] {
        let model = Numbers()
        let app = await AppUnderTest.settled(.links, behavior: behavior) { BothLinks(model: model) }
        #expect(await app.tap("value"))
        await app.wait(moment)
        #expect(await app.tap(first))
        await app.wait(50)
        _ = await app.tap(second)
        await app.settle()
        let comment: Comment = "\(first) and \(second) after \(moment) ms"
        #expect(model.numbers == (first == "value" ? [1, 1] : [1]), comment)
        #expect(app.visibleTexts.contains("a view") == (first == "view"), comment)
        #expect(app.depth == 2, comment)
      }
    }
  }

  @Test("counts where a person has gone back, however late the host says so")
  func afterBack() async {
    for late: Int64 in [0, 100_000_000, 1_000_000_000] {
      let behavior = HostBehavior(canBeAsked: false, dismissalReport: .late(by: late))
      let model = Numbers([1, 2])
      let app = await model.launched(.links, behavior)
      #expect(await app.back())
      await app.wait(400)
      #expect(await app.tap("to 2"))
      await app.settle()
      model.expectScreens([1, 2], in: app, "\(late) ns late")
    }
  }
}

/// An app whose screens have a link to a value and one to a view.
private struct BothLinks: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NavigationStack(path: $model.path) {
      links.navigationDestination(for: Int.self) { _ in links }
    }
  }

  private var links: some View {
    VStack {
      NavigationLink("value", value: 1)
      NavigationLink("view") { Text("a view") }
    }
  }
}

extension HostBehavior {
  /// Hosts that say more and less of themselves.
  fileprivate static let saying = [
    HostBehavior(), HostBehavior(settleSignals: .never), HostBehavior(canBeAsked: false),
    HostBehavior(canBeAsked: false, settleSignals: .never),
  ]
}
#endif
