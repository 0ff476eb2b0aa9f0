import SwiftUI
import Testing

@MainActor
@Suite("Rule 3: a person's back gesture wins", .misusesNoHost)
struct PersonWinsTests {
  @Test(
    "what the app sets in the action in which a screen dismisses itself is newer",
    // Where nobody can be asked, it isn't known at once that a screen dismisses itself.
    arguments: HostBehavior.all.filter(\.canBeAsked),
    [([1, 9], [1, 9]), ([1, 2, 9], [1, 2, 9]), (nil, [1, 9])]
  )
  func setAsItDismisses(behavior: HostBehavior, change: (set: [Int]?, end: [Int])) async {
    for host in NavigationHost.both {
      // There, a path that has been set with the screen in it, and one that was appended to, are the same.
      if host == .links, change.set == [1, 2, 9], behavior.bridgeFacts.contains(.dismissPops) {
        continue
      }
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

extension PersonWinsTests {
  @Test(
    "so it can later where the host tells less, or has not told of the back navigation yet",
    arguments: HostBehavior.all + HostBehavior.unasked
      + [HostBehavior(dismissalReport: .late(by: 10_000_000_000))]
  )
  func dismissalLater(behavior: HostBehavior) async {
    let model = Numbers([1])
    let app = await model.launched(.links, behavior)
    expect(await app.back(), is: true)
    await app.wait(500)
    expect(await app.tap("to 1"), is: true)
    await app.wait(1_400)
    expect(await app.tap("dismiss"), is: true)
    await app.wait(500)
    model.expectScreens([], in: app)
  }
}
#endif
