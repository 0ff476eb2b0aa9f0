import SwiftUI
import Testing

/// What UIKit's switch may be turned off for.
enum Switch: CaseIterable {
  case process, app

  @MainActor
  func off(in time: EmulatedTime, _ body: () -> Void) {
    switch self {
    case .process: UIView.performWithoutAnimation(body)
    case .app:
      time.areAnimationsEnabled = false
      body()
      time.areAnimationsEnabled = true
    }
  }
}

@MainActor
@Suite("UIKit's switch")
struct SwitchTests {
  @Test("is on at first, is what it was set to, and off while something is done without animation")
  func setting() {
    #expect(UIView.areAnimationsEnabled)
    for isOn in [false, true] {
      UIView.setAnimationsEnabled(isOn)
      #expect(UIView.areAnimationsEnabled == isOn)
      UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
      #expect(UIView.areAnimationsEnabled == isOn)
    }
  }

  @Test("is one for all windows of an app, and another one for each app")
  func ofAnApp() {
    let time = EmulatedTime()
    let windows = (1...2).map { number in EmulatedApp(time: time) { Text("window \(number)") } }
    let other = EmulatedApp { Text("other app") }
    time.areAnimationsEnabled = false
    #expect(windows.map(\.areAnimationsEnabled) == [false, false])
    #expect(other.areAnimationsEnabled)
  }
}

@MainActor
@Suite("Strict host: changes without animation")
struct StillChangeTests {
  private let model = ChainModel(10)
  private let time = EmulatedTime()

  private func app(_ depth: Int = 0, _ behavior: HostBehavior = HostBehavior()) -> EmulatedApp {
    model.launch(depth, behavior, time: time)
  }

  @Test("A push takes one frame where either switch is off", arguments: Switch.allCases)
  func push(_ animations: Switch) {
    let app = app()
    animations.off(in: time) { app.update { model.links[0] = true } }
    app.advance(by: frame - 1)
    #expect(app.isInTransition)
    app.advance(by: 1)
    #expect(!app.isInTransition)
    #expect(app.depth == 1)
  }

  @Test("A pop of several screens takes one frame")
  func pop() {
    let app = app(3)
    UIView.performWithoutAnimation { app.update { model.links[0] = false } }
    app.advance(by: frame)
    #expect(!app.isInTransition)
    #expect(app.depth == 0)
  }

  @Test("The length is set by the behaviour, and is no longer than a transition")
  func length() {
    for (transition, still, expected) in [(350, 40, 40), (30, 40, 30)] as [(Int64, Int64, Int64)] {
      let behavior = HostBehavior(transition: transition, stillTransition: still)
      let app = app(0, behavior)
      UIView.performWithoutAnimation { app.update { model.links = [true] } }
      app.advance(by: expected - 1)
      #expect(app.isInTransition)
      app.advance(by: 1)
      #expect(!app.isInTransition)
      model.links = [false]
    }
  }

  @Test(
    "What makes a change go without animation is what the behaviour says",
    arguments: [
      HostBehavior(), HostBehavior(noAnimation: .byTransaction),
      HostBehavior(animatesEveryUpdate: true),
    ],
    [true, false]
  )
  func whatIsHeeded(behavior: HostBehavior, isPush: Bool) {
    for (isSwitchOn, transaction) in [
      (true, Transaction()), (false, Transaction()), (true, .still), (false, .still),
    ] {
      let app = app(isPush ? 0 : 1, behavior)
      UIView.setAnimationsEnabled(isSwitchOn)
      app.update { withTransaction(transaction) { model.links[0] = isPush } }
      UIView.setAnimationsEnabled(true)
      let isStill =
        switch behavior.noAnimation {
        case _ where behavior.animatesEveryUpdate: false
        case .bySwitch: !isSwitchOn
        case .byTransaction: transaction.disablesAnimations
        }
      #expect(app.stillHostUpdates == (isStill ? 1 : 0))
      #expect(app.animatedTransitions == (isStill ? 0 : 1))
      app.settle()
      app.settle { model.links[0] = false }
    }
  }

  @Test("A push in the same frame is lost, as is one in the same update", arguments: [true, false])
  func secondPush(isInSameUpdate: Bool) {
    let app = app()
    UIView.performWithoutAnimation {
      model.links[0] = true
      if !isInSameUpdate {
        app.update()
        app.advance(by: frame / 2)
      }
      app.settle { model.links[1] = true }
    }
    #expect(app.depth == 1)
    let kind: HostViolation.Kind = isInSameUpdate ? .tooManyPushes : .pushDuringTransition
    #expect(app.violations.map(\.kind) == [kind])
  }

  @Test("A person can do nothing in that frame")
  func personInFrame() {
    let app = app(1)
    UIView.performWithoutAnimation { app.update { model.links[1] = true } }
    #expect(!app.back())
    #expect(!app.beginSwipeBack())
    #expect(!app.tap("go on"))
    app.settle()
    #expect(app.depth == 2)
  }

  @Test("Controllers are told at the beginning and the end, and that nothing is animated")
  func stillSignals() {
    let app = app()
    UIView.performWithoutAnimation { app.update { model.links[0] = true } }
    #expect(model.moves.take() == ["won't 0 still", "will 1 still"])
    app.advance(by: frame)
    #expect(model.moves.take() == ["gone 0 still", "did 1 still"])
  }

  @Test("Controllers are told that a transition is animated")
  func animatedSignals() {
    let app = app()
    app.settle { model.links[0] = true }
    let push = ["won't 0 animated", "will 1 animated", "gone 0 animated", "did 1 animated"]
    #expect(model.moves.take() == push)
    #expect(app.back())
    app.settle()
    let back = ["won't 1 animated", "will 0 animated", "gone 1 animated", "did 0 animated"]
    #expect(model.moves.take() == back)
    #expect(app.depth == 0)
  }

  @Test("Controllers are told that a finger moves them, also back to where they were")
  func signalsOfSwipe() {
    let app = app(1)
    app.beginSwipeBack()
    #expect(model.moves.take() == ["won't 1 animated", "will 0 animated"])
    app.cancelSwipeBack()
    app.settle()
    let back = ["won't 0 animated", "gone 0 animated", "will 1 animated", "did 1 animated"]
    #expect(model.moves.take() == back)
  }

  @Test("Controllers below a cover are told nothing as it comes and goes")
  func signalsOfCover() {
    let app = model.launch { Covered(model: model) { LinkChain(model: model) } }
    for isShown in [true, false] { app.settle { model.isSheetShown = isShown } }
    #expect(model.moves.take() == [])
    #expect(model.log.take() == [])
  }

  @Test("A controller that comes onto a screen that is there is told that nothing is animated")
  func signalsOfNewView() {
    let app = EmulatedApp {
      NavigationView {
        NavigationLink("go on") {
          Stateful(false) { isGrown in
            Button("grow") { isGrown.wrappedValue = true }
            if isGrown.wrappedValue { Signals(moves: model.moves, name: "new") }
          }
        }
      }
    }
    app.walk("go on")
    app.tap("grow")
    #expect(model.moves.take() == ["will new still", "did new still"])
  }

  @Test("Controllers of what appears at launch are told that nothing is animated")
  func signalsOfLaunch() {
    model.links[0] = true
    let app = EmulatedApp { LinkChain(model: model) }
    let launch = ["will 0 still", "did 0 still", "won't 0 still", "gone 0 still"]
    #expect(Set(model.moves.take()) == Set(launch + ["will 1 still", "did 1 still"]))
    app.end()
  }

  @Test("What is counted as seen is what the app has asked for, with animation and without")
  func counts() {
    let app = app()
    app.settle { model.links[0] = true }
    for (level, isOn) in [(1, true), (0, false)] {
      UIView.performWithoutAnimation { app.settle { model.links[level] = isOn } }
    }
    #expect(app.counts == Counts(updates: 3, animated: 1, still: 2))
    app.resetCounts()
    #expect(app.counts == Counts(updates: 0))
  }

  @Test("A person's back navigation isn't counted as something the app has shown")
  func backIsNotCounted() {
    let app = app(2)
    #expect(app.back())
    app.settle()
    #expect(app.beginSwipeBack())
    app.finishSwipeBack()
    app.settle()
    #expect(app.counts == Counts(updates: 2))
  }

  @Test("The update that makes the stack isn't counted as seen")
  func firstUpdateIsNotCounted() {
    model.links[0] = true
    let app = EmulatedApp { LinkChain(model: model) }
    app.settle()
    #expect(app.counts == Counts(updates: 1))
  }

  @Test("A screen that takes another one's place isn't counted as seen")
  func replacementIsNotCounted() {
    model.links[0] = true
    let app = EmulatedApp { TwoLinks(model: model) }
    app.settle()
    app.resetCounts()
    model.links[0] = false
    app.settle { model.links[1] = true }
    #expect(app.visibleTexts == ["second"])
    #expect(app.counts == Counts(updates: 1))
  }

  @Test("What changes in a tab that isn't selected isn't counted as seen")
  func hiddenIsNotCounted() {
    let app = model.launch(1) { TwoTabs { LinkChain(model: model) } }
    app.selectTab("second tab")
    app.settle { model.links[0] = false }
    #expect(app.counts == Counts(updates: 1))
  }
}

@MainActor
@Suite("What a person sees of a stack")
struct SightTests {
  private let model = ChainModel(10)
  private let time = EmulatedTime()

  /// Launches a chain of links, and begins to watch it.
  private func app(_ behavior: HostBehavior = HostBehavior()) -> EmulatedApp {
    let app = model.launch(0, behavior, time: time)
    app.watch()
    return app
  }

  @Test("is each screen that comes without animation, and a transition for one that comes with it")
  func stillPushes() {
    let app = app(HostBehavior(stillTransition: 50_000_000))
    time.areAnimationsEnabled = false
    for level in 0...1 { app.settle { model.links[level] = true } }
    time.areAnimationsEnabled = true
    app.settle { model.links[2] = true }
    #expect(
      app.sights == [
        .screen("Screen 0"), .screen("Screen 1"), .screen("Screen 2"),
        .transition(from: "Screen 2", to: "Screen 3"), .screen("Screen 3"),
      ]
    )
  }

  @Test("isn't what is gone within a frame")
  func shorterThanFrame() {
    let app = app(HostBehavior(stillTransition: 10_000_000))
    time.areAnimationsEnabled = false
    for level in 0...1 { app.settle { model.links[level] = true } }
    #expect(app.sights == [.screen("Screen 0"), .screen("Screen 2")])
  }

  @Test("is a transition as long as a person swipes")
  func swipe() {
    let app = app()
    app.settle { model.links[0] = true }
    app.watch()
    app.beginSwipeBack()
    app.advance(by: 100_000_000)
    app.cancelSwipeBack()
    app.settle()
    #expect(
      app.sights == [
        .screen("Screen 1"), .transition(from: "Screen 1", to: "Screen 0"), .screen("Screen 1"),
      ]
    )
  }

  @Test("is a picture of the stack that lies on it")
  func picture() throws {
    let app = app()
    let stack = try #require(stackView(in: app))
    let picture = try #require(stack.snapshotView(afterScreenUpdates: false))
    stack.addSubview(picture)
    UIView.performWithoutAnimation { app.settle { model.links[0] = true } }
    #expect(app.sights == [.screen("Screen 0")])
    #expect(app.pictures.count == 1)
    picture.removeFromSuperview()
    #expect(app.sights == [.screen("Screen 0"), .screen("Screen 1")])
    #expect(app.pictures.isEmpty)
  }

  @Test("is the bar of the screen that goes, above a picture that lies on that screen alone")
  func bar() throws {
    let app = app()
    let stack = try #require(stackView(in: app))
    let picture = try #require(stack.snapshotView(afterScreenUpdates: false))
    UIView.performWithoutAnimation { app.settle { model.links[0] = true } }
    let holder = try #require(app.platformViews.first?.controller.viewIfLoaded)
    picture.frame = holder.convert(stack.bounds, from: stack)
    holder.addSubview(picture)
    app.settle { model.links[1] = true }
    #expect(
      app.sights.suffix(2) == [
        .transition(from: "Screen 0 below Screen 1", to: "Screen 2"), .screen("Screen 2"),
      ]
    )
  }

  @Test("has no picture where the host gives none, nor is there one of anything but a stack")
  func noPicture() throws {
    let app = app(HostBehavior(givesSnapshots: false))
    #expect(try #require(stackView(in: app)).snapshotView(afterScreenUpdates: false) == nil)
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }

  @Test("has no picture while it is out of view")
  func outOfView() throws {
    let app = EmulatedApp { TwoTabs { LinkChain(model: model) } }
    let stack = try #require(stackView(in: app))
    #expect(stack.snapshotView(afterScreenUpdates: false) != nil)
    #expect(app.selectTab("second tab"))
    #expect(stack.window == nil)
    #expect(stack.snapshotView(afterScreenUpdates: false) == nil)
    #expect(app.selectTab("first tab"))
    #expect(stack.snapshotView(afterScreenUpdates: false) != nil)
  }

  @Test("has another size when the device is turned, and so has what follows it")
  func rotation() throws {
    final class Follower: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let app = app()
    let stack = try #require(stackView(in: app))
    let follower = Follower(frame: stack.bounds)
    follower.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.addSubview(follower)
    app.rotate()
    #expect(follower.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(stack.bounds == follower.bounds)
    #expect(follower.layouts == 1)
  }

  private func stackView(in app: EmulatedApp) -> UIView? {
    app.platformViews.first?.controller.navigationController?.view
  }
}
