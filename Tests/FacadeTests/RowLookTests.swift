import SwiftUI
import Testing

@MainActor
@Suite("Links look like rows in lists")
struct RowLookTests {
  @Test("a row can be tapped", arguments: [LinkPlace.list, .form])
  fileprivate func tap(place: LinkPlace) async {
    let app = await launched { place }
    await app.press("link")
    #expect(app.visibleTexts == ["number 1"])
  }

  @Test("those who listen hear of no chevron")
  func unheard() async {
    let app = await launched { LinkPlace.list }
    #expect(app.visibleTexts == ["link"])
  }

  @Test("a link without a value is a row that takes no taps")
  func disabled() async {
    let app = await launched {
      List {
        NavigationLink("no value", value: Int?.none)
        NavigationLink("disabled", value: 1).disabled(true)
      }
    }
    #expect(!app.isEnabled("no value"))
    #expect(!app.isEnabled("disabled"))
  }

  @Test("what is in a link's label knows that the link is disabled")
  func disabledLabel() async {
    struct Label: View {
      @Environment(\.isEnabled) private var isEnabled

      var body: some View { Text(isEnabled ? "on" : "off") }
    }
    let app = await launched { List { NavigationLink(value: Int?.none) { Label() } } }
    #expect(app.visibleTexts == ["off"])
  }
}

@MainActor
@Suite("Rows: button styles and policy")
struct RowStylesTests {
  private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("[")
        configuration.label
        Text("]")
      }
    }
  }

  // A style's own gesture is of no use to who has no touchscreen.
  #if !os(tvOS)
  private struct Tapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { configuration.trigger() }
    }
  }

  @Test("links with styles of their own can be tapped")
  func ownStyleTaps() async {
    let app = await launched {
      List {
        NavigationLink("framed", value: 1).buttonStyle(Framed())
        NavigationLink("tapped", value: 2).buttonStyle(Tapped())
      }
    }
    await app.press("framed")
    #expect(app.visibleTexts == ["number 1"])
    await app.goBack()
    await app.press("tapped")
    #expect(app.visibleTexts == ["number 2"])
  }
  #endif
}
