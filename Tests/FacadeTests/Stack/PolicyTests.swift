import SwiftUI
import Testing

@MainActor
@Suite("Policies", .misusesNoHost)
struct PolicyTests {
  @Test("a stack can change its host, and keeps its path", .needs(.countingScreens, .nativeStacks))
  func changingHost() async {
    let model = Numbers([1, 2])
    let app = await model.launched {
      $0.navigationHost(model.note == "native" ? .native : .links)
    }
    expect(app, shows: ["1", "2"])
    await app.settle { model.note = "native" }
    expect(app, shows: ["1", "2"])
    await app.settle { model.note = "" }
    model.expectScreens([1, 2], in: app)
  }

  #if os(Linux)
  @Test("an animation policy counts for the path set with it")
  func animationWithPath() async {
    let model = Numbers()
    let app = await model.launched(.links) {
      $0.navigationAnimation(model.note == "still" ? .disabled : .automatic)
    }
    app.emulated.resetCounts()
    model.note = "still"
    await app.settle { model.numbers = [1, 2] }
    expect(app.emulated.animatedTransitions, is: 0)
    model.note = ""
    await app.settle { model.numbers = [] }
    expect(app.emulated.animatedTransitions, is: 1)
  }
  #endif
}

@MainActor
@Suite("The limits of pacing", .misusesNoHost)
struct PacingLimitsTests {
  @Test("a delay longer than any clock is cut, and ended by a signal", .needs(.countingScreens))
  func veryLong() async {
    let model = Numbers([1, 2])
    let app = AppUnderTest(stacks: .links) {
      NumbersRoot(model: model)
        .navigationPacing(.settled(fallbackSeconds: .greatestFiniteMagnitude))
    }
    await app.wait(2_000)
    expect(app, shows: ["1", "2"])
  }

  #if os(macOS) || os(Linux)
  @Test("a delay that is negative or no number traps with a hint")
  func negative() async {
    let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NavigationPacing.fixed(seconds: -0.1)
    }
    expectTrap(negative, says: "fixed(seconds: -0.1): pass a number of seconds that is 0 or more")
    let notANumber = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = NavigationPacing.settled(fallbackSeconds: .nan)
    }
    expectTrap(
      notANumber,
      says: "settled(fallbackSeconds: nan): pass a number of seconds that is 0 or more"
    )
  }
  #endif
}
