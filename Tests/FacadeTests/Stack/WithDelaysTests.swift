import SwiftUI
import Testing

@MainActor
@Suite("Awaited changes", .misusesNoHost)
struct WithDelaysTests {
  @Test("no change waits until an equal stack is in view", arguments: [4714, 4715])
  func noChangeInHiddenStack(number: Int) async {
    // Paths that no other test's stack has meanwhile, here and below.
    let (model, second) = (Numbers(number == 4714 ? [4714] : []), Numbers([number]))
    let app = await AppUnderTest.settled(.links) { TwoTabs(model: model, second: second) }
    await app.show(tab: "second")
    await app.show(tab: "first")
    let change = await second.waited([number])
    await app.settleWithTasks()
    expect(change.outcome, is: number == 4714 ? .presented : nil)
    await app.show(tab: "second")
    await app.settleWithTasks()
    expect(change.outcome, is: .presented)
  }

  #if os(Linux)
  @Test("a native push or pop is waited for", arguments: [[4720], [4721, 1], [4722, 2, 3]])
  func native(start: [Int]) async {
    let model = Numbers(start)
    let app = await model.launched(.native)
    let paths = [start + [7, 8], start, [], start]
    for path in paths {
      let change = await model.waited(path)
      expect(model.numbers, is: path)
      await app.waitWithTasks(349)
      expectNil(change.outcome)
      await app.waitWithTasks(1)
      expect(change.outcome, is: .presented)
      expect(app, depth: path.count)
    }
    let change = await model.waited(start)
    await app.waitWithTasks(50)
    expect(change.outcome, is: .presented)
  }
  #endif
}
