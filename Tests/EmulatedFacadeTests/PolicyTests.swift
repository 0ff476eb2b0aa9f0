import SwiftUI
import Testing

@MainActor
@Suite("Policies")
struct PolicyTests {
  @Test("replacing in place is one update without a transition of its own")
  func inPlace() async {
    let model = Numbers([1])
    let app = await model.launched()
    app.emulated.resetCounts()
    model.path.popAndPush(2)
    await app.settle()
    model.expectScreens([2], in: app)
  }

  @Test("by pop and push a replacement is two updates")
  func popThenPush() async {
    let model = Numbers([1])
    let app = await AppUnderTest.settled(.links) {
      NumbersRoot(model: model).navigationReplacement(.popThenPush)
    }
    app.emulated.resetCounts()
    model.path.popAndPush(2)
    await app.update()
    #expect(app.shown == [])
    #expect(model.numbers == [2])
    await app.settle()
    #expect(app.shown == ["2"])
    #expect(app.emulated.hostUpdates == 2)
    #expect(app.violations == [])
  }

  @Test("without animation the screens still follow one after another, and the request is there")
  func disabledAnimation() async {
    let model = Numbers()
    let app = await AppUnderTest.settled(.links) {
      NumbersRoot(model: model).navigationAnimation(.disabled)
    }
    app.emulated.resetCounts()
    model.numbers = [1, 2, 3]
    await app.settle()
    #expect(app.shown == ["1", "2", "3"])
    #expect(app.emulated.hostUpdates == 3)
    #expect(app.emulated.stillHostUpdates == 3)
    #expect(app.violations == [])
  }
}

@MainActor
@Suite("Policies that change")
struct PolicyChangeTests {
  @Test("a replacement policy counts from the next change on")
  func replacementLater() async {
    let model = Numbers([1])
    let app = await AppUnderTest.settled(.links) { SwitchedPolicies(model: model) }
    model.note = "pop"
    await app.settle()
    app.emulated.resetCounts()
    model.numbers = [2]
    await app.settle()
    #expect(app.emulated.hostUpdates == 2)
    model.note = ""
    await app.settle()
    app.emulated.resetCounts()
    model.numbers = [3]
    await app.settle()
    #expect(app.emulated.hostUpdates == 0)
    #expect(app.shown == ["3"])
  }

  @Test("a pacing counts from the next change on")
  func pacingLater() async {
    let model = Numbers()
    let app = await AppUnderTest.settled(.links) { SwitchedPolicies(model: model) }
    model.note = "slow"
    await app.settle()
    model.numbers = [1, 2]
    await app.wait(2_900)
    #expect(app.shown == ["1"])
    await app.settle()
    model.expectScreens([1, 2], in: app)
  }

  @Test(
    "an animation policy counts for the path that it is set with",
    arguments: NavigationHost.both
  )
  func animationWithPath(host: NavigationHost) async {
    let model = Numbers()
    let app = await AppUnderTest.settled(host) { SwitchedPolicies(model: model) }
    app.emulated.resetCounts()
    model.note = "still"
    model.numbers = [1, 2]
    await app.settle()
    #expect(app.emulated.animatedTransitions == 0)
    model.note = ""
    model.numbers = []
    await app.settle()
    #expect(app.emulated.animatedTransitions == 1)
  }

  @Test("an animation policy may change in the middle of a deep link")
  func animationMeanwhile() async {
    let model = Numbers()
    let app = await AppUnderTest.settled(.links) { SwitchedPolicies(model: model) }
    model.numbers = [1, 2, 3]
    await app.wait(100)
    model.note = "still"
    await app.settle()
    #expect(app.shown == ["1", "2", "3"])
    #expect(app.emulated.hostUpdates == 3)
    #expect(app.emulated.stillHostUpdates == 2)
    #expect(app.violations == [])
  }
}

@MainActor
@Suite("The limits of pacing")
struct PacingLimitsTests {
  @Test(
    "a very short delay will do where the host has no transition",
    arguments: [NavigationPacing.fixed(1e-6), .settled(fallback: 1e-6)]
  )
  func veryShort(pacing: NavigationPacing) async {
    let model = Numbers([1, 2])
    let app = await AppUnderTest.settled(.links, behavior: HostBehavior(transition: 0)) {
      NumbersRoot(model: model).navigationPacing(pacing)
    }
    model.numbers = [1, 2, 3, 4]
    await app.settle()
    #expect(app.shown == ["1", "2", "3", "4"])
    #expect(app.emulated.hostUpdates == 4)
    #expect(app.violations == [])
  }
}
