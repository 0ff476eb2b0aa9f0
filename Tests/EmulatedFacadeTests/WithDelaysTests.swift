import SwiftUI
import Testing

@MainActor
@Suite("Changes that somebody waits for")
struct WithDelaysTests {
  @Test("the outcome comes when the last screen is there")
  func presented() async {
    let model = Numbers()
    let app = await model.launched()
    let change = await WaitedChange {
      await model.withDelaysIfUnsupported(\.path) { $0 = NavigationPath([1, 2, 3]) }
    }
    #expect(model.numbers == [1, 2, 3])
    await app.waitWithTasks(383)
    #expect(change.outcome == nil)
    #expect(app.depth == 3)
    await app.waitWithTasks(1)
    #expect(change.outcome == .presented)
    #expect(model.history == [[1, 2, 3]])
    #expect(app.violations == [])
  }

  @Test(
    "a change that changes nothing waits for the one that is under way, and for no other stack's"
  )
  func noChange() async {
    // Paths that no other test's stack has meanwhile.
    let model = Numbers([4711])
    let app = await model.launched()
    let other = Numbers([4712])
    let otherApp = await other.launched()
    model.numbers = [4711, 1, 2]
    await app.update()
    let change = await WaitedChange { await model.withDelaysIfUnsupported(\.path) { _ in } }
    let otherChange = await WaitedChange { await other.withDelaysIfUnsupported(\.path) { _ in } }
    await otherApp.settleWithTasks()
    #expect(otherChange.outcome == .presented)
    await app.waitWithTasks(100)
    #expect(change.outcome == nil)
    await app.settleWithTasks()
    #expect(change.outcome == .presented)
    #expect(app.depth == 3)
  }

  @Test("a person who goes back dismisses the change")
  func dismissed() async {
    let model = Numbers()
    let app = await model.launched(.links, HostBehavior(signals: .never))
    let change = await WaitedChange {
      await model.withDelaysIfUnsupported(\.path) { $0 = NavigationPath([1, 2, 3]) }
    }
    await app.waitWithTasks(100)
    #expect(await app.back())
    await app.settleWithTasks()
    #expect(change.outcome == .dismissed)
    #expect(model.numbers == [])
  }

  @Test("on a native host it is one change, and presented at once")
  func native() async {
    let model = Numbers()
    let app = await model.launched(.native)
    app.emulated.resetCounts()
    let outcome = await model.withDelaysIfUnsupported(\.path) { $0 = NavigationPath([1, 2, 3]) }
    #expect(outcome == .presented)
    await app.settleWithTasks()
    #expect(app.shown == ["1", "2", "3"])
    #expect(app.emulated.hostUpdates == 1)
  }
}
