import SwiftUI
import Testing

@MainActor
@Suite("Policies")
struct PolicyTests {
  @Test("replacing in place is one update without a transition of its own")
  func inPlace() {
    let model = Numbers([1])
    let app = model.launched()
    app.resetCounts()
    model.path.popAndPush(2)
    app.settle()
    #expect(app.shown == ["2"])
    #expect(app.violations == [])
  }

  @Test("by pop and push a replacement is two updates")
  func popThenPush() {
    let model = Numbers([1])
    let app = EmulatedApp(stacks: .links) {
      NumbersRoot(model: model).navigationReplacement(.popThenPush)
    }
    app.settle()
    app.resetCounts()
    model.path.popAndPush(2)
    app.update()
    #expect(app.shown == [])
    #expect(model.numbers == [2])
    app.settle()
    #expect(app.shown == ["2"])
    #expect(app.hostUpdates == 2)
    #expect(app.violations == [])
  }

  @Test("without animation the screens still follow one after another, and the request is there")
  func disabledAnimation() {
    let model = Numbers()
    let app = EmulatedApp(stacks: .links) {
      NumbersRoot(model: model).navigationAnimation(.disabled)
    }
    app.settle()
    app.resetCounts()
    model.numbers = [1, 2, 3]
    app.settle()
    #expect(app.shown == ["1", "2", "3"])
    #expect(app.hostUpdates == 3)
    #expect(app.stillHostUpdates == 3)
    #expect(app.violations == [])
  }

  @Test("a stack can change its host, and keeps its path")
  func changingHost() {
    let model = Numbers([1, 2])
    let app = EmulatedApp(stacks: .links) { SwitchedHost(model: model) }
    app.settle()
    #expect(app.shown == ["1", "2"])
    model.note = "native"
    app.settle()
    #expect(app.shown == ["1", "2"])
    model.note = ""
    app.settle()
    #expect(app.shown == ["1", "2"])
    #expect(model.numbers == [1, 2])
    #expect(app.violations == [])
  }
}

private struct SwitchedHost: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NumbersRoot(model: model).navigationHost(model.note == "native" ? .native : .links)
  }
}

@MainActor
@Suite("Policies that change")
struct PolicyChangeTests {
  @Test("a replacement policy may change at any moment of a deep link, to either side")
  func replacementMeanwhile() {
    for (first, second) in [("", "pop"), ("pop", "")] {
      for moment in stride(from: 0, through: 1_500, by: 50) as StrideThrough<Int64> {
        let model = Numbers([1, 2, 3])
        model.note = first
        let app = EmulatedApp(stacks: .links) { SwitchedPolicies(model: model) }
        app.settle()
        model.numbers = [1, 7, 8, 9]
        app.wait(moment)
        model.note = second
        app.settle()
        #expect(app.shown == ["1", "7", "8", "9"], "at \(moment) ms")
        #expect(model.history == [[1, 7, 8, 9]], "at \(moment) ms")
        #expect(app.violations == [], "at \(moment) ms")
      }
    }
  }

  @Test("a replacement policy counts from the next change on")
  func replacementLater() {
    let model = Numbers([1])
    let app = EmulatedApp(stacks: .links) { SwitchedPolicies(model: model) }
    app.settle()
    model.note = "pop"
    app.settle()
    app.resetCounts()
    model.numbers = [2]
    app.settle()
    #expect(app.hostUpdates == 2)
    model.note = ""
    app.settle()
    app.resetCounts()
    model.numbers = [3]
    app.settle()
    #expect(app.hostUpdates == 0)
    #expect(app.shown == ["3"])
  }

  @Test("an animation policy may change in the middle of a deep link")
  func animationMeanwhile() {
    let model = Numbers()
    let app = EmulatedApp(stacks: .links) { SwitchedPolicies(model: model) }
    app.settle()
    model.numbers = [1, 2, 3]
    app.wait(100)
    model.note = "still"
    app.settle()
    #expect(app.shown == ["1", "2", "3"])
    #expect(app.hostUpdates == 3)
    #expect(app.stillHostUpdates == 2)
    #expect(app.violations == [])
  }
}

private struct SwitchedPolicies: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NumbersRoot(model: model)
      .navigationReplacement(model.note == "pop" ? .popThenPush : .inPlace)
      .navigationAnimation(model.note == "still" ? .disabled : .automatic)
  }
}

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
