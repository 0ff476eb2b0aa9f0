import Foundation
import SwiftUI
import Testing

@testable import NavigationShim

@MainActor
@Suite("Bars and titles, by the modifiers that SwiftUI has from iOS 16 on")
struct BarsTests {
  // There is no navigation bar on a Mac.
  #if !os(macOS)
  @Test("what hides bars keeps the state of what it is around", arguments: NavigationHost.both)
  func state(host: NavigationHost) async {
    let model = BarsModel()
    let app = await app(host, model) { content, model in
      AnyView(
        content.toolbar(model.visibility, for: Shim.ToolbarPlacement.navigationBar)
      )
    }
    await app.press("count")
    model.visibility = .hidden
    await app.settle()
    #expect(app.visibleTexts.contains("1"))
  }
  #endif

  @Test("an editable title is shown, and follows its binding", arguments: NavigationHost.both)
  func title(host: NavigationHost) async {
    let model = BarsModel()
    let app = await app(host, model) { content, model in
      AnyView(content.modifier(Titled(model: model)))
    }
    #expect(app.title == "before")
    model.title = "after"
    await app.settle()
    #expect(app.title == "after")
  }

  private func app(
    _ host: NavigationHost,
    _ model: BarsModel,
    _ change: @escaping (AnyView, BarsModel) -> AnyView
  ) async -> AppUnderTest {
    await .settled(host) { BarsScreen(model: model, change: change) }
  }
}

private struct Titled: ViewModifier {
  @ObservedObject var model: BarsModel

  func body(content: Content) -> some View {
    content.navigationTitle($model.title)
  }
}
