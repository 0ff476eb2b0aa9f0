import SwiftUI
import Testing

@MainActor
@Suite("Rule 9: identity follows the value", .misusesNoHost)
struct IdentityTests {
  @Test("a screen of a stack without a path is replaced alone", arguments: NavigationHost.both)
  func replacedAlone(host: NavigationHost) async {
    var navigator: PathNavigator?
    let app = await AppUnderTest.settled(host) {
      NavigationStack {
        NavigatorReader { navigator = $0 }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    await app.settle { navigator?.push(1) }
    await app.settle { navigator?.path.popAndPush(2) }
    expect(app, sees: "number 2")
  }

  @Test("a saved element equals the value above a replaced one, whose screen stays")
  func readAgainAboveReplaced() async throws {
    let model = Numbers([1, 2])
    let app = await model.launched(.links)
    await app.press("count")
    let path = try NavigationPath(saved: #"["Swift.Int","2","Swift.Int","5"]"#)
    await app.settle { model.path = path }
    model.expectScreens([5, 2], in: app)
    expect(app, sees: "taps 1")
  }
}
