import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("Rule 7: suspended means suspended", .misusesNoHost)
struct SuspensionTests {
  private let model = Numbers()
  private let second = Numbers([1, 2, 3])

  /// Where a second stack is made.
  enum Place: CaseIterable {
    case alone, beside, inTab
  }

  @Test(
    "a stack made in the background waits for the return",
    arguments: Place.allCases,
    [HostBehavior(), HostBehavior(settleSignals: .silent)]
  )
  func madeWhileInactive(place: Place, behavior: HostBehavior) async {
    let app = await launched(place, behavior)
    await app.leave()
    if place == .alone { model.note = "none" }
    await app.wait(100)
    model.note = "second"
    await app.wait(5_000)
    expect(app, depth: 0)
    await app.comeBack()
    await app.settle()
    if place == .inTab { await app.show(tab: "second") }
    second.expectScreens([1, 2, 3], in: app)
  }

  private func launched(_ place: Place, _ behavior: HostBehavior = .init()) async -> AppUnderTest {
    await AppUnderTest.settled(.links, behavior: behavior) { [model, second] in
      Observing(model) { _ in
        let isMade = model.note == "second"
        if place == .inTab {
          if isMade { TwoTabs(model: model, second: second) } else { Text("nothing") }
        } else {
          VStack {
            if place == .beside || model.note.isEmpty { NumbersRoot(model: model) }
            if isMade { NumbersRoot(model: second) }
          }
        }
      }
    }
  }

  #if os(Linux)
  @Test("a stack made in a window that is left waits for the return to it")
  func madeInLeftWindow() async {
    let app = await launched(.alone)
    app.emulated.leaveWindow()
    await app.update { model.note = "none" }
    await app.update { model.note = "second" }
    await app.wait(5_000)
    // It is known only by the stack's first screens that the window isn't active, although the app is.
    expect(app, depth: 1)
    app.emulated.comeBackToWindow()
    await app.settle()
    second.expectScreens([1, 2, 3], in: app)
  }

  @Test("a tap shows that a stack is in view, after a report that it has disappeared")
  func tapWhileReportedHidden() async {
    let app = await model.launched(.links, HostBehavior(disappearsWhereItStays: true))
    await app.settle { model.numbers = [1] }
    expect(await app.tap("to 2"), is: true)
    await app.wait(380)
    expect(await app.tap("to 3"), is: true)
    await app.wait(100)
    model.expectScreens([1, 2, 3], in: app)
  }

  @Test("a split view in a hidden tab stays as it is while its window alone is left")
  func splitViewInHiddenTab() async {
    let app = await model.launchedApp(.links) { [model] _ in
      TabView {
        WithDetail { Counter() }
          .environment(\.horizontalSizeClass, model.note.isEmpty ? .regular : .compact)
          .tabItem { Text("first") }
        Text("other").tabItem { Text("second") }
      }
    }
    await app.press("count")
    await app.show(tab: "second")
    app.emulated.leaveWindow()
    // The system takes snapshots in both widths.
    for note in ["compact", ""] { await app.update { model.note = note } }
    app.emulated.comeBackToWindow()
    await app.show(tab: "first")
    expect(app, sees: "1")
  }

  @Test("a question of the system's, in front of which the app is inactive, holds nothing up")
  func question() async {
    for moment in [0, 8, 100, 400] as [Int64] {
      let model = Numbers()
      let app = await model.launched()
      model.numbers = [1, 2, 3]
      await app.wait(moment)
      app.emulated.beAskedBySystem()
      await app.wait(2_000)
      model.expectScreens([1, 2, 3], in: app, "asked at \(moment) ms")
      model.numbers = [4]
      await app.wait(2_000)
      model.expectScreens([4], in: app, "asked at \(moment) ms")
      app.emulated.answerSystem()
      await app.settle()
      model.expectScreens([4], in: app, "asked at \(moment) ms")
    }
  }

  @Test("notifications of leaving and returning may come from another thread, without a trap")
  func leftByAnotherThread() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let model = Numbers([1])
      let app = await model.launched()
      app.emulated.postsFromAnotherThread = true
      await app.leave()
      await waitForMainQueue()
      model.numbers = [1, 2, 3]
      await app.wait(1_000)
      guard app.depth == 1, app.violations == [] else { exit(2) }
      await app.comeBack()
      await waitForMainQueue()
      await app.settle()
      guard app.depth == 3, app.violations == [] else { exit(3) }
    }
  }
  #endif
}
