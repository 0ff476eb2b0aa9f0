import SwiftUI
import Testing

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
