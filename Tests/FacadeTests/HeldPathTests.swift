#if os(Linux)
import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Bugs of SwiftUI's own stack: a path that is set while something moves", .misusesNoHost)
struct HeldPathTests {
  private let model = RepairedModel()

  @Test(
    "a path that is set in mid-transition is shown and kept",
    arguments: NavigationHost.both,
    [NativeBugs.pathInMotionIsNotShown, .pathInMotionIsNotKept]
  )
  func inMotion(host: NavigationHost, bug: NativeBugs) async {
    let app = await model.launched(host, bug, .changesInMotion)
    model.path = NavigationPath([1])
    await app.wait(100)
    model.path = NavigationPath([1, 2, 3])
    await app.wait(10)
    #expect(model.path.count == 3)
    await app.settle()
    #expect(model.path.count == 3)
    #expect(app.shown == ["1", "2", "3"])
  }

  @Test(
    "so is one that is set while tabs change, of whichever kind",
    arguments: NavigationHost.both,
    [NativeBugs.pathInMotionIsNotShown, .pathInMotionIsNotKept]
  )
  func tabs(host: NavigationHost, bug: NativeBugs) async {
    let app = await model.launched(host, bug, .changesInMotion)
    await app.show(tab: "second")
    #expect(app.depth == 0)
    _ = await app.selectTab("first")
    await app.settle { model.path = NavigationPath([1, 2]) }
    #expect(model.path.count == 2)
    #expect(app.shown == ["1", "2"])
    _ = await app.selectTab("second")
    await app.settle { model.numbers = [4, 5] }
    #expect(model.numbers == [4, 5])
    #expect(app.shown == ["4", "5"])
  }

  @Test(
    "without the repair path and screens part",
    arguments: [NativeBugs.pathInMotionIsNotShown, .pathInMotionIsNotKept]
  )
  func inMotionUnrepaired(bug: NativeBugs) async {
    let app = await model.launched(.native, bug, [])
    model.path = NavigationPath([1])
    await app.wait(100)
    await app.settle { model.path = NavigationPath([1, 2, 3]) }
    #expect(model.path.count != app.depth)
  }

  @Test("where nothing moves a path goes out at once, in one update")
  func atOnce() async {
    let app = await model.launched(.native, [], .all)
    app.emulated.resetCounts()
    await app.update { model.path = NavigationPath([1, 2, 3]) }
    #expect(app.depth == 3)
    await app.settle()
    #expect(app.emulated.hostUpdates == 1)
    #expect(app.emulated.animatedTransitions == 1)
  }

  @Test("a path that is held goes out as soon as nothing moves, with what the app has said of it")
  func soon() async {
    let app = await model.launched(.native, [], .changesInMotion)
    app.emulated.resetCounts()
    model.path = NavigationPath([1])
    await app.wait(100)
    withoutAnimation { model.path = NavigationPath([1, 2]) }
    await app.wait(249)
    #expect(app.depth == 1)
    await app.wait(1)
    #expect(app.depth == 2)
    await app.settle()
    #expect(app.emulated.animatedTransitions == 1)
  }

  @Test("of several paths that are set meanwhile the last is shown, and no other")
  func severalHeld() async {
    let app = await model.launched(.native, .pathInMotionIsNotShown, .changesInMotion)
    app.emulated.resetCounts()
    model.path = NavigationPath([1])
    await app.wait(100)
    for depth in 2...5 {
      model.path = NavigationPath(Array(1...depth))
      await app.wait(10)
    }
    await app.settle()
    #expect(app.shown == ["1", "2", "3", "4", "5"])
    #expect(app.emulated.hostUpdates == 2)
  }

  @Test("a path that is set back while it is held leaves nothing to do")
  func setBack() async {
    let app = await model.launched(.native, .pathInMotionIsNotShown, .changesInMotion)
    model.path = NavigationPath([1])
    await app.wait(100)
    app.emulated.resetCounts()
    model.path = NavigationPath([2, 3])
    await app.wait(10)
    await app.settle { model.path = NavigationPath([1]) }
    #expect(app.shown == ["1"])
    #expect(app.emulated.hostUpdates == 0)
  }

  @Test("going back while a path is held pops what is on screen, and nothing else is lost")
  func backInHold() async {
    let app = await model.launched(.native, [], .changesInMotion)
    await app.settle { model.path = NavigationPath([1, 2]) }
    await app.show(tab: "second")
    _ = await app.selectTab("first")
    model.path.append(3)
    await app.wait(10)
    #expect(app.depth == 2)
    await app.goBack()
    #expect(model.path.compactElements(as: Int.self) == [1, 3])
    #expect(app.shown == ["1", "3"])
  }

  @Test(
    "a finger that holds a screen keeps the path waiting, whichever way it lets go",
    arguments: [true, false]
  )
  func finger(finishes: Bool) async {
    let app = await model.launched(.native, .pathInMotionIsNotShown, .changesInMotion)
    await app.settle { model.path = NavigationPath([1, 2]) }
    #expect(await app.beginSwipeBack())
    model.path = NavigationPath([7, 8, 9])
    await app.wait(1_000)
    #expect(app.depth == 2)
    if finishes { await app.finishSwipeBack() } else { await app.cancelSwipeBack() }
    await app.settle()
    #expect(model.path.count == 3)
    #expect(app.shown == ["7", "8", "9"])
  }

  @Test("a view that goes away while its path is held is made anew with that path")
  func goesAway() async {
    let app = await model.launched(.native, .pathInMotionIsNotShown, .changesInMotion)
    model.path = NavigationPath([1])
    await app.wait(100)
    model.path = NavigationPath([1, 2])
    await app.wait(10)
    await app.settle { model.generation += 1 }
    #expect(app.shown == ["1", "2"])
    #expect(model.path.count == 2)
  }

  @Test("a held path of other types is cut first when it goes out")
  func heldAndCut() async {
    let app = await model.launched(
      .native,
      [.typeChangeCrashes, .pathInMotionIsNotShown],
      [.typeChanges, .changesInMotion]
    )
    model.path = NavigationPath([1])
    await app.wait(100)
    await app.settle { model.path = NavigationPath(["a", "b"]) }
    #expect(app.shown == ["a", "b"])
  }

  @Test(
    "what is presented again after a held path takes the path's place, at whichever moment",
    arguments: NavigationHost.both,
    [0, 8, 100, 200, 348, 352, 400] as [Int64]
  )
  func presentedAgain(host: NavigationHost, moment: Int64) async {
    let app = await presentingAsTabsChange(on: host)
    model.path = NavigationPath([1, 2])
    await app.wait(moment)
    await app.settle { model.isPresented = true }
    #expect(app.shown == ["presented"])
    #expect(model.path.isEmpty)
    #expect(model.isPresented)
  }

  @Test(
    "path and presentation may change places as often as the app likes: the newest is shown",
    arguments: NavigationHost.both,
    [(true, true), (true, false), (false, true), (false, false)]
  )
  func changingPlaces(host: NavigationHost, form: (endsWithPath: Bool, byLink: Bool)) async {
    model.presentsByLink = form.byLink
    let endsWithPath = form.endsWithPath
    let app = await presentingAsTabsChange(on: host)
    for depth in 1...4 {
      model.path = NavigationPath(Array(1...depth))
      await app.wait(20)
      #expect(!model.isPresented)
      model.isPresented = depth < 4 || !endsWithPath
      await app.wait(20)
    }
    await app.settle()
    #expect(app.shown == (endsWithPath ? ["1", "2", "3", "4"] : ["presented"]))
    #expect(model.path.count == (endsWithPath ? 4 : 0))
  }

  @Test("what a path has ended stays on screen until the path comes, and then goes with it")
  func endedOnScreen() async {
    let app = await presentingAsTabsChange(on: .native)
    model.path = NavigationPath([1, 2])
    await app.wait(200)
    #expect(!model.isPresented)
    #expect(app.shown == ["presented"])
    await app.settle()
    #expect(app.shown == ["1", "2"])
  }

  @Test("a person who goes back from what a held path has ended pops that alone")
  func backFromEnded() async {
    let app = await presentingAsTabsChange(on: .native)
    model.path = NavigationPath([1, 2])
    await app.wait(20)
    await app.goBack()
    #expect(app.shown == ["1", "2"])
    #expect(model.path.count == 2)
    #expect(!model.isPresented)
  }

  @Test(
    "what is presented together with a held path takes its place, also if it was there before",
    arguments: NavigationHost.both
  )
  func presentedWithPath(host: NavigationHost) async {
    let app = await model.launched(host, .pathInMotionIsNotShown, .changesInMotion)
    await app.settle { model.isPresented = true }
    await app.update { model.path = NavigationPath([1]) }
    #expect(!model.isPresented)
    model.path = NavigationPath([2])
    await app.settle { model.isPresented = true }
    #expect(app.shown == ["presented"])
    #expect(model.isPresented)
    #expect(model.path.isEmpty)
  }

  @Test(
    "what is presented stays if an element of a held path is dropped, which no destination shows",
    arguments: NavigationHost.both
  )
  func droppedMeanwhile(host: NavigationHost) async {
    let app = await model.launched(host, .pathInMotionIsNotShown, .changesInMotion)
    await app.update { model.path = NavigationPath([1.5]) }
    await app.update { model.path.append(1) }
    await app.settle { model.isPresented = true }
    #expect(app.shown == ["presented"])
    #expect(model.isPresented)
    #expect(model.path.isEmpty)
  }

  /// Launches the app on a host that doesn't show what is set in motion, has it present a view, and begins to
  /// return to that view's tab from another one.
  private func presentingAsTabsChange(on host: NavigationHost) async -> AppUnderTest {
    let app = await model.launched(host, .pathInMotionIsNotShown, .changesInMotion)
    await app.settle { model.isPresented = true }
    await app.show(tab: "second")
    _ = await app.selectTab("first")
    return app
  }
}
#endif
