import SwiftUI
import Testing

@MainActor
@Suite("Destinations that a binding presents")
struct PresentedDestinationTests {
  @Test("an item shows its view, another one changes it in place, and going back sets nil")
  func item() async {
    let model = PresentedModel()
    let app = await model.launched()
    model.item = 1
    await app.settle()
    #expect(app.visibleTexts == ["item 1"])
    app.emulated.resetCounts()
    model.item = 2
    await app.settle()
    #expect(app.visibleTexts == ["item 2"])
    #expect(app.emulated.hostUpdates == 0)
    await app.goBack()
    #expect(model.item == nil)
    #expect(app.violations == [])
  }

  @Test("an item that is taken away is shown until it has left", arguments: NavigationHost.both)
  func leavingItem(host: NavigationHost) async {
    let model = PresentedModel()
    let app = await model.launched(host)
    model.item = 1
    await app.settle()
    model.item = nil
    await app.update()
    #expect(app.emulated.tree().contains("item 1"))
    await app.settle()
    #expect(app.depth == 0)
  }
}
