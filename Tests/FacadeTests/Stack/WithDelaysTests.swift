import SwiftUI
import Testing

@MainActor
@Suite("Changes that somebody waits for", .misusesNoHost)
struct WithDelaysTests {
  private let model = Numbers()

  @Test("no change doesn't wait for an equal hidden stack", .needs(.countingScreens))
  func noChangeBesideHiddenStack() async {
    let model = Numbers([4714])
    let second = Numbers([4714])
    let app = await AppUnderTest.settled(.links) { TwoTabs(model: model, second: second) }
    await app.show(tab: "second")
    await app.show(tab: "first")
    let change = await WaitedChange { await model.withDelaysIfUnsupported(\.path) { _ in } }
    await app.settleWithTasks()
    expect(change.outcome, is: .presented)
    await app.show(tab: "second")
  }

  @Test("no change waits until its stack is in view", .needs(.countingScreens))
  func noChangeInHiddenStack() async {
    let second = Numbers([4715])
    let app = await AppUnderTest.settled(.links) { TwoTabs(model: Numbers(), second: second) }
    await app.show(tab: "second")
    await app.show(tab: "first")
    let change = await WaitedChange { await second.withDelaysIfUnsupported(\.path) { _ in } }
    await app.settleWithTasks()
    expectNil(change.outcome)
    await app.show(tab: "second")
    await app.settleWithTasks()
    expect(change.outcome, is: .presented)
  }

  @Test("a change that changes nothing leaves what is presented")
  func noChangeWhilePresented() async {
    let model = Numbers([4711])
    let app = await model.launchedStack {
      Text("root").navigationDestination(for: Int.self) { _ in
        NavigationLink("view") { Text("shown") }
      }
    }
    await app.press("view")
    await model.withDelaysIfUnsupported(\.path) { _ in }
    await app.settleWithTasks()
    expect(app, texts: ["shown"])
  }

  @Test("a stack that has the path already isn't waited for in place of the one whose path changes")
  func twoStacks() async {
    let first = Numbers([1, 2])
    let second = Numbers()
    let app = await AppUnderTest.settled(.links) {
      VStack {
        NumbersRoot(model: first)
        NumbersRoot(model: second)
      }
    }
    let change = await second.waited([1, 2])
    await app.waitWithTasks(100)
    expectNil(change.outcome)
    await app.settleWithTasks()
    expect(change.outcome, is: .presented)
    expect(first.numbers, is: [1, 2])
  }

  #if os(Linux)
  @Test("the outcome comes when the last screen is there")
  func presented() async {
    let app = await model.launched()
    let change = await model.waited([1, 2, 3])
    expect(model.numbers, is: [1, 2, 3])
    await app.waitWithTasks(383)
    expectNil(change.outcome)
    expect(app, depth: 3)
    await app.waitWithTasks(1)
    expect(change.outcome, is: .presented)
    expect(model.history, is: [[1, 2, 3]])
  }

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
    let change = await WaitedChange { await model.withDelaysIfUnsupported(\.path) { _ in } }
    await app.waitWithTasks(50)
    expect(change.outcome, is: .presented)
  }

  @Test("natively, a tab's and a navigator's change is waited for, and no other's")
  func nativeNavigator() async throws {
    let typed = TypedPath([4718])
    let app = await typed.launched(.native) { Text("\($0)") }
    let other = Numbers([4719])
    let otherApp = await AppUnderTest.settled(.native) { TwoTabs(model: other, second: Numbers()) }
    let navigator = try #require(typed.navigator)
    let change = await WaitedChange { await navigator.navigate { $0 += [1, 2] } }
    let otherChange = await other.waited([4719, 1])
    await app.waitWithTasks(100)
    await otherApp.waitWithTasks(100)
    expectNil(change.outcome)
    expectNil(otherChange.outcome)
    await app.settleWithTasks()
    expect(change.outcome, is: .presented)
    expectNil(otherChange.outcome)
    await otherApp.settleWithTasks()
    expect(otherChange.outcome, is: .presented)
  }

  @Test("a navigator waits for its own stack")
  func navigator() async throws {
    let typed = TypedPath([4717])
    let app = await typed.launched(.links) { Text("\($0)") }
    let navigator = try #require(typed.navigator)
    let change = await WaitedChange { await navigator.navigate { $0 += [1, 2] } }
    await app.waitWithTasks(100)
    expectNil(change.outcome)
    await app.settleWithTasks()
    expect(change.outcome, is: .presented)
  }

  @Test("a change without effect waits for the one that is under way, and for no other stack's")
  func noChangeOfOneUnderWay() async {
    // Paths that no other test's stack has meanwhile.
    let model = Numbers([4711])
    let app = await model.launched()
    let other = Numbers([4712])
    let otherApp = await other.launched()
    await app.update { model.numbers = [4711, 1, 2] }
    let change = await WaitedChange { await model.withDelaysIfUnsupported(\.path) { _ in } }
    let otherChange = await WaitedChange { await other.withDelaysIfUnsupported(\.path) { _ in } }
    await otherApp.settleWithTasks()
    expect(otherChange.outcome, is: .presented)
    await app.waitWithTasks(100)
    expectNil(change.outcome)
    await app.settleWithTasks()
    expect(change.outcome, is: .presented)
    expect(app, depth: 3)
  }

  @Test("so does one of a path of one type")
  func noChangeOfTypedPath() async {
    let model = TypedPath([4716])
    let app = await model.launched(.links) { Text("\($0)") }
    await app.update { model.path = [4716, 1, 2] }
    let change = await WaitedChange { await model.withDelaysIfUnsupported(\.path) { _ in } }
    await app.waitWithTasks(100)
    expectNil(change.outcome)
    await app.settleWithTasks()
    expect(change.outcome, is: .presented)
  }
  #endif
}
