import SwiftUI
import Testing

@MainActor
@Suite("Links look like rows in lists", .misusesNoHost)
struct RowLookTests {
  @Test("a row can be tapped", arguments: [LinkPlace.list, .form])
  fileprivate func tap(place: LinkPlace) async {
    let app = await launched { place }
    await app.press("link")
    expect(app, texts: ["number 1"])
  }

  @Test("those who listen hear of no chevron")
  func unheard() async {
    let app = await launched { LinkPlace.list }
    expect(app, texts: ["link"])
  }

  @Test("a link without a value is a row that takes no taps")
  func disabled() async {
    let app = await launched {
      List {
        NavigationLink("no value", value: Int?.none)
        NavigationLink("disabled", value: 1).disabled(true)
      }
    }
    #if os(Linux)
    expect(app.emulated.labels(showing: chevron), is: ["no value", "disabled"])
    #endif
    expect(app.isEnabled("no value"), is: false)
    expect(app.isEnabled("disabled"), is: false)
  }

  @Test("what is in a link's label knows that the link is disabled")
  func disabledLabel() async {
    let app = await launched { List { NavigationLink(value: Int?.none) { Availability() } } }
    expect(app, texts: ["unavailable"])
  }
}

@MainActor
@Suite("Rows: button styles and policy", .misusesNoHost)
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
    expect(app, texts: ["number 1"])
    await app.goBack()
    await app.press("tapped")
    expect(app, texts: ["number 2"])
  }
  #endif
}

#if os(Linux)
/// What the emulator alone knows.

private let chevron = Image(systemName: "chevron.forward")

extension RowLookTests {
  @Test("a link has a chevron in a list's row, and nowhere else", arguments: LinkPlace.allCases)
  fileprivate func chevrons(place: LinkPlace) async {
    let app = await launched { place }
    expect(app.emulated.labels(showing: chevron), is: (place.isRow ? ["link"] : []))
  }

  @Test(
    "a link has its label's own colour in the row of a list, and a button's elsewhere",
    arguments: LinkPlace.allCases
  )
  fileprivate func colours(place: LinkPlace) async {
    let app = await launched { place }
    expect(app.emulated.color(of: "link"), is: (place.isRow ? .primary : .accentColor))
  }

  @Test("so has a link to a view")
  func viewLink() async {
    let app = await launched { List { NavigationLink("view") { Text("shown") } } }
    expect(app.emulated.labels(showing: chevron), is: ["view"])
    expect(app.emulated.color(of: "view"), is: .primary)
    await app.press("view")
    expect(app, texts: ["shown"])
  }

  @Test("a link on a pushed screen has it, too")
  func pushed() async {
    let app = await launched {
      NavigationLink("go") { List { NavigationLink("link", value: 1) } }
    }
    await app.press("go")
    expect(app.emulated.labels(showing: chevron), is: ["link"])
  }

  @Test("a plain button in the list stays as it is")
  func plainButton() async {
    let app = await launched {
      List {
        NavigationLink("link", value: 1)
        Button("button") {}
      }
    }
    expect(app.emulated.labels(showing: chevron), is: ["link"])
    expect(app.emulated.color(of: "button"), is: .accentColor)
  }

  @Test("a colour that the app sets around a link counts")
  func appsColour() async {
    let app = await launched { List { NavigationLink("link", value: 1).foregroundColor(.red) } }
    expect(app.emulated.color(of: "link"), is: .red)
  }

  @Test("a disabled link is faint in the row of a list, and left to SwiftUI elsewhere")
  func faint() async {
    let app = await launched {
      List { NavigationLink("row", value: 1).disabled(true) }
      NavigationLink("link", value: 1).disabled(true)
      List { NavigationLink("enabled", value: 1) }
    }
    expect(app.emulated.opacity(of: "row"), is: 0.5)
    expect(app.emulated.opacity(of: "link"), is: 1)
    expect(app.emulated.opacity(of: "enabled"), is: 1)
  }

  @Test("SwiftUI's own stack has the look itself, and nothing is added")
  func native() async {
    let app = await launched(.native) { LinkPlace.list }
    expect(app.emulated.labels(showing: chevron), is: [])
    expect(app.emulated.evaluations.keys.filter { $0.hasPrefix("LinkButton") }, is: [])
  }

  @Test("a link that moves out of a list and into one has the look of its place")
  func moves() async {
    struct Screen: View {
      @State private var isList = true

      var body: some View {
        Button("move") { isList.toggle() }
        if isList { List { link } } else { VStack { link } }
      }

      private var link: some View { NavigationLink("link", value: 1) }
    }
    let app = await launched { Screen() }
    expect(app.emulated.labels(showing: chevron), is: ["link"])
    await app.press("move")
    expect(app.emulated.labels(showing: chevron), is: [])
    await app.press("move")
    expect(app.emulated.labels(showing: chevron), is: ["link"])
  }

  @Test("the label keeps its state when its link turns out to be a row")
  func labelKeepsState() async {
    let appearances = Appearances()
    let app = await launched {
      List {
        NavigationLink(value: 1) { Text("link").onAppear { appearances.count += 1 } }
      }
    }
    expect(app.emulated.labels(showing: chevron), is: ["link"])
    expect(appearances.count, is: 1)
  }

  private final class Appearances {
    var count = 0
  }
}

extension RowStylesTests {
  @Test("a link with a style of its own has that style's look alone")
  func ownStyle() async {
    let app = await launched {
      List {
        NavigationLink("plain", value: 1).buttonStyle(.plain)
        NavigationLink("bordered", value: 1).buttonStyle(BorderedButtonStyle())
        NavigationLink("framed", value: 1).buttonStyle(Framed())
        NavigationLink("tapped", value: 1).buttonStyle(Tapped())
        NavigationLink("view") { Text("shown") }.buttonStyle(Framed())
      }
    }
    expect(app.emulated.labels(showing: chevron), is: [])
    expect(
      app.emulated.buttonLabels,
      is: ["plain", "bordered", "[ framed ]", "tapped", "[ view ]"]
    )
    expect(app.emulated.color(of: "plain"), is: .primary)
    expect(app.emulated.color(of: "bordered"), is: .accentColor)
  }

  @Test("a link's own style applies on SwiftUI's own stack, too", arguments: NavigationHost.both)
  func ownStyleOnBothHosts(host: NavigationHost) async {
    let app = await launched(host) {
      List { NavigationLink("framed", value: 1).buttonStyle(Framed()) }
    }
    expect(app.emulated.buttonLabels, is: ["[ framed ]"])
  }

  @Test("a style around a list is drawn around its rows")
  func styleAround() async {
    let app = await launched {
      List { NavigationLink("link", value: 1) }.buttonStyle(Framed())
    }
    expect(app.emulated.buttonLabels, is: ["[ link ]"])
    expect(app.emulated.labels(showing: chevron), is: ["[ link ]"])
  }

  @Test("the row style draws one chevron, wherever it is set")
  func rowStyle() async {
    let app = await launched {
      NavigationLink("column", value: 1).buttonStyle(.navigationRow)
      List { NavigationLink("own", value: 1).buttonStyle(.navigationRow) }
      List {
        NavigationLink("around", value: 1)
        Button("button") {}
      }
      .buttonStyle(.navigationRow)
    }
    expect(app.emulated.labels(showing: chevron), is: ["column", "own", "around", "button"])
  }

  @Test("where rows are off, links in lists look like buttons")
  func off() async {
    let app = await launched {
      List {
        NavigationLink("value", value: 1)
        NavigationLink("view") { Text("shown") }
      }
      .navigationRows(.disabled)
    }
    expect(app.emulated.labels(showing: chevron), is: [])
    expect(app.emulated.color(of: "value"), is: .accentColor)
    expect(app.emulated.color(of: "view"), is: .accentColor)
  }

  @Test("the row style is drawn where rows are off")
  func rowStyleWhereOff() async {
    let app = await launched {
      List { NavigationLink("link", value: 1) }
        .buttonStyle(.navigationRow)
        .navigationRows(.disabled)
    }
    expect(app.emulated.labels(showing: chevron), is: ["link"])
  }

  @Test("rows can be turned off and on while they are seen")
  func offAndOn() async {
    struct Screen: View {
      @State private var isOff = false

      var body: some View {
        Button("switch") { isOff.toggle() }
        LinkPlace.list.navigationRows(isOff ? .disabled : .automatic)
      }
    }
    let app = await launched { Screen() }
    await app.press("switch")
    expect(app.emulated.labels(showing: chevron), is: [])
    await app.press("switch")
    expect(app.emulated.labels(showing: chevron), is: ["link"])
  }

  @Test("in SwiftUI's own stack the row style adds nothing")
  func rowStyleOnNative() async {
    let app = await launched(.native) {
      List { NavigationLink("link", value: 1) }.buttonStyle(.navigationRow)
    }
    expect(app.emulated.labels(showing: chevron), is: [])
    await app.press("link")
    expect(app, texts: ["number 1"])
  }
}
#endif

/// Where a link may stand on a screen.
enum LinkPlace: String, CaseIterable, View {
  case list, listOfElements, section, form
  case header, footer, column, besideList, toolbar

  var isRow: Bool {
    switch self {
    case .list, .listOfElements, .section, .form: true
    case .header, .footer, .column, .besideList, .toolbar: false
    }
  }

  private var link: some View { NavigationLink("link", value: 1) }

  var body: some View {
    switch self {
    case .list: List { link }
    case .listOfElements: List(0..<1) { _ in link }
    case .section: List { Section(header: Text("header")) { link } }
    case .form: Form { Section { link } }
    case .header: List { Section(header: link) { Text("row") } }
    case .footer: List { Section(footer: link) { Text("row") } }
    case .column: VStack { link }
    case .besideList: List { Text("row") }.overlay(link)
    case .toolbar: List { Text("row") }.toolbar { ToolbarItem { link } }
    }
  }
}

/// Shows content at the root of a stack with a destination for numbers.
@MainActor
func launched<Content: View>(
  _ host: NavigationHost = .links,
  @ViewBuilder _ content: () -> Content
) async -> AppUnderTest {
  let content = content()
  return await AppUnderTest.settled(host) {
    NavigationStack { content.navigationDestination(for: Int.self) { Text("number \($0)") } }
  }
}
