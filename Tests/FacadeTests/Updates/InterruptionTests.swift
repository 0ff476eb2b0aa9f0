import SwiftUI
import TestSupport
import Testing

/// Deep links of five screens on hosts of any speed, and what may come between.
@MainActor
@Suite("Nothing is lost at any speed")
struct InterruptionTests {
  // One case in 83, and others on the next host; `Searches monkey --interruptions` plays each.
  @Test(
    "an interrupted link ends as said last",
    .needs(.countingScreens),
    arguments: zip(HostBehavior.interrupted, HostBehavior.interrupted.indices)
  )
  func interrupted(behavior: HostBehavior, index: Int) async {
    var trace: [String] = []
    for (number, interruption) in InterruptionCase.all(on: behavior).enumerated()
    where (number + index) % 83 < sweep(of: 83) {
      let play = await interruption.play()
      expect(play.faults, is: [], "\(interruption)")
      if (number + index) % 83 == 0 { trace += [interruption.name] + play.trace }
    }
    expectNil(TraceTable.difference(of: "interruptions on host \(index + 1)", trace))
  }

  // One case in 41; `SWEEP=night swift test` plays all.
  @Test(
    "an interrupted link ends as said last in safe mode, too",
    .needs(.countingScreens),
    arguments: HostBehavior.safe
  )
  func interruptedInSafeMode(behavior: HostBehavior) async {
    for (number, interruption) in InterruptionCase.all(on: behavior, isSafe: true).enumerated()
    where number % 41 < sweep(of: 41) {
      expect(await interruption.play().faults, is: [], "\(interruption)")
    }
  }

  @Test("the root's onAppear after a back can read the path", arguments: HostBehavior.prompt)
  func readOnAppear(behavior: HostBehavior) async {
    guard behavior.canBeAsked else { return }
    let model = Numbers([1])
    var read: [[Int]] = []
    let app = await AppUnderTest.settled(.links, behavior: behavior) {
      NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
        Text("root")
          .onAppear { read.append(model.numbers) }
          .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    read = []
    await app.goBack()
    expect(read, is: [[]])
  }

  #if os(Linux)
  @Test("another window interrupts a link", arguments: [HostBehavior()] + HostBehavior.unasked)
  func otherWindow(behavior: HostBehavior) async {
    for moment in behavior.moments {
      let link = await InterruptedLink(on: behavior)
      link.open(Interruption.deepLink)
      await link.wait(moment)
      link.app.emulated.leaveWindow()
      link.open([9, 10])
      await link.wait(3_000)
      link.app.emulated.comeBackToWindow()
      expect(await link.end(), is: [], "\(moment) ms")
    }
  }
  #endif
}

#if os(Linux)
/// Screens on a stack's controller that somebody else has pushed: a picker of a form, a library, the app by
/// UIKit.
@MainActor
@Suite("A stranger on top", .misusesNoHost)
struct StrangerTests {
  private let model = Numbers([1])

  @Test("is gone back from to any screen below, which shortens the path to that")
  func menu() async {
    for depth in 0...2 {
      let model = Numbers([1, 2])
      let app = await model.launched()
      expect(app.emulated.pushStranger(), is: true)
      await app.wait(1_000)
      expect(await app.back(to: depth), is: true)
      await app.settle()
      model.expectScreens(Array([1, 2].prefix(depth)), in: app, "to \(depth)")
    }
  }

  @Test("has whoever waits for a path wait on")
  func waiting() async {
    let model = Numbers([4713])
    let app = await model.launched()
    expect(app.emulated.pushStranger(), is: true)
    let change = await WaitedChange {
      await model.withDelaysIfUnsupported(\.path) { $0.append(2) }
    }
    await app.wait(5_000)
    expectNil(change.outcome)
    await app.goBack()
    expect(await change.value, is: .presented)
  }
}

/// Long presses on Back, where UIKit has the top and the target on the stack until they are over.
@MainActor
@Suite("A back by the menu whose controllers are the top and the target")
struct MenuTests {
  @Test("leaves what the app appends as the target appears", arguments: [0, 1])
  func append(depth: Int) async {
    let model = Numbers([1, 2, 3])
    let app = await AppUnderTest.settled(.links, behavior: HostBehavior(menuKeepsTop: true)) {
      NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
        Appending(model: model, depth: 0, isTarget: depth == 0)
          .navigationDestination(for: Int.self) { number in
            Appending(model: model, depth: number, isTarget: depth == number)
          }
      }
    }
    model.note = "append"
    expect(await app.back(to: depth), is: true)
    await app.settle()
    expect(model.numbers, is: Array([1, 2, 3].prefix(depth)) + [9])
    expect(app.violations, is: [])
  }

  private struct Appending: View {
    let model: Numbers
    let depth: Int
    let isTarget: Bool

    var body: some View {
      Text("\(depth)").onAppear {
        guard isTarget, model.note == "append" else { return }
        model.note = ""
        model.path.append(9)
      }
    }
  }
}
#endif
