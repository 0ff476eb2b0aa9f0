import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Screens that leave keep showing what they showed")
struct LeavingScreensTests {
  private let warnings = CollectedWarnings()

  private func launched(_ model: Leaving, _ behavior: HostBehavior = HostBehavior()) async
    -> AppUnderTest
  {
    await AppUnderTest.settled(.links, behavior: behavior, warnings: warnings) {
      LeavingRoot(model: model)
    }
  }

  @Test("no destination is made for a value that has left the path", arguments: HostBehavior.all)
  func destinationIsNotMade(behavior: HostBehavior) async {
    let model = Leaving([1])
    let app = await launched(model, behavior)
    let count = model.madeFor.count
    model.note = "new"
    model.path = NavigationPath()
    await app.settle()
    #expect(model.madeFor.count == count)
  }

  @Test(
    "a screen that declares what its successor declares as well warns of nothing",
    .needs(.countingScreens)
  )
  func declaresAgain() async {
    let model = Leaving([1])
    let app = await launched(model)
    for number in 2...4 {
      model.path = NavigationPath()
      await app.wait(100)
      model.path = NavigationPath([number])
      await app.settle()
    }
    #expect(app.shown == ["4"])
    #expect(warnings.texts == [])
  }
}
