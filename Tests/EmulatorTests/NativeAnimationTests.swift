import SwiftUI
import Testing

@MainActor
@Suite("Native stack: changes without animation")
struct NativeStillChangeTests {
  private let model = MixedStackModel()
  private let time = EmulatedTime()

  private func app() -> EmulatedApp {
    let app = EmulatedApp(time: time) { MixedStack(model: model) }
    app.settle()
    app.resetCounts()
    return app
  }

  @Test(
    "A path that is set in a still transaction, or while either switch is off, takes one frame",
    arguments: [nil] + Switch.allCases.map { $0 }
  )
  func path(_ animations: Switch?) {
    let app = app()
    if let animations {
      animations.off(in: time) { app.update { model.path = NavigationPath([1, 2, 3]) } }
    } else {
      withTransaction(.still) { model.path = NavigationPath([1, 2, 3]) }
    }
    app.advance(by: frame - 1)
    #expect(app.isInTransition)
    app.advance(by: 1)
    #expect(!app.isInTransition)
    #expect(app.depth == 3)
    #expect(app.counts == Counts(updates: 1, still: 1))
  }

  @Test("The next change is animated again")
  func nextChange() {
    let app = app()
    app.settle { withTransaction(.still) { model.path = NavigationPath([1]) } }
    model.path.append(2)
    app.advance(by: frame)
    #expect(app.isInTransition)
    #expect(app.animatedTransitions == 1)
  }

  @Test("A still change of something else leaves a path that is set meanwhile animated")
  func otherChange() {
    let other = MixedStackModel()
    let app = EmulatedApp {
      Observing(other) { _ in Text("suffix \(other.suffix)") }
      MixedStack(model: model)
    }
    withTransaction(.still) { other.suffix = "!" }
    model.path = NavigationPath([1])
    app.advance(by: frame)
    #expect(app.visibleTexts.first == "suffix !")
    #expect(app.isInTransition)
  }

  @Test("A path that is set without animation stays so where an action then changes something else")
  func actionOfSameUpdate() {
    let app = EmulatedApp {
      Stateful(0) { $count in
        PathStack(model: model) {
          Text("\(count) changes").navigationDestination(for: Int.self) { Text("number \($0)") }
        }
        .onChange(of: model.path) { _ in count += 1 }
      }
    }
    app.settle { withTransaction(.still) { model.path = NavigationPath([1]) } }
    #expect(app.visibleTexts == ["number 1"])
    #expect(app.stillHostUpdates == 1)
    #expect(app.animatedTransitions == 0)
  }

  @Test(
    "A view that dismisses itself does so with animation, whatever the transaction, or how it came",
    arguments: [true, false]
  )
  func dismissal(cameStill: Bool) {
    let app = EmulatedApp {
      PathStack(model: model) {
        Text("root").navigationDestination(for: Int.self) { _ in
          DismissButton(transaction: cameStill ? Transaction() : .still)
        }
      }
    }
    withTransaction(cameStill ? .still : Transaction()) { model.path = NavigationPath([1]) }
    app.settle()
    app.resetCounts()
    app.tap("dismiss")
    app.advance(by: frame)
    #expect(app.isInTransition)
    #expect(app.animatedTransitions == 1)
  }

  @Test("Several changes in one update are seen as one")
  func severalChanges() {
    let app = EmulatedApp {
      PathStack(model: model) {
        Text("root").navigationDestination(for: Int.self) { number in
          Text("\(number)").onAppear { if number == 1 { model.path.append(2) } }
        }
      }
    }
    app.settle()
    app.settle { model.path = NavigationPath([1]) }
    #expect(app.depth == 2)
    #expect(app.counts == Counts(updates: 1, animated: 1))
  }

  @Test("What changes in a tab that isn't selected isn't counted as seen")
  func hiddenIsNotCounted() {
    let app = EmulatedApp { TwoTabs { MixedStack(model: model) } }
    app.selectTab("second tab")
    app.settle { model.path = NavigationPath([1]) }
    #expect(app.counts == Counts(updates: 1))
  }

  @Test("A screen that a view presents comes and goes without animation, if it is asked for so")
  func presentation() {
    let app = EmulatedApp {
      PathStack(model: model) { bindings in
        Text("root").navigationDestination(isPresented: bindings.isPresented) { Text("presented") }
      }
    }
    for isPresented in [true, false] {
      app.resetCounts()
      app.settle { withTransaction(.still) { model.isPresented = isPresented } }
      #expect(app.visibleTexts == [isPresented ? "presented" : "root"])
      #expect(app.stillHostUpdates == 1)
      #expect(app.animatedTransitions == 0)
    }
  }

  @Test("The first path, and a value that takes another one's place, aren't counted as seen")
  func unseenIsNotCounted() {
    model.path = NavigationPath([1])
    let app = EmulatedApp { MixedStack(model: model) }
    app.settle()
    app.settle { model.path = NavigationPath([2]) }
    #expect(app.counts == Counts(updates: 2))
  }

  @Test("Controllers are told whether they come and go with animation")
  func signals() {
    let app = EmulatedApp { MixedStack(model: model) }
    #expect(model.moves.take() == ["will root still", "did root still"])
    app.settle { withTransaction(.still) { model.path = NavigationPath([1]) } }
    let push = ["won't root still", "will 1 still", "gone root still", "did 1 still"]
    #expect(Set(model.moves.take()) == Set(push))
    app.settle { model.path = NavigationPath() }
    let pop = ["won't 1 animated", "will root animated", "gone 1 animated", "did root animated"]
    #expect(Set(model.moves.take()) == Set(pop))
  }

  @Test("Controllers are told that a finger moves them, also back to where they were")
  func signalsOfSwipe() {
    model.path = NavigationPath([1])
    let app = app()
    _ = model.moves.take()
    app.beginSwipeBack()
    app.cancelSwipeBack()
    app.beginSwipeBack()
    app.finishSwipeBack()
    app.settle()
    let moves = ["will", "did", "won't", "gone"].flatMap {
      ["\($0) 1 animated", "\($0) root animated"]
    }
    #expect(Set(model.moves.take()) == Set(moves))
    #expect(app.depth == 0)
  }

  @Test("A person's back navigation is animated, whatever the switch says, and isn't counted")
  func back() {
    model.path = NavigationPath([1])
    let app = app()
    UIView.performWithoutAnimation { _ = app.back() }
    app.advance(by: frame)
    #expect(app.isInTransition)
    #expect(app.animatedTransitions == 0)
    #expect(app.stillHostUpdates == 0)
  }
}
