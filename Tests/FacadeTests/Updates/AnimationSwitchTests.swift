import SwiftUI
import Testing

@MainActor
@Suite("UIKit's switch for animations", .misusesNoHost)
struct AnimationSwitchTests {
  private let model = Numbers()

  @Test("may be off at any time, and nothing is lost", arguments: NavigationAnimation.allCases)
  func offMeanwhile(policy: NavigationAnimation) async {
    for gap in [0, 1, 8, 16, 17, 100] as [Int64] {
      for isOffFromTheStart in [true, false] {
        let model = Numbers()
        let app = await model.launched { $0.navigationAnimation(policy) }
        app.areAnimationsEnabled = !isOffFromTheStart
        model.numbers = [1, 2, 3]
        await app.wait(gap)
        app.areAnimationsEnabled = false
        model.path.append(4)
        await app.wait(gap)
        model.path.append(5)
        await app.wait(gap)
        app.areAnimationsEnabled = true
        await app.settle { model.path.append(6) }
        model.expectScreens([1, 2, 3, 4, 5, 6], in: app, "\(policy), \(gap) ms")
        expect(app.areAnimationsEnabled, is: true)
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
      await app.settle { left.path.append(5) }
      expect(app.areAnimationsEnabled, is: true)
      expect(left.history.last, is: [1, 2, 3, 4, 5])
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
    animations.beginPause()
    animations.beginPause()
    animations.endPause()
    expect(isOn, is: false)
    animations.endPause()
    expect(turns, is: [false, true])
    // It is never turned on for an app that had it off.
    isOn = false
    animations.beginPause()
    animations.endPause()
    expect(turns, is: [false, true])
  }

  #if canImport(UIKit)
  @Test("is UIKit's own in an app")
  func shared() {
    AnimationSwitch.shared.beginPause()
    expect(UIView.areAnimationsEnabled, is: false)
    AnimationSwitch.shared.endPause()
    expect(UIView.areAnimationsEnabled, is: true)
  }
  #endif
}

#if os(Linux)
/// What the emulator alone knows.
extension AnimationSwitchTests {
  @Test("is on when a stack goes away in the middle of a link", arguments: [0, 8, 17, 30, 51])
  func stackGoesAway(moment: Int64) async {
    let app = await model.launched()
    model.numbers = [1, 2, 3, 4, 5]
    await app.waitWithTasks(moment)
    expect(app.areAnimationsEnabled, is: false)
    app.end()
    for _ in 0..<5 { await Task.yield() }
    expect(app.areAnimationsEnabled, is: true)
  }

  @Test("stays off where the app has it off")
  func offByTheApp() async {
    let app = await model.launched()
    app.areAnimationsEnabled = false
    app.emulated.resetCounts()
    await app.settle { model.numbers = [1, 2, 3] }
    expect(app.areAnimationsEnabled, is: false)
    expect(app.emulated.animatedTransitions, is: 0)
    model.expectScreens([1, 2, 3], in: app)
    app.areAnimationsEnabled = true
  }
}
#endif
