import SwiftUI
import Testing

@MainActor
@Suite("Rule 3: a person's back gesture wins", .misusesNoHost)
struct PersonWinsTests {
  @Test(
    "going back at any moment of a deep link ends it there, and pushes nothing again",
    .needs(.countingScreens),
    arguments: HostBehavior.all
  )
  func backAtEveryMoment(behavior: HostBehavior) async {
    for moment in moments(through: 4_000) {
      let model = Numbers()
      let app = await model.launched(.links, behavior)
      model.numbers = [1, 2, 3, 4]
      await app.wait(moment)
      let depth = app.depth
      let isTaken = await app.back()
      await app.settle()
      let expected = isTaken ? depth - 1 : 4
      #expect(app.depth == expected, "at \(moment) ms")
      #expect(model.numbers == Array([1, 2, 3, 4].prefix(expected)), "at \(moment) ms")
      #expect(app.violations == [], "at \(moment) ms")
    }
  }

  @Test(
    "going back by many screens shortens the path to what is shown",
    .needs(.goingBackByMany),
    arguments: HostBehavior.all
  )
  func backByMany(behavior: HostBehavior) async {
    let model = Numbers([1, 2, 3, 4, 5])
    let app = await model.launched(.links, behavior)
    await app.goBack(to: 1)
    model.expectScreens([1], in: app)
  }

  @Test(
    "going back by many screens of SwiftUI's own stack shortens the path to what is shown",
    .needs(.nativeStacks, .goingBackByMany)
  )
  func backByManyOnNative() async {
    let model = Numbers([1, 2, 3, 4, 5])
    let app = await model.launched(.native)
    await app.goBack(to: 1)
    model.expectScreens([1], in: app)
  }

  @Test("going back writes the path once")
  func writesOnce() async {
    let model = Numbers([1, 2])
    let app = await model.launched()
    await app.goBack()
    #expect(model.history == [[1]])
  }

  @Test("a path that the app sets as a screen goes wins", arguments: HostBehavior.all)
  func setOnDisappearance(behavior: HostBehavior) async {
    let model = Numbers([1, 2])
    let app = await model.launchedStack(.links, behavior) {
      Text("root").navigationDestination(for: Int.self) { number in
        Text("number \(number)")
          .navigationTitle("\(number)")
          .onDisappear { if number == 2 { model.numbers = [7, 8] } }
      }
    }
    await app.goBack()
    model.expectScreens([7, 8], in: app)
  }

  @Test(
    "a swipe that is finished pops one screen, and one that is taken back changes nothing",
    .needs(.swiping),
    arguments: HostBehavior.all,
    [true, false]
  )
  func swipe(behavior: HostBehavior, finishes: Bool) async {
    let model = Numbers([1, 2])
    let app = await model.launched(.links, behavior)
    #expect(await app.beginSwipeBack())
    await app.wait(500)
    if finishes { await app.finishSwipeBack() } else { await app.cancelSwipeBack() }
    await app.settle()
    model.expectScreens(finishes ? [1] : [1, 2], in: app)
  }

  @Test(
    "two back navigations in quick succession are both heard, with a push between them",
    arguments: HostBehavior.all + HostBehavior.unasked
  )
  func backTwice(behavior: HostBehavior) async {
    let model = Numbers([1])
    let app = await model.launched(.links, behavior)
    #expect(await app.back())
    await app.wait(400)
    model.numbers = [2]
    await app.wait(400)
    let isTaken = await app.back()
    await app.settle()
    model.expectScreens(isTaken ? [] : [2], in: app)
  }

  @Test(
    "going back as soon as a link leads on again is heard where nobody can be asked",
    .needs(.choosingBehavior)
  )
  func backSoonAfterPush() async {
    let model = Numbers([1])
    let behavior = HostBehavior(canBeAsked: false, dismissalReport: .atStart)
    let app = await model.launched(.links, behavior)
    #expect(await app.back())
    await app.wait(700)
    model.numbers = [2]
    await app.wait(400)
    #expect(app.depth == 1)
    await app.goBack()
    model.expectScreens([], in: app)
  }

  @Test("a screen that dismisses itself leaves the path", arguments: HostBehavior.all)
  func dismiss(behavior: HostBehavior) async {
    let model = Numbers([1, 2])
    let app = await model.launched(.links, behavior)
    await app.press("dismiss")
    model.expectScreens([1], in: app)
  }

  @Test(
    "what the app sets in the action in which a screen dismisses itself is newer",
    arguments: HostBehavior.all,
    [([1, 9], [1, 9]), ([1, 2, 9], [1, 2, 9]), (nil, [1, 9])]
  )
  func setAsItDismisses(behavior: HostBehavior, change: (set: [Int]?, end: [Int])) async {
    for host in NavigationHost.both {
      let model = Numbers([1, 2])
      let app = await model.launchedStack(host, behavior) {
        Text("root").navigationDestination(for: Int.self) { number in
          DismissingScreen(model: model, path: change.set).navigationTitle("\(number)")
        }
      }
      await app.press("leave for 9")
      model.expectScreens(change.end, in: app)
    }
  }
}

private struct DismissingScreen: View {
  let model: Numbers

  /// The path to set; `nil` to append to the one that is there.
  let path: [Int]?

  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Button("leave for 9") {
      presentationMode.wrappedValue.dismiss()
      model.numbers = path ?? model.numbers + [9]
    }
  }
}

#if os(Linux)
/// What the emulator alone knows.

@MainActor
@Suite("Rule 8: spurious dismissals are not believed", .misusesNoHost)
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

extension PersonWinsTests {
  @Test(
    "a screen that is pushed after a person has gone back can dismiss itself as soon as it is there",
    arguments: [HostBehavior(), HostBehavior(dismissalReport: .atStart)]
  )
  func dismissalAtOnce(behavior: HostBehavior) async {
    await expectDismissal(after: 400, on: behavior)
  }

  @Test(
    "so it can later where the host tells less, or has not told of the back navigation yet",
    arguments: HostBehavior.all + HostBehavior.unasked
      + [HostBehavior(dismissalReport: .late(by: 10_000_000_000))]
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
#endif
