import SwiftUI
import Testing

@MainActor
@Suite("UIKit's switch")
struct SwitchTests {
  @Test("is on at first, is what it was set to, off in a block, and one for each app")
  func setting() {
    expect(UIView.areAnimationsEnabled, true)
    for isOn in [false, true] {
      UIView.setAnimationsEnabled(isOn)
      expect(UIView.areAnimationsEnabled, isOn)
      UIView.performWithoutAnimation { expect(UIView.areAnimationsEnabled, false) }
      expect(UIView.areAnimationsEnabled, isOn)
    }
    let time = EmulatedTime()
    let windows = (1...2).map { number in EmulatedApp(time: time) { Text("window \(number)") } }
    let other = EmulatedApp { Text("other app") }
    time.areAnimationsEnabled = false
    expect(windows.map(\.areAnimationsEnabled), [false, false])
    expect(other.areAnimationsEnabled, true)
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
    expect(
      app.sights,
      [
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
    expect(app.sights, [.screen("Screen 0"), .screen("Screen 2")])
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
    expect(
      app.sights,
      [
        .screen("Screen 1"), .transition(from: "Screen 1", to: "Screen 0"), .screen("Screen 1"),
      ]
    )
  }

  @Test("is a picture that lies on the stack, or on a screen below the bar")
  func picture() throws {
    let app = app()
    let stack = try #require(stackView(in: app))
    let picture = try #require(stack.snapshotView(afterScreenUpdates: false))
    stack.addSubview(picture)
    UIView.performWithoutAnimation { app.settle { model.links[0] = true } }
    expect(app.sights, [.screen("Screen 0")])
    expect(app.pictures.count, 1)
    picture.removeFromSuperview()
    expect(app.sights, [.screen("Screen 0"), .screen("Screen 1")])
    expect(app.pictures.count, 0)
    let holder = try #require(app.platformViews.first?.controller.viewIfLoaded)
    picture.frame = holder.convert(stack.bounds, from: stack)
    holder.addSubview(picture)
    app.settle { model.links[1] = true }
    expect(
      app.sights.suffix(2),
      [.transition(from: "Screen 0 below Screen 1", to: "Screen 2"), .screen("Screen 2")]
    )
  }

  @Test("has a picture of a stack alone, in view, where the host gives any")
  func noPicture() throws {
    let none = app(HostBehavior(givesSnapshots: false))
    expect(stackView(in: none)?.snapshotView(afterScreenUpdates: false) == nil, true)
    expect(UIView().snapshotView(afterScreenUpdates: false) == nil, true)
    let app = EmulatedApp { TwoTabs { LinkChain(model: model) } }
    let stack = try #require(stackView(in: app))
    for (tab, isInView) in [("second tab", false), ("first tab", true)] {
      expect(app.selectTab(tab), true)
      expect(stack.window != nil, isInView)
      expect(stack.snapshotView(afterScreenUpdates: false) != nil, isInView)
    }
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
    expect(follower.bounds, CGRect(x: 0, y: 0, width: 844, height: 390))
    expect(stack.bounds, follower.bounds)
    expect(follower.layouts, 1)
  }

  private func stackView(in app: EmulatedApp) -> UIView? {
    app.platformViews.first?.controller.navigationController?.view
  }
}
