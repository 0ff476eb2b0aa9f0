import SwiftUI
import Testing

@MainActor
@Suite("A host that follows late, or not at all", .needs(.choosingBehavior))
struct LateHostTests {
  @Test("a pop that the system ignores is made again", arguments: [1, 2, 3])
  func ignoredPop(count: Int) async {
    let model = Numbers([1, 2, 3])
    let app = await model.launched(.links, HostBehavior(ignoredUpdates: Set(4..<4 + count)))
    model.numbers = [1]
    await app.settle()
    model.expectScreens([1], in: app)
    #expect(model.history == [[1]])
  }

  @Test("a pop that the system ignores however often a link is turned is left to its controller")
  func ignoredForEver() async {
    let model = Numbers([1, 2, 3])
    let app = await model.launched(.links, HostBehavior(ignoredUpdates: Set(4..<100)))
    model.numbers = [1]
    await app.settle()
    model.expectScreens([1], in: app)
    #expect(model.history == [[1]])
  }

  @Test("a push that the system ignores is made again", arguments: [[2], [1, 2], [1, 3, 5]])
  func ignoredPushes(updates: Set<Int>) async {
    let model = Numbers()
    let app = await model.launched(.links, HostBehavior(ignoredUpdates: updates))
    model.numbers = [1, 2, 3]
    await app.settle()
    model.expectScreens([1, 2, 3], in: app)
    #expect(app.violations == [])
  }

  @Test("a pop that the system ignores is made again before anything is pushed")
  func ignoredPopBeforePush() async {
    let model = Numbers([1, 2, 3])
    let app = await model.launched(.links, HostBehavior(ignoredUpdates: [4]))
    model.numbers = [1]
    await app.wait(100)
    model.numbers = [1, 4, 5]
    await app.settle()
    model.expectScreens([1, 4, 5], in: app)
  }

  @Test(
    "a screen that turns out at launch not to be showable goes, if its pop is ignored",
    arguments: 0...3
  )
  func ignoredPopAtLaunch(count: Int) async throws {
    let journey = try SavedJourney(saved: #"["App.Gone","{}"]"#)
    let app = await journey.launched(.links, HostBehavior(ignoredUpdates: Set(2..<2 + count)))
    #expect(journey.store.count == 0)
    #expect(app.shown == [])
  }

  @Test("a pop that is ignored as a tab is hidden is made again when it is selected")
  func ignoredPopInHiddenTab() async {
    let tabs = TabsModel()
    tabs.others.numbers = [1, 2]
    let app = await tabs.launched(.links, HostBehavior(ignoredUpdates: [3]))
    tabs.others.numbers = [1]
    await app.update()
    tabs.selection = 2
    await app.settle()
    tabs.selection = 1
    await app.settle()
    tabs.others.expectScreens([1], in: app)
  }

  @Test("a person who goes back from a screen that the system has failed to pop loses nothing else")
  func backFromIgnoredPop() async {
    let model = Numbers([1, 2, 3])
    let app = await model.launched(.links, HostBehavior(ignoredUpdates: [4]))
    model.numbers = [1]
    await app.wait(100)
    #expect(await app.back())
    await app.settle()
    model.expectScreens([1], in: app)
  }

  @Test("a deep link arrives", arguments: [8, 16, 100])
  func deepLink(milliseconds: Int64) async {
    let model = Numbers()
    let app = await model.launched(.links, HostBehavior(lag: milliseconds * 1_000_000))
    model.numbers = [1, 2, 3, 4]
    await app.settle()
    model.expectScreens([1, 2, 3, 4], in: app)
    model.numbers = [1]
    await app.settle()
    model.expectScreens([1], in: app)
    #expect(app.violations == [])
  }

  @Test(
    "a person who goes back before the system pops leaves what the app wants",
    arguments: [4, 60]
  )
  func backBeforePop(milliseconds: Int64) async {
    let model = Numbers([1, 2, 3])
    let app = await model.launched(.links, HostBehavior(lag: 100_000_000))
    model.numbers = []
    await app.wait(milliseconds)
    #expect(await app.back())
    await app.settle()
    #expect(model.numbers == [])
    #expect(app.depth == 0)
  }

  @Test("a person who goes back before the system pushes leaves the screen they were on")
  func backBeforePush() async {
    let model = Numbers([1, 2])
    let app = await model.launched(.links, HostBehavior(lag: 100_000_000))
    model.numbers = [1, 2, 3]
    await app.wait(50)
    #expect(await app.back())
    await app.settle()
    #expect(model.numbers == [1])
    #expect(app.depth == 1)
  }
}
