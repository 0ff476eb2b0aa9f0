import SwiftUI
import Testing

/// What the shim puts on an app's screens is to be noticed by nobody.
@MainActor
@Suite("Links and reporters are unseen")
struct UnseenTests {
  @Test("A button style around a list is drawn for its rows alone", arguments: NavigationHost.both)
  func styleIsDrawnForRowsAlone(_ host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) {
      NavigationStack {
        List(0..<3) { NavigationLink("row \($0)", value: $0) }
          .navigationDestination(for: Int.self) { NavigationLink("next", value: $0 + 1) }
      }
      .buttonStyle(Chevron())
    }
    #expect(app.visibleTexts == ["row 0", ">", "row 1", ">", "row 2", ">"])
    await app.press("row 1")
    #expect(app.visibleTexts == ["next", ">"], "the style reaches pushed screens")
  }

  @Test("A person finds nothing to tap that is not the app's", arguments: NavigationHost.both)
  func nothingToTap(_ host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) {
      NavigationStack { Button("own") {} }
    }
    #expect(app.enabledLabels == ["own"])
  }

  private struct Chevron: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(">")
      }
    }
  }
}
