import SwiftUI
import Testing

@MainActor
@Suite("UIKit's switch for animations")
struct AnimationSwitchTests {
  @Test(
    "may be off by the app at any time, and nothing is lost",
    arguments: NavigationAnimation.allCases
  )
  func offMeanwhile(policy: NavigationAnimation) async {
    for gap in [0, 1, 8, 16, 17, 100] as [Int64] {
      for isOffFromTheStart in [true, false] {
        let model = Numbers()
        let app = await AppUnderTest.settled(.links) {
          NumbersRoot(model: model).navigationAnimation(policy)
        }
        app.areAnimationsEnabled = !isOffFromTheStart
        model.numbers = [1, 2, 3]
        await app.wait(gap)
        app.areAnimationsEnabled = false
        model.path.append(4)
        await app.wait(gap)
        model.path.append(5)
        await app.wait(gap)
        app.areAnimationsEnabled = true
        model.path.append(6)
        await app.settle()
        model.expectScreens([1, 2, 3, 4, 5, 6], in: app, "\(policy), \(gap) ms")
        #expect(app.areAnimationsEnabled)
      }
    }
  }

  @Test("is shared by stacks that are seen at once, and none loses a push")
  func stacksAtOnce() async {
    for gap in [0, 1, 8, 16, 17, 30, 100] as [Int64] {
      let left = Numbers()
      let right = Numbers()
      let app = await AppUnderTest.settled(.links) {
        HStack {
          NumbersRoot(model: left)
          NumbersRoot(model: right)
        }
      }
      left.numbers = [1, 2, 3]
      await app.wait(gap)
      right.numbers = [1, 2, 3, 4, 5, 6]
      await app.wait(gap)
      left.path.append(4)
      await app.wait(gap)
      right.path.append(7)
      left.path.append(5)
      await app.settle()
      #expect(app.violations == [], "\(gap) ms")
      #expect(app.areAnimationsEnabled)
      #expect(left.history.last == [1, 2, 3, 4, 5])
      right.expectScreens([1, 2, 3, 4, 5, 6, 7], in: app, "\(gap) ms")
    }
  }

  @Test("of several pauses the last to end turns it on, once")
  func severalPauses() {
    var isOn = true
    var turns: [Bool] = []
    let animations = AnimationSwitch {
      isOn
    } turn: {
      isOn = $0
      turns.append($0)
    }
    let first = animations.beginPause()
    let second = animations.beginPause()
    animations.endPause(first)
    animations.endPause(first)
    #expect(!isOn)
    animations.endPause(second)
    #expect(turns == [false, true])
  }

  @Test("is never turned on for an app that had it off")
  func neverTurnedOn() {
    var turns: [Bool] = []
    let animations = AnimationSwitch {
      false
    } turn: {
      turns.append($0)
    }
    animations.endPause(animations.beginPause())
    #expect(turns == [])
  }

  #if canImport(UIKit) || os(Linux)
  @Test("is UIKit's own in an app")
  func shared() {
    let pause = AnimationSwitch.shared.beginPause()
    #expect(!UIView.areAnimationsEnabled)
    AnimationSwitch.shared.endPause(pause)
    #expect(UIView.areAnimationsEnabled)
  }
  #endif
}

#if os(Linux)
/// What the emulator alone knows.

@MainActor
@Suite("A change is one transition to the eye")
struct OneTransitionTests {
  private static let link = Array(1...10)

  @Test("ten screens are at rest after nine frames and one transition")
  func tenScreens() async {
    let model = Numbers()
    let app = await model.launched()
    app.emulated.resetCounts()
    let start = app.emulated.now
    model.numbers = Self.link
    await app.settle()
    #expect(app.emulated.now - start == 9 * 16_666_667 + 350_000_000)
    #expect(app.emulated.animatedTransitions == 1)
    #expect(app.emulated.stillHostUpdates == 9)
    model.expectScreens(Self.link, in: app)
  }

  @Test("a host that animates all the same is slower, and loses nothing")
  func ignoringHost() async {
    let model = Numbers()
    let app = await model.launched(.links, HostBehavior(animatesEveryUpdate: true))
    app.emulated.resetCounts()
    let start = app.emulated.now
    model.numbers = Self.link
    await app.settle()
    #expect(app.emulated.now - start == 3_500_000_000)
    #expect(app.emulated.animatedTransitions == 10)
    model.expectScreens(Self.link, in: app)
  }

  @Test("any change looks as on the native host", arguments: HostBehavior.heeding)
  func asNative(behavior: HostBehavior) async {
    let paths = [[], [1], [1, 2, 3], [1, 7, 8, 9], [4, 5, 6], Self.link]
    for start in paths {
      for end in paths {
        var counts: [Int] = []
        for host in NavigationHost.both {
          let model = Numbers(start)
          let app = await model.launched(host, behavior)
          app.emulated.resetCounts()
          model.numbers = end
          await app.settle()
          model.expectScreens(end, in: app)
          counts.append(app.emulated.animatedTransitions)
        }
        #expect(counts[0] == counts[1], "\(start) to \(end)")
      }
    }
  }

  @Test("a path that is there at launch comes without a transition", arguments: NavigationHost.both)
  func launch(host: NavigationHost) async {
    let model = Numbers(Self.link)
    let app = await model.launched(host)
    #expect(app.emulated.animatedTransitions == 0)
    model.expectScreens(Self.link, in: app)
    await app.press("to 11")
    #expect(app.emulated.animatedTransitions == 1)
  }

  @Test(
    "what is set while nobody sees it is there without a transition",
    arguments: NavigationHost.both
  )
  func setWhileHidden(host: NavigationHost) async {
    let model = Numbers()
    let app = await AppUnderTest.settled(host) { SelectableTabs(model: model) }
    await app.show(tab: "second")
    app.emulated.resetCounts()
    model.numbers = [1, 2, 3]
    await app.settle()
    await app.show(tab: "first")
    #expect(app.emulated.animatedTransitions == 0)
    model.expectScreens([1, 2, 3], in: app)
  }

  @Test("so is what somebody waits for while nobody sees it", arguments: NavigationHost.both)
  func awaitedWhileHidden(host: NavigationHost) async {
    let model = Numbers()
    let app = await AppUnderTest.settled(host) { SelectableTabs(model: model) }
    await app.show(tab: "second")
    app.emulated.resetCounts()
    let change = await WaitedChange {
      await model.withDelaysIfUnsupported(\.path) { $0 = NavigationPath([1, 2, 3]) }
    }
    await app.settleWithTasks()
    await app.show(tab: "first")
    await app.settleWithTasks()
    #expect(app.emulated.animatedTransitions == 0)
    #expect(change.outcome == .presented)
    model.expectScreens([1, 2, 3], in: app)
  }

  @Test("what is set as a tab is selected is one transition", arguments: NavigationHost.both)
  func setWithTab(host: NavigationHost) async {
    let model = Numbers()
    let app = await AppUnderTest.settled(host) { SelectableTabs(model: model) }
    await app.show(tab: "second")
    app.emulated.resetCounts()
    model.note = "first"
    model.numbers = [1, 2, 3]
    await app.settle()
    #expect(app.emulated.animatedTransitions == 1)
    model.expectScreens([1, 2, 3], in: app)
  }

  @Test("by policy nothing is animated, whoever changes the path", arguments: NavigationHost.both)
  func disabled(host: NavigationHost) async {
    let model = Numbers()
    let app = await AppUnderTest.settled(host) {
      NumbersRoot(model: model).navigationAnimation(.disabled)
    }
    app.emulated.resetCounts()
    for numbers in [[1, 2, 3], [1], [1, 5], []] {
      model.numbers = numbers
      await app.settle()
      model.expectScreens(numbers, in: app)
    }
    await app.press("to 1")
    #expect(app.emulated.animatedTransitions == 0)
    await app.goBack()
    #expect(app.shown == [])
  }

  @Test("by policy each push is a transition, or none is")
  func policies() async {
    for (policy, count) in [(NavigationAnimation.everyPush, 10), (.disabled, 0), (.automatic, 1)] {
      let model = Numbers()
      let app = await AppUnderTest.settled(.links) {
        NumbersRoot(model: model).navigationAnimation(policy)
      }
      app.emulated.resetCounts()
      model.numbers = Self.link
      await app.settle()
      #expect(app.emulated.animatedTransitions == count)
      #expect(app.emulated.hostUpdates == 10)
      model.expectScreens(Self.link, in: app)
    }
  }
}

@MainActor
@Suite("What an app says of a change holds for all of it")
struct ChangeInTransactionTests {
  /// Ways in which an app may have its path set without animation.
  enum Way: CaseIterable {
    case object, state, typedPath, navigator, boundPath
  }

  @Test(
    "without animation a change has none to its last update, and the next one has its own",
    arguments: NavigationHost.both,
    HostBehavior.heeding
  )
  func unanimatedChange(host: NavigationHost, behavior: HostBehavior) async {
    let model = Numbers([1])
    let app = await model.launched(host, behavior)
    for numbers in [[1, 2, 3, 4], [1], [], [5, 6, 7], [5, 8, 9, 10]] {
      app.emulated.resetCounts()
      withoutAnimation { model.numbers = numbers }
      await app.settle()
      #expect(app.emulated.animatedTransitions == 0, "\(numbers)")
      model.expectScreens(numbers, in: app)
      app.emulated.resetCounts()
      model.path.append(20)
      await app.settle()
      #expect(app.emulated.animatedTransitions == 1, "\(numbers)")
    }
  }

  @Test("it does so however the path is kept and set", arguments: NavigationHost.both, Way.allCases)
  func ways(host: NavigationHost, way: Way) async {
    let app = await AppUnderTest.settled(host) { SetByButtons(way: way) }
    app.emulated.resetCounts()
    await app.press("without animation")
    #expect(app.shown == ["1", "2", "3"])
    #expect(app.emulated.animatedTransitions == 0)
    await app.press("with animation")
    #expect(app.shown == ["1", "2", "3", "4", "5"])
    #expect(app.emulated.animatedTransitions == 1)
  }

  @Test("a change that is waited for at once, before any view has read it, does so as well")
  func waitedChange() async {
    for numbers in [[1], [1, 2, 3]] {
      let model = Numbers()
      let app = await model.launched()
      app.emulated.resetCounts()
      var change: WaitedChange?
      withoutAnimation {
        change = WaitedChange.atOnce {
          await model.withDelaysIfUnsupported(\.path) { $0 = NavigationPath(numbers) }
        }
      }
      await app.settleWithTasks()
      #expect(change?.outcome == .presented)
      #expect(app.emulated.animatedTransitions == 0, "\(numbers)")
      #expect(app.areAnimationsEnabled)
    }
  }

  @Test("a change that supersedes another has its own", arguments: [false, true])
  func supersedingChange(isAnimated: Bool) async {
    for moment in [0, 8, 17, 30, 51, 100] as [Int64] {
      let model = Numbers()
      let app = await model.launched()
      app.emulated.resetCounts()
      if isAnimated {
        withoutAnimation { model.numbers = Array(1...8) }
      } else {
        model.numbers = Array(1...8)
      }
      await app.wait(moment)
      if isAnimated {
        model.numbers = Array(1...10)
      } else {
        withoutAnimation { model.numbers = Array(1...10) }
      }
      await app.settle()
      #expect(app.emulated.animatedTransitions == (isAnimated ? 1 : 0), "after \(moment) ms")
      model.expectScreens(Array(1...10), in: app)
    }
  }

  @Test(
    "another change in the same turn says nothing of the path's",
    arguments: NavigationHost.both
  )
  func otherChange(host: NavigationHost) async {
    let model = Numbers()
    let other = Numbers()
    let app = await AppUnderTest.settled(host) {
      NumbersRoot(model: model).overlay(NoteText(model: other))
    }
    app.emulated.resetCounts()
    model.numbers = [1, 2]
    withoutAnimation { other.note = "another" }
    await app.settle()
    #expect(app.emulated.animatedTransitions == 1)
  }

  @Test("pushes that an app spaces itself, each without animation, are shown so")
  func spacedByTheApp() async {
    for host in NavigationHost.both {
      let model = Numbers()
      let app = await model.launched(host)
      app.emulated.resetCounts()
      for number in 1...5 {
        withoutAnimation { model.path.append(number) }
        await app.wait(50)
      }
      await app.settle()
      #expect(app.emulated.animatedTransitions == 0)
      model.expectScreens([1, 2, 3, 4, 5], in: app)
    }
  }

  @Test(
    "what is pushed while a person goes back comes right after, with or without animation",
    arguments: HostBehavior.heeding + [HostBehavior(dismissalReport: .late(by: 500_000_000))],
    [true, false]
  )
  func duringBackNavigation(behavior: HostBehavior, isAnimated: Bool) async {
    let model = Numbers([1, 2])
    let app = await model.launched(.links, behavior)
    #expect(await app.back())
    await app.wait(100)
    app.emulated.resetCounts()
    if isAnimated { model.path.append(9) } else { withoutAnimation { model.path.append(9) } }
    await app.wait(250 + (isAnimated ? 350 : 17))
    #expect(!app.isInTransition)
    #expect(app.emulated.animatedTransitions == (isAnimated ? 1 : 0))
    model.expectScreens([1, 9], in: app)
  }

  @Test("a view presented without animation comes and goes so", arguments: NavigationHost.both)
  func presentedView(host: NavigationHost) async {
    let model = Numbers()
    let app = await AppUnderTest.settled(host) { PresentingRoot(model: model) }
    app.emulated.resetCounts()
    withoutAnimation { model.note = "shown" }
    await app.settle()
    #expect(app.shown == ["presented"])
    withoutAnimation { model.note = "" }
    await app.settle()
    #expect(app.shown == [])
    #expect(app.emulated.animatedTransitions == 0)
    model.note = "shown"
    await app.settle()
    #expect(app.emulated.animatedTransitions == 1)
  }
}

extension AnimationSwitchTests {
  @Test("is off while screens come without animation, and on before the last")
  func onBeforeTheLast() async {
    let model = Numbers()
    let app = await model.launched()
    model.numbers = [1, 2, 3, 4]
    await app.update()
    for millisecond in 0..<400 {
      #expect(app.areAnimationsEnabled == (app.depth == 4), "after \(millisecond) ms")
      await app.wait(1)
    }
  }

  @Test("is on as soon as a screen without animation has appeared")
  func onOnceAppeared() async {
    let ends = TransitionEnds()
    let app = await AppUnderTest.settled(
      .links,
      behavior: HostBehavior(coordinatesStillChanges: true)
    ) { WatchedRoot(ends: ends) }
    ends.note = { [weak app] in app?.areAnimationsEnabled }
    await app.press("go")
    #expect(app.shown == ["1"])
    #expect(ends.notes == [true])
  }

  @Test("is on again after a moment, if the host says nothing or animates all the same")
  func moment() async {
    for behavior in [
      HostBehavior(settleSignals: .never),
      HostBehavior(transition: 3_500_000_000, animatesEveryUpdate: true),
    ] {
      let model = Numbers()
      let app = await model.launched(.links, behavior)
      withoutAnimation { model.path.append(1) }
      await app.update()
      #expect(!app.areAnimationsEnabled)
      await app.wait(200)
      #expect(app.areAnimationsEnabled)
    }
  }

  @Test("is on when a stack goes away in the middle of a link", arguments: [0, 8, 17, 30, 51])
  func stackGoesAway(moment: Int64) async {
    let model = Numbers()
    let app = await model.launched()
    model.numbers = [1, 2, 3, 4, 5]
    await app.waitWithTasks(moment)
    #expect(!app.areAnimationsEnabled)
    app.end()
    for _ in 0..<5 { await Task.yield() }
    #expect(app.areAnimationsEnabled)
  }

  @Test("stays off where the app has it off")
  func offByTheApp() async {
    let model = Numbers()
    let app = await model.launched()
    app.areAnimationsEnabled = false
    app.emulated.resetCounts()
    model.numbers = [1, 2, 3]
    await app.settle()
    #expect(!app.areAnimationsEnabled)
    #expect(app.emulated.animatedTransitions == 0)
    model.expectScreens([1, 2, 3], in: app)
  }

  @Test("is off again for the next screen where the app turns it on meanwhile")
  func onMeanwhile() async {
    let model = Numbers()
    let app = await model.launched()
    app.emulated.resetCounts()
    model.numbers = [1, 2, 3]
    await app.update()
    app.areAnimationsEnabled = true
    await app.settle()
    #expect(app.areAnimationsEnabled)
    #expect(app.emulated.animatedTransitions == 1)
    model.expectScreens([1, 2, 3], in: app)
  }

  @Test("is on afterwards where an app has it off around its change")
  func offAroundChange() async {
    let model = Numbers()
    let app = await model.launched()
    app.emulated.resetCounts()
    app.areAnimationsEnabled = false
    model.numbers = [1, 2, 3]
    await app.update()
    app.areAnimationsEnabled = true
    await app.settle()
    #expect(app.areAnimationsEnabled)
    model.expectScreens([1, 2, 3], in: app)
  }

  @Test("stays on in a transition after which the path goes on without animation")
  func changeDuringTransition() async {
    let model = Numbers()
    let app = await model.launched()
    model.path.append(1)
    await app.wait(100)
    withoutAnimation { model.path.append(2) }
    await app.update()
    #expect(app.areAnimationsEnabled)
    await app.settle()
    model.expectScreens([1, 2], in: app)
  }

  @Test("is left alone by changes that are animated", arguments: NavigationAnimation.allCases)
  func leftAlone(policy: NavigationAnimation) async {
    let model = Numbers()
    let app = await AppUnderTest.settled(.links) {
      NumbersRoot(model: model).navigationAnimation(policy)
    }
    model.path.append(1)
    await app.update()
    #expect(app.areAnimationsEnabled == (policy != .disabled))
  }
}

extension WaitedChange {
  /// Has a change made before anything else is done.
  fileprivate static func atOnce(
    _ change: @escaping @MainActor () async -> NavigationOutcome
  ) -> WaitedChange {
    let waited = WaitedChange()
    waited.task = Task.immediate {
      let outcome = await change()
      waited.outcome = outcome
      return outcome
    }
    return waited
  }
}

/// Makes changes as an app does that wants none of them animated.
private func withoutAnimation(_ change: () -> Void) {
  var transaction = Transaction()
  transaction.disablesAnimations = true
  withTransaction(transaction, change)
}

extension HostBehavior {
  /// Hosts that can do without animation, each by what it heeds.
  fileprivate static let heeding = [
    HostBehavior(), HostBehavior(coordinatesStillChanges: true),
    HostBehavior(noAnimation: .byTransaction),
  ]
}

/// A root with buttons that set its path in one of several ways.
private struct SetByButtons: View {
  let way: ChangeInTransactionTests.Way

  @StateObject private var model = Numbers()
  @State private var path = NavigationPath()
  @State private var typedPath: [Int] = []

  var body: some View {
    switch way {
    case .object: NavigationStack(path: $model.path) { root }
    case .state, .navigator: NavigationStack(path: $path) { root }
    case .boundPath:
      NavigationStack(
        path: Binding {
          model.path
        } set: {
          model.path = $0
        }
      ) { root }
    case .typedPath: NavigationStack(path: $typedPath) { root }
    }
  }

  private var root: some View {
    buttons
      .navigationDestination(for: Int.self) { buttons.navigationTitle("\($0)") }
  }

  @ViewBuilder private var buttons: some View {
    if way == .navigator { NavigatorButtons() } else { Buttons(set: set) }
  }

  private func set(_ numbers: [Int]) {
    switch way {
    case .object, .boundPath: model.numbers = numbers
    case .state, .navigator: path = NavigationPath(numbers)
    case .typedPath: typedPath = numbers
    }
  }

  private struct NavigatorButtons: View {
    @EnvironmentObject var navigator: Navigator<NavigationPath>

    var body: some View {
      Buttons { navigator.path = NavigationPath($0) }
    }
  }

  private struct Buttons: View {
    let set: ([Int]) -> Void

    var body: some View {
      Button("without animation") { withoutAnimation { set([1, 2, 3]) } }
      Button("with animation") { set([1, 2, 3, 4, 5]) }
    }
  }
}

/// What is noted when transitions end.
@MainActor
private final class TransitionEnds {
  var note: () -> Bool? = { nil }
  var notes: [Bool?] = []
}

/// A stack whose screens note when the transition to them is over, as UIKit says before the turn ends.
private struct WatchedRoot: View {
  let ends: TransitionEnds
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("go") { withoutAnimation { path = [1] } }
        .navigationDestination(for: Int.self) {
          Watch(ends: ends).navigationTitle("\($0)")
        }
    }
  }

  private struct Watch: UIViewControllerRepresentable {
    let ends: TransitionEnds

    func makeUIViewController(context: Context) -> Controller {
      let controller = Controller()
      controller.ends = ends
      return controller
    }

    func updateUIViewController(_ controller: Controller, context: Context) {}
  }

  private final class Controller: UIViewController {
    var ends: TransitionEnds?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      transitionCoordinator?.animate(alongsideTransition: nil) { [ends] _ in
        ends?.notes.append(ends?.note())
      }
    }
  }
}

/// A root that presents a view while the note says so.
private struct PresentingRoot: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NavigationStack {
      Text("root")
        .navigationDestination(
          isPresented: Binding {
            model.note == "shown"
          } set: {
            model.note = $0 ? "shown" : ""
          }
        ) { Text("presented").navigationTitle("presented") }
    }
  }
}

/// What another part of the app shows.
private struct NoteText: View {
  @ObservedObject var model: Numbers

  var body: some View { Text(model.note) }
}

/// Two tabs, of which the app can select the first.
private struct SelectableTabs: View {
  @ObservedObject var model: Numbers

  var body: some View {
    TabView(selection: $model.note) {
      NumbersRoot(model: model).tabItem { Text("first") }.tag("first")
      Text("nothing").tabItem { Text("second") }.tag("second")
    }
  }
}
#endif
