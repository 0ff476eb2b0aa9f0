import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("Rule 9: identity follows the value")
struct IdentityTests {
  @Test("a popped screen shows its value until it has left")
  func leavingScreen() async {
    let model = Numbers([1])
    let app = await model.launched()
    model.numbers = []
    await app.update()
    #expect(app.isInTransition)
    #expect(app.emulated.tree().contains("number 1"))
    await app.settle()
    #expect(!app.emulated.tree().contains("number 1"))
  }

  @Test(
    "a screen that a person slides away shows its value until it has left",
    arguments: HostBehavior.all
  )
  func slidingScreen(behavior: HostBehavior) async {
    let model = Numbers([1])
    let app = await model.launched(.links, behavior)
    #expect(await app.back())
    await app.wait(100)
    #expect(app.isInTransition)
    #expect(app.emulated.tree().contains("number 1"))
  }
}
