import NavigationShim
import SwiftUI
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
      expect(model.numbers, is: [1, 2, 3, 4, 5])
      await app.wait(10)
    }
    expect(model.history, is: [[1, 2, 3, 4, 5]])
    expect(app, shows: ["1", "2", "3", "4", "5"])
  }

  @Test("a link appends to the path, once, what can be saved", arguments: NavigationHost.both)
  func linksAppend(host: NavigationHost) async {
    let app = await model.launched(host)
    await app.press("to 1")
    await app.press("to 2")
    model.expectScreens([1, 2], in: app)
    expect(model.history, is: [[1], [1, 2]])
    expect(model.path.codable != nil, is: true)
  }
}
