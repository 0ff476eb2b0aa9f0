import NavigationShim
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("Rule 1: the path is the truth", .misusesNoHost)
struct PathIsTheTruthTests {
  private let model = Numbers()

  @Test(
    "a path that is being split reads as a whole from the first moment, and is never written",
    .needs(.countingScreens)
  )
  func splittingDoesNotWrite() async {
    let app = await model.launched()
    await app.update { model.numbers = [1, 2, 3, 4, 5] }
    for _ in 0..<1_000 where app.depth < 5 || app.isInTransition {
      #expect(model.numbers == [1, 2, 3, 4, 5])
      await app.wait(10)
    }
    #expect(model.history == [[1, 2, 3, 4, 5]])
    #expect(app.shown == ["1", "2", "3", "4", "5"])
  }

  @Test("a path of the launch is not written while its screens follow", .needs(.countingScreens))
  func launchingDoesNotWrite() async {
    let model = Numbers([1, 2, 3])
    let app = await model.launched()
    #expect(model.history.isEmpty)
    #expect(app.shown == ["1", "2", "3"])
  }

  @Test("what is saved while a path is being split is the whole", .needs(.countingScreens))
  func codableIsWhole() async throws {
    let app = await model.launched()
    model.path = NavigationPath([1, 2, 3])
    await app.wait(10)
    #expect(app.depth < 3)
    let data = try JSONEncoder().encode(model.path.codable)
    let saved = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(saved).compactElements(as: Int.self) == [1, 2, 3])
  }

  @Test("a link appends to the path, once", .needs(.countingScreens))
  func linksAppend() async {
    let app = await model.launched()
    await app.press("to 1")
    await app.press("to 2")
    #expect(model.history == [[1], [1, 2]])
    #expect(app.shown == ["1", "2"])
  }

  @Test("what a link has pushed can be saved", arguments: NavigationHost.both)
  func linksPushCodable(host: NavigationHost) async {
    let app = await model.launched(host)
    await app.press("to 1")
    #expect(model.path.codable != nil)
  }

  @Test("a link whose value has a destination warns of nothing")
  func linksDoNotWarn() async {
    let app = await model.launched()
    await app.press("to 1")
    #expect(model.warnings.texts == [])
  }
}

@MainActor
@Suite("Rule 4: a newer path wins", .misusesNoHost)
struct NewerPathWinsTests {
  @Test("a newer path at any moment of a deep link is reached from what is shown then")
  func atEveryMoment() async {
    for moment in moments(through: 2_000) {
      let model = Numbers()
      let app = await model.launched()
      model.numbers = [1, 2, 3, 4, 5]
      await app.wait(moment)
      await app.settle { model.numbers = [1, 2, 7, 8] }
      model.expectScreens([1, 2, 7, 8], in: app, "at \(moment) ms")
    }
  }

  @Test("two deep links at once end at the later one")
  func twoDeepLinks() async {
    let model = Numbers()
    let app = await model.launched()
    await app.update { model.numbers = [1, 2, 3] }
    await app.settle { model.numbers = [4, 5] }
    model.expectScreens([4, 5], in: app)
  }
}

@MainActor
@Suite("Rule 5: nothing is lost", .misusesNoHost)
struct NothingIsLostTests {
  @Test(
    "whatever happens, the screens are the path once it is over",
    .needs(.countingScreens),
    arguments: HostBehavior.all
  )
  func randomScripts(behavior: HostBehavior) async {
    for seed in seeds(80) {
      var generator = SeededGenerator(seed: seed)
      let model = Numbers()
      let app = await model.launched(.links, behavior)
      var script = ""
      for _ in 0..<12 {
        script += await step(app, model, &generator) + " "
      }
      await app.comeBack()
      await app.settle()
      let hint = Comment(rawValue: "seed \(seed): \(script)")
      #expect(app.shown == model.numbers.map { "\($0)" }, hint)
      #expect(app.violations == [], hint)
    }
  }

  private func step(
    _ app: AppUnderTest,
    _ model: Numbers,
    _ generator: inout SeededGenerator
  ) async -> String {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0, 1:
      let numbers = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        Int.random(in: 1...2, using: &generator)
      }
      await app.update { model.numbers = numbers }
      return "set \(numbers)"
    case 2:
      return await "back \(app.back())"
    case 3:
      let depth = Int.random(in: 0...2, using: &generator)
      return await "back(to: \(depth)) \(app.back(to: depth))"
    case 4:
      await app.update { model.path.append(3) }
      return "append"
    case 5:
      await app.leave()
      let time = Int64.random(in: 0...800, using: &generator)
      await app.wait(time)
      await app.comeBack()
      return "leave \(time)"
    case 6:
      return await "dismiss \(app.tap("dismiss"))"
    default:
      let time = Int64.random(in: 0...800, using: &generator)
      await app.wait(time)
      return "wait \(time)"
    }
  }
}

#if os(Linux)
/// What the emulator alone knows.
extension PathIsTheTruthTests {
  @Test("the first screen of a path is there at the first appearance, and the second on its way")
  func firstAppearance() async {
    let app = Numbers([1, 2, 3]).launch()
    #expect(app.emulated.now == 0)
    // The update that makes the navigation view has no transition to wait for.
    #expect(app.shown == ["1", "2"])
    #expect(app.isInTransition)
  }
}

extension NewerPathWinsTests {
  @Test("ten paths in a row cost one plan")
  func tenInARow() async {
    let model = Numbers()
    let app = await model.launched()
    app.emulated.resetCounts()
    for number in 1...10 { model.numbers = [number, number + 1] }
    await app.settle()
    #expect(app.shown == ["10", "11"])
    #expect(app.emulated.hostUpdates == 2)
  }
}
#endif
