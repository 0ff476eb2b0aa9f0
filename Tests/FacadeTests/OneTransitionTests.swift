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
