import SwiftUI
import Testing

@MainActor
@Suite("A change is one transition to the eye")
struct OneTransitionTests {
  private static let link = Array(1...10)

  @Test("ten screens are at rest after nine frames and one transition")
  func tenScreens() {
    let model = Numbers()
    let app = model.launched()
    app.resetCounts()
    let start = app.now
    model.numbers = Self.link
    app.settle()
    #expect(app.now - start == 9 * 16_666_667 + 350_000_000)
    #expect(app.animatedTransitions == 1)
    #expect(app.stillHostUpdates == 9)
    model.expectScreens(Self.link, in: app)
  }

  @Test("a host that animates all the same is slower, and loses nothing")
  func ignoringHost() {
    let model = Numbers()
    let app = model.launched(.links, HostBehavior(noAnimation: .ignored))
    app.resetCounts()
    let start = app.now
    model.numbers = Self.link
    app.settle()
    #expect(app.now - start == 3_500_000_000)
    #expect(app.animatedTransitions == 10)
    model.expectScreens(Self.link, in: app)
  }

  @Test("any change looks as on the native host", arguments: HostBehavior.heeding)
  func asNative(behavior: HostBehavior) {
    let paths = [[], [1], [1, 2, 3], [1, 7, 8, 9], [4, 5, 6], Self.link]
    for start in paths {
      for end in paths {
        let counts = NavigationHost.both.map { host in
          let model = Numbers(start)
          let app = model.launched(host, behavior)
          app.resetCounts()
          model.numbers = end
          app.settle()
          model.expectScreens(end, in: app)
          return app.animatedTransitions
        }
        #expect(counts[0] == counts[1], "\(start) to \(end)")
      }
    }
  }

  @Test("a path that is there at launch comes without a transition", arguments: NavigationHost.both)
  func launch(host: NavigationHost) {
    let model = Numbers(Self.link)
    let app = model.launched(host)
    #expect(app.animatedTransitions == 0)
    model.expectScreens(Self.link, in: app)
    app.press("to 11")
    #expect(app.animatedTransitions == 1)
  }

  @Test(
    "what is set while nobody sees it is there without a transition",
    arguments: NavigationHost.both
  )
  func setWhileHidden(host: NavigationHost) {
    let model = Numbers()
    let app = EmulatedApp.settled(host) { SelectableTabs(model: model) }
    app.show(tab: "second")
    app.resetCounts()
    model.numbers = [1, 2, 3]
    app.settle()
    app.show(tab: "first")
    #expect(app.animatedTransitions == 0)
    model.expectScreens([1, 2, 3], in: app)
  }

  @Test("what is set as a tab is selected is one transition", arguments: NavigationHost.both)
  func setWithTab(host: NavigationHost) {
    let model = Numbers()
    let app = EmulatedApp.settled(host) { SelectableTabs(model: model) }
    app.show(tab: "second")
    app.resetCounts()
    model.note = "first"
    model.numbers = [1, 2, 3]
    app.settle()
    #expect(app.animatedTransitions == 1)
    model.expectScreens([1, 2, 3], in: app)
  }

  @Test("by policy nothing is animated, whoever changes the path", arguments: NavigationHost.both)
  func disabled(host: NavigationHost) {
    let model = Numbers()
    let app = EmulatedApp.settled(host) {
      NumbersRoot(model: model).navigationAnimation(.disabled)
    }
    app.resetCounts()
    for numbers in [[1, 2, 3], [1], [1, 5], []] {
      model.numbers = numbers
      app.settle()
      model.expectScreens(numbers, in: app)
    }
    app.press("to 1")
    #expect(app.animatedTransitions == 0)
    app.goBack()
    #expect(app.shown == [])
  }

  @Test("by policy each push is a transition, or none is")
  func policies() {
    for (policy, count) in [(NavigationAnimation.everyPush, 10), (.disabled, 0), (.automatic, 1)] {
      let model = Numbers()
      let app = EmulatedApp.settled(.links) {
        NumbersRoot(model: model).navigationAnimation(policy)
      }
      app.resetCounts()
      model.numbers = Self.link
      app.settle()
      #expect(app.animatedTransitions == count)
      #expect(app.hostUpdates == 10)
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
  func unanimatedChange(host: NavigationHost, behavior: HostBehavior) {
    let model = Numbers([1])
    let app = model.launched(host, behavior)
    for numbers in [[1, 2, 3, 4], [1], [], [5, 6, 7], [5, 8, 9, 10]] {
      app.resetCounts()
      withoutAnimation { model.numbers = numbers }
      app.settle()
      #expect(app.animatedTransitions == 0, "\(numbers)")
      model.expectScreens(numbers, in: app)
      app.resetCounts()
      model.path.append(20)
      app.settle()
      #expect(app.animatedTransitions == 1, "\(numbers)")
    }
  }

  @Test("it does so however the path is kept and set", arguments: NavigationHost.both, Way.allCases)
  func ways(host: NavigationHost, way: Way) {
    let app = EmulatedApp.settled(host) { SetByButtons(way: way) }
    app.resetCounts()
    app.press("without animation")
    #expect(app.shown == ["1", "2", "3"])
    #expect(app.animatedTransitions == 0)
    app.press("with animation")
    #expect(app.shown == ["1", "2", "3", "4", "5"])
    #expect(app.animatedTransitions == 1)
  }

  @Test("a change that is waited for at once, before any view has read it, does so as well")
  func waitedChange() async {
    for numbers in [[1], [1, 2, 3]] {
      let model = Numbers()
      let app = model.launched()
      app.resetCounts()
      var change: WaitedChange?
      withoutAnimation {
        change = WaitedChange {
          await model.withDelaysIfUnsupported(\.path) { $0 = NavigationPath(numbers) }
        }
      }
      await app.settle()
      #expect(change?.outcome == .presented)
      #expect(app.animatedTransitions == 0, "\(numbers)")
      #expect(app.areAnimationsEnabled)
    }
  }

  @Test("a change that supersedes another has its own", arguments: [false, true])
  func supersedingChange(isAnimated: Bool) {
    for moment in [0, 8, 17, 30, 51, 100] as [Int64] {
      let model = Numbers()
      let app = model.launched()
      app.resetCounts()
      if isAnimated {
        withoutAnimation { model.numbers = Array(1...8) }
      } else {
        model.numbers = Array(1...8)
      }
      app.wait(moment)
      if isAnimated {
        model.numbers = Array(1...10)
      } else {
        withoutAnimation { model.numbers = Array(1...10) }
      }
      app.settle()
      #expect(app.animatedTransitions == (isAnimated ? 1 : 0), "after \(moment) ms")
      model.expectScreens(Array(1...10), in: app)
    }
  }

  @Test(
    "another change in the same turn says nothing of the path's",
    arguments: NavigationHost.both
  )
  func otherChange(host: NavigationHost) {
    let model = Numbers()
    let other = Numbers()
    let app = EmulatedApp.settled(host) {
      NumbersRoot(model: model).overlay(NoteText(model: other))
    }
    app.resetCounts()
    model.numbers = [1, 2]
    withoutAnimation { other.note = "another" }
    app.settle()
    #expect(app.animatedTransitions == 1)
  }

  @Test("pushes that an app spaces itself, each without animation, are shown so")
  func spacedByTheApp() {
    for host in NavigationHost.both {
      let model = Numbers()
      let app = model.launched(host)
      app.resetCounts()
      for number in 1...5 {
        withoutAnimation { model.path.append(number) }
        app.wait(50)
      }
      app.settle()
      #expect(app.animatedTransitions == 0)
      model.expectScreens([1, 2, 3, 4, 5], in: app)
    }
  }

  @Test("a view presented without animation comes and goes so", arguments: NavigationHost.both)
  func presentedView(host: NavigationHost) {
    let model = Numbers()
    let app = EmulatedApp.settled(host) { PresentingRoot(model: model) }
    app.resetCounts()
    withoutAnimation { model.note = "shown" }
    app.settle()
    #expect(app.shown == ["presented"])
    withoutAnimation { model.note = "" }
    app.settle()
    #expect(app.shown == [])
    #expect(app.animatedTransitions == 0)
    model.note = "shown"
    app.settle()
    #expect(app.animatedTransitions == 1)
  }
}

@MainActor
@Suite("UIKit's switch for animations")
struct AnimationSwitchTests {
  @Test("is off while screens come without animation, and on before the last")
  func onBeforeTheLast() {
    let model = Numbers()
    let app = model.launched()
    model.numbers = [1, 2, 3, 4]
    app.update()
    for millisecond in 0..<400 {
      #expect(app.areAnimationsEnabled == (app.depth == 4), "after \(millisecond) ms")
      app.wait(1)
    }
  }

  @Test("is on again after a moment, if the host says nothing or animates all the same")
  func moment() {
    for behavior in [
      HostBehavior(signals: .never), HostBehavior(transition: 3_500_000_000, noAnimation: .ignored),
    ] {
      let model = Numbers()
      let app = model.launched(.links, behavior)
      withoutAnimation { model.path.append(1) }
      app.update()
      #expect(!app.areAnimationsEnabled)
      app.wait(200)
      #expect(app.areAnimationsEnabled)
    }
  }

  @Test("is on when a stack goes away in the middle of a link", arguments: [0, 8, 17, 30, 51])
  func stackGoesAway(moment: Int64) async {
    let model = Numbers()
    let app = model.launched()
    model.numbers = [1, 2, 3, 4, 5]
    await app.wait(moment)
    #expect(!app.areAnimationsEnabled)
    app.end()
    for _ in 0..<5 { await Task.yield() }
    #expect(app.areAnimationsEnabled)
  }

  @Test("stays off where the app has it off")
  func offByTheApp() {
    let model = Numbers()
    let app = model.launched()
    app.areAnimationsEnabled = false
    app.resetCounts()
    model.numbers = [1, 2, 3]
    app.settle()
    #expect(!app.areAnimationsEnabled)
    #expect(app.animatedTransitions == 0)
    model.expectScreens([1, 2, 3], in: app)
  }

  @Test(
    "may be off by the app at any time, and nothing is lost",
    arguments: NavigationAnimation.allCases
  )
  func offMeanwhile(policy: NavigationAnimation) {
    for gap in [0, 1, 8, 16, 17, 100] as [Int64] {
      for isOffFromTheStart in [true, false] {
        let model = Numbers()
        let app = EmulatedApp.settled(.links) {
          NumbersRoot(model: model).navigationAnimation(policy)
        }
        app.areAnimationsEnabled = !isOffFromTheStart
        model.numbers = [1, 2, 3]
        app.wait(gap)
        app.areAnimationsEnabled = false
        model.path.append(4)
        app.wait(gap)
        model.path.append(5)
        app.wait(gap)
        app.areAnimationsEnabled = true
        model.path.append(6)
        app.settle()
        model.expectScreens([1, 2, 3, 4, 5, 6], in: app, "\(policy), \(gap) ms")
        #expect(app.areAnimationsEnabled)
      }
    }
  }

  @Test("is shared by stacks that are seen at once, and none loses a push")
  func stacksAtOnce() {
    for gap in [0, 1, 8, 16, 17, 30, 100] as [Int64] {
      let left = Numbers()
      let right = Numbers()
      let app = EmulatedApp.settled(.links) {
        HStack {
          NumbersRoot(model: left)
          NumbersRoot(model: right)
        }
      }
      left.numbers = [1, 2, 3]
      app.wait(gap)
      right.numbers = [1, 2, 3, 4, 5, 6]
      app.wait(gap)
      left.path.append(4)
      app.wait(gap)
      right.path.append(7)
      left.path.append(5)
      app.settle()
      #expect(app.violations == [], "\(gap) ms")
      #expect(app.areAnimationsEnabled)
      #expect(left.history.last == [1, 2, 3, 4, 5])
      right.expectScreens([1, 2, 3, 4, 5, 6, 7], in: app, "\(gap) ms")
    }
  }

  @Test("is left alone by changes that are animated", arguments: NavigationAnimation.allCases)
  func leftAlone(policy: NavigationAnimation) {
    let model = Numbers()
    let app = EmulatedApp.settled(.links) { NumbersRoot(model: model).navigationAnimation(policy) }
    model.path.append(1)
    app.update()
    #expect(app.areAnimationsEnabled == (policy != .disabled))
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

  @Test("is UIKit's own in an app")
  func shared() {
    let pause = AnimationSwitch.shared.beginPause()
    #expect(!UIView.areAnimationsEnabled)
    AnimationSwitch.shared.endPause(pause)
    #expect(UIView.areAnimationsEnabled)
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
