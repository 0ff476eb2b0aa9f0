import SwiftUI
import Testing

@MainActor
@Suite("The limits of pacing")
struct PacingLimitsTests {
  @Test(
    "a very short delay will do where the host has no transition",
    arguments: [NavigationPacing.fixed(1e-6), .settled(fallback: 1e-6)]
  )
  func veryShort(pacing: NavigationPacing) {
    let model = Numbers([1, 2])
    let app = EmulatedApp(stacks: .links, behavior: HostBehavior(transition: 0)) {
      NumbersRoot(model: model).navigationPacing(pacing)
    }
    app.settle()
    model.numbers = [1, 2, 3, 4]
    app.settle()
    #expect(app.shown == ["1", "2", "3", "4"])
    #expect(app.hostUpdates == 4)
    #expect(app.violations == [])
  }

  @Test("a delay longer than any clock is cut, and a signal ends it all the same")
  func veryLong() {
    let model = Numbers([1, 2])
    let app = EmulatedApp(stacks: .links) {
      NumbersRoot(model: model)
        .navigationPacing(.settled(fallback: .greatestFiniteMagnitude))
    }
    app.wait(2_000)
    #expect(app.shown == ["1", "2"])
  }

  @Test("pacings of the same delay are equal")
  func equality() {
    #expect(NavigationPacing.settled == .settled(fallback: 0.65))
    #expect(NavigationPacing.fixed(0.5) == .fixed(0.5))
    #expect(NavigationPacing.fixed(0.5) != .fixed(0.6))
    #expect(NavigationPacing.fixed(0.5) != .settled(fallback: 0.5))
  }

  @Test("a negative delay traps, and says what to pass")
  func negative() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = NavigationPacing.fixed(-0.1)
    }
    expectTrap(result, says: "fixed(-0.1): pass a number of seconds that is 0 or more")
  }

  @Test("a delay without end traps")
  func infinite() async {
    await #expect(processExitsWith: .failure) {
      _ = NavigationPacing.fixed(.infinity)
    }
  }

  @Test("a fallback that is no number traps, and says what to pass")
  func notANumber() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = NavigationPacing.settled(fallback: .nan)
    }
    expectTrap(result, says: "settled(fallback: nan): pass a number of seconds that is 0 or more")
  }
}
