import SwiftUI
import Testing

@MainActor
@Suite("Native stack: the path")
struct PathTests {
  let model = StackModel()

  private func app(_ path: Int...) -> EmulatedApp {
    model.path = NavigationPath(path)
    let app = EmulatedApp { MixedStack(model: model) }
    app.settle()
    _ = model.log.take()
    app.resetCounts()
    return app
  }

  @Test("A tapped link adds its value to the path and shows its screen, after a transition")
  func linkPushes() {
    let app = app()
    #expect(app.tap("to 1"))
    #expect(model.path == NavigationPath([1]))
    #expect(app.titles == ["Root", "Number 1"])
    #expect(app.isInTransition)
    app.advance(by: 349_999_999)
    #expect(app.isInTransition)
    app.advance(by: 1)
    #expect(!app.isInTransition)
  }

  @Test("A path of many values is shown in one update, with one transition")
  func manyValuesAtOnce() {
    let app = app()
    model.path = NavigationPath(1...64)
    app.update()
    #expect(app.depth == 64)
    #expect(app.hostUpdates == 1)
    app.advance(by: 350_000_000)
    #expect(!app.isInTransition)
    #expect(app.visibleTexts.first == "number 64")
  }

  @Test("The first update shows the whole path")
  func firstUpdate() {
    model.path = NavigationPath([1, 2, 3])
    let app = EmulatedApp { MixedStack(model: model) }
    #expect(app.titles == ["Root", "Number 1", "Number 2", "Number 3"])
    #expect(app.hostUpdates == 1)
  }

  @Test("A path that is cleared pops all in one update")
  func clearing() {
    let app = app(1, 2, 3)
    model.path = NavigationPath()
    app.update()
    #expect(app.depth == 0)
    #expect(app.hostUpdates == 1)
  }

  @Test("A change during a transition shows at once, and the transition leads there")
  func changeDuringTransition() {
    let app = app()
    model.path.append(1)
    app.advance(by: 100_000_000)
    model.path = NavigationPath([1, 2, 3])
    app.update()
    #expect(app.depth == 3)
    app.advance(by: 349_000_000)
    #expect(app.isInTransition)
    app.advance(by: 1_000_000)
    #expect(!app.isInTransition)
    #expect(app.violations.isEmpty)
  }

  @Test("The same value twice is two screens")
  func sameValueTwice() {
    let app = app(7, 7)
    app.tap("count 0")
    app.back()
    app.settle()
    #expect(app.depth == 1)
    #expect(app.visibleTexts.prefix(2) == ["number 7", "count 0"])
  }

  @Test("A value replaced in place begins anew, without a push or a pop")
  func replacedInPlace() {
    let app = app(1)
    app.tap("count 0")
    model.path = NavigationPath([2])
    app.update()
    app.advance(by: 0)
    #expect(!app.isInTransition)
    #expect(app.visibleTexts.prefix(2) == ["number 2", "count 0"])
  }

  @Test("Screens that stay keep their state")
  func unchangedScreensKeepState() {
    let app = app(1)
    app.tap("count 0")
    model.path = NavigationPath([1, 2])
    app.settle()
    model.path = NavigationPath([1])
    app.settle()
    #expect(app.visibleTexts.prefix(2) == ["number 1", "count 1"])
  }

  @Test("A person who goes back shortens the path with one write")
  func backWritesOnce() {
    let app = app(1, 2, 3)
    #expect(app.back(to: 1))
    #expect(model.log.take().filter { $0.contains(":=") } == ["path := 1"])
    #expect(app.isInTransition)
    app.settle()
    #expect(app.titles == ["Root", "Number 1"])
  }

  @Test("A person's call during a transition is refused")
  func refusedDuringTransition() {
    let app = app(1, 2)
    #expect(app.back())
    #expect(!app.back())
    #expect(!app.tap("next"))
  }

  @Test("A swipe that is cancelled changes nothing")
  func cancelledSwipe() {
    let app = app(1)
    #expect(app.beginSwipeBack())
    #expect(app.isInTransition)
    app.cancelSwipeBack()
    #expect(!app.isInTransition)
    #expect(model.path.count == 1)
    #expect(
      model.log.take() == ["won't 1", "appear root", "disappear root", "will 1", "did 1"]
    )
  }

  @Test("A swipe that is finished shortens the path")
  func finishedSwipe() {
    let app = app(1, 2)
    app.beginSwipeBack()
    app.finishSwipeBack()
    app.settle()
    #expect(model.path.count == 1)
    #expect(app.titles == ["Root", "Number 1"])
  }

  @Test("A change of the path during a swipe cancels the swipe")
  func changeDuringSwipe() {
    let app = app(1)
    app.beginSwipeBack()
    model.path.append(2)
    app.settle()
    #expect(app.titles == ["Root", "Number 1", "Number 2"])
    #expect(!app.isInTransition)
  }

  @Test("A screen above one that is replaced keeps its state")
  func screenAboveReplacedKeepsState() {
    let app = app(1, 2)
    app.tap("count 0")
    model.path = NavigationPath([5, 2])
    app.settle()
    #expect(app.titles == ["Root", "Number 5", "Number 2"])
    #expect(app.visibleTexts[1] == "count 1")
  }

  @Test("Going back is one change of the host's")
  func backIsOneChange() {
    let app = app(1, 2, 3)
    app.back(to: 0)
    app.settle()
    #expect(app.hostUpdates == 1)
    #expect(app.evaluations(of: NumberScreen.self) == 0)
  }

  @Test("A screen that dismisses itself is popped")
  func dismissPops() {
    let app = app(1, 2)
    app.tap("dismiss")
    app.settle()
    #expect(model.path == NavigationPath([1]))
    #expect(app.depth == 1)
  }

  @Test("Only the screen on top appears, and at the start of the transition")
  func appearance() {
    let app = app()
    model.path = NavigationPath([1, 2])
    app.update()
    #expect(model.log.take() == ["appear 2", "will 2"])
    app.settle()
    #expect(model.log.take() == ["disappear root", "did 2"])
    app.back()
    #expect(model.log.take() == ["path := 1", "won't 2", "appear 1", "will 1"])
    app.settle()
    #expect(model.log.take() == ["disappear 2", "gone 2", "did 1"])
  }

  @Test("Covered screens of a path are evaluated")
  func coveredScreensAreMounted() {
    let app = app()
    model.path = NavigationPath([1, 2, 3])
    app.update()
    #expect(app.evaluations(of: NumberScreen.self) == 3)
  }

  @Test("A push evaluates one screen, whatever the depth")
  func pushCostsTheSame() {
    let app = app(1, 2, 3, 4, 5, 6, 7, 8)
    app.tap("next")
    app.settle()
    #expect(app.evaluations["NumberScreen"] == 1)
  }

  @Test("A stack without a binding keeps its path itself")
  func ownPath() {
    let app = EmulatedApp {
      NavigationStack {
        StackRoot(model: model)
          .navigationDestination(for: Int.self) { NumberScreen(model: model, number: $0) }
      }
    }
    app.tap("to 1")
    app.settle()
    app.tap("next")
    app.settle()
    #expect(app.titles == ["Root", "Number 1", "Number 2"])
    app.back(to: 0)
    app.settle()
    #expect(app.depth == 0)
  }
}
