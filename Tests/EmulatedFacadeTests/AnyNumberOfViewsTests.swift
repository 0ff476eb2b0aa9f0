import SwiftUI
import Testing

/// A screen may be several views, or none: what the shim puts around each is there exactly once all
/// the same.
@MainActor
@Suite("Screens of any number of views")
struct AnyNumberOfViewsTests {
  private let model = AnyScreens()

  @Test("Layers may be several views, or none", arguments: AnyScreens.Views.allCases)
  private func layers(_ pushed: AnyScreens.Views) async {
    model.pushed = pushed
    model.path = [1, 2]
    let app = await AppUnderTest.settled(.links) {
      AnyViewsRoot(model: model).environment(\.navigationConfiguration.container, .layers)
    }
    #expect(app.visibleTexts.filter { !$0.hasPrefix("[") } == pushed.texts)
    #expect(app.visibleTexts.filter { $0 == "[chevron.backward]" }.count == 1)
  }
}
