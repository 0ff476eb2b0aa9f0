import AppTesting
import Combine
import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("NavigationBackport's names: paths of one type", .misusesNoHost, .needs(.countingScreens))
struct ArrayNamesTests {
  @Test(
    "the navigator pops to the requested element",
    arguments: [
      ("back", ["station 1", "station 2", "station 3"]),
      ("to station 1", ["station 1"]),
      ("to number 2", ["station 1", "station 2"]),
      ("to the depot", ["station 1", "station 2", "station 3", "station 4"]),
      ("to the first", ["station 1"]),
      ("to the start", []),
    ],
    policies
  )
  func popping(to target: (button: String, rest: [String]), policy: UseNavigationStackPolicy) async
  {
    let app = await AppUnderTest.launched(Line(), policy)
    await app.pressInTurn("to station 1", "two more", "next", target.button)
    #expect(app.shown == target.rest)
  }
}
