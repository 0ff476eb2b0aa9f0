#if os(Linux)
import SwiftUI
import Testing

@MainActor
@Suite("A change is one transition to the eye", .misusesNoHost)
struct OneTransitionTests {
  @Test("a view that comes with its modifier is animated", arguments: NavigationHost.both)
  func comingView(host: NavigationHost) async {
    let model = Numbers()
    let app = await model.launchedStack(host) {
      Text("root").navigationDestination(for: Int.self) { Text("number \($0)") }
      if !model.note.isEmpty {
        let isShown = ObservedObject(wrappedValue: model).projectedValue.isNoteShown
        Text(model.note).navigationDestination(isPresented: isShown) { Text("late") }
      }
    }
    app.emulated.resetCounts()
    await app.settle { model.note = "shown" }
    expect(app, texts: ["late"])
    expect(app.emulated.animatedTransitions, is: 1)
    await app.goBack()
    expect(app, texts: ["root", "left"])
    if host == .links { expect(model.history, is: []) }
    await app.settle { withoutAnimation { model.note = "shown" } }
    expect(app.emulated.animatedTransitions, is: 1, "the first time alone")
    await app.expectPresented(await model.waited([1, 2]), after: 100)
    expect(app, texts: ["number 2"])
  }
}

@MainActor
@Suite("An app's transaction holds for all of its change", .misusesNoHost)
struct ChangeInTransactionTests {
  @Test(
    "the last update has it, too",
    arguments: NavigationHost.both,
    [
      HostBehavior(), HostBehavior(coordinatesStillChanges: true),
      HostBehavior(noAnimation: .byTransaction),
    ]
  )
  func unanimatedChange(host: NavigationHost, behavior: HostBehavior) async {
    let model = Numbers([1])
    let app = await model.launched(host, behavior)
    for numbers in [[1, 2, 3, 4], [1], [], [5, 6, 7], [5, 8, 9, 10]] {
      app.emulated.resetCounts()
      await app.settle { withoutAnimation { model.numbers = numbers } }
      expect(app.emulated.animatedTransitions, is: 0, "\(numbers)")
      model.expectScreens(numbers, in: app)
      app.emulated.resetCounts()
      await app.settle { model.path.append(20) }
      expect(app.emulated.animatedTransitions, is: 1, "\(numbers)")
    }
  }

  @Test("the view of a link that is turned on without animation comes so")
  func viewOfLink() async {
    let model = Numbers()
    let app = await model.launchedStack(.links) {
      let isShown = ObservedObject(wrappedValue: model).projectedValue.isNoteShown
      NavigationLink("link", isActive: isShown) { Text("shown") }
    }
    await app.settle { withoutAnimation { model.note = "shown" } }
    expect(app, texts: ["shown"])
    expect(app.emulated.animatedTransitions, is: 0)
  }
}

extension Numbers {
  fileprivate var isNoteShown: Bool {
    get { note == "shown" }
    set { note = newValue ? "shown" : "left" }
  }
}

#endif
