import SwiftUI
import Testing

private let chevron = Image(systemName: "chevron.forward")

/// Where a link may stand on a screen.
private enum LinkPlace: String, CaseIterable, View {
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
private func launched<Content: View>(
  _ host: NavigationHost = .links,
  @ViewBuilder _ content: () -> Content
) -> EmulatedApp {
  let content = content()
  return EmulatedApp.settled(host) {
    NavigationStack { content.navigationDestination(for: Int.self) { Text("number \($0)") } }
  }
}

@MainActor
@Suite("Links look like rows in lists")
struct RowLookTests {
  @Test(
    "a link has a chevron in the row of a list, and nowhere else",
    arguments: LinkPlace.allCases
  )
  fileprivate func chevrons(place: LinkPlace) {
    let app = launched { place }
    #expect(app.labels(showing: chevron) == (place.isRow ? ["link"] : []))
  }

  @Test(
    "a link has its label's own colour in the row of a list, and a button's elsewhere",
    arguments: LinkPlace.allCases
  )
  fileprivate func colours(place: LinkPlace) {
    let app = launched { place }
    #expect(app.color(of: "link") == (place.isRow ? .primary : .accentColor))
  }

  @Test("a row can be tapped", arguments: [LinkPlace.list, .form])
  fileprivate func tap(place: LinkPlace) {
    let app = launched { place }
    app.press("link")
    #expect(app.visibleTexts == ["number 1"])
  }

  @Test("so has a link to a view")
  func viewLink() {
    let app = launched { List { NavigationLink("view") { Text("shown") } } }
    #expect(app.labels(showing: chevron) == ["view"])
    #expect(app.color(of: "view") == .primary)
    app.press("view")
    #expect(app.visibleTexts == ["shown"])
  }

  @Test("a link on a pushed screen has it, too")
  func pushed() {
    let app = launched {
      NavigationLink("go") { List { NavigationLink("link", value: 1) } }
    }
    app.press("go")
    #expect(app.labels(showing: chevron) == ["link"])
  }

  @Test("a plain button in the list stays as it is")
  func plainButton() {
    let app = launched {
      List {
        NavigationLink("link", value: 1)
        Button("button") {}
      }
    }
    #expect(app.labels(showing: chevron) == ["link"])
    #expect(app.color(of: "button") == .accentColor)
  }

  @Test("a colour that the app sets around a link counts")
  func appsColour() {
    let app = launched { List { NavigationLink("link", value: 1).foregroundColor(.red) } }
    #expect(app.color(of: "link") == .red)
  }

  @Test("those who listen hear of no chevron")
  func unheard() {
    let app = launched { LinkPlace.list }
    #expect(app.visibleTexts == ["link"])
  }

  @Test("a link without a value is a row that takes no taps")
  func disabled() {
    let app = launched {
      List {
        NavigationLink("no value", value: Int?.none)
        NavigationLink("disabled", value: 1).disabled(true)
      }
    }
    #expect(app.labels(showing: chevron) == ["no value", "disabled"])
    #expect(!app.isEnabled("no value"))
    #expect(!app.isEnabled("disabled"))
  }

  @Test("what is in a link's label knows that the link is disabled")
  func disabledLabel() {
    struct Label: View {
      @Environment(\.isEnabled) private var isEnabled

      var body: some View { Text(isEnabled ? "on" : "off") }
    }
    let app = launched { List { NavigationLink(value: Int?.none) { Label() } } }
    #expect(app.visibleTexts == ["off"])
  }

  @Test("SwiftUI's own stack has the look itself, and nothing is added")
  func native() {
    let app = launched(.native) { LinkPlace.list }
    #expect(app.labels(showing: chevron) == [])
    #expect(app.evaluations.keys.filter { $0.hasPrefix("LinkButton") } == [])
  }

  @Test("a link that moves out of a list and into one has the look of its place")
  func moves() {
    struct Screen: View {
      @State private var isList = true

      var body: some View {
        Button("move") { isList.toggle() }
        if isList { List { link } } else { VStack { link } }
      }

      private var link: some View { NavigationLink("link", value: 1) }
    }
    let app = launched { Screen() }
    #expect(app.labels(showing: chevron) == ["link"])
    app.press("move")
    #expect(app.labels(showing: chevron) == [])
    app.press("move")
    #expect(app.labels(showing: chevron) == ["link"])
  }

  @Test("the label keeps its state when its link turns out to be a row")
  func labelKeepsState() {
    let appearances = Appearances()
    let app = launched {
      List {
        NavigationLink(value: 1) { Text("link").onAppear { appearances.count += 1 } }
      }
    }
    #expect(app.labels(showing: chevron) == ["link"])
    #expect(appearances.count == 1)
  }

  private final class Appearances {
    var count = 0
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

  private struct Tapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { configuration.trigger() }
    }
  }

  @Test("a link with a style of its own has that style's look alone")
  func ownStyle() {
    let app = launched {
      List {
        NavigationLink("plain", value: 1).buttonStyle(.plain)
        NavigationLink("bordered", value: 1).buttonStyle(BorderedButtonStyle())
        NavigationLink("framed", value: 1).buttonStyle(Framed())
        NavigationLink("tapped", value: 1).buttonStyle(Tapped())
        NavigationLink("view") { Text("shown") }.buttonStyle(Framed())
      }
    }
    #expect(app.labels(showing: chevron) == [])
    #expect(app.buttonLabels == ["plain", "bordered", "[ framed ]", "tapped", "[ view ]"])
    #expect(app.color(of: "plain") == .primary)
    #expect(app.color(of: "bordered") == .accentColor)
  }

  @Test("links with styles of their own can be tapped")
  func ownStyleTaps() {
    let app = launched {
      List {
        NavigationLink("framed", value: 1).buttonStyle(Framed())
        NavigationLink("tapped", value: 2).buttonStyle(Tapped())
      }
    }
    app.press("[ framed ]")
    #expect(app.visibleTexts == ["number 1"])
    app.goBack()
    app.press("tapped")
    #expect(app.visibleTexts == ["number 2"])
  }

  @Test(
    "a style of a link's own applies on SwiftUI's own stack, too",
    arguments: NavigationHost.both
  )
  func ownStyleOnBothHosts(host: NavigationHost) {
    let app = launched(host) {
      List { NavigationLink("framed", value: 1).buttonStyle(Framed()) }
    }
    #expect(app.buttonLabels == ["[ framed ]"])
  }

  @Test("a style around a list is drawn around its rows")
  func styleAround() {
    let app = launched {
      List { NavigationLink("link", value: 1) }.buttonStyle(Framed())
    }
    #expect(app.buttonLabels == ["[ link ]"])
    #expect(app.labels(showing: chevron) == ["[ link ]"])
  }

  @Test("the row style draws one chevron, wherever it is set")
  func rowStyle() {
    let app = launched {
      NavigationLink("column", value: 1).buttonStyle(.navigationRow)
      List { NavigationLink("own", value: 1).buttonStyle(.navigationRow) }
      List {
        NavigationLink("around", value: 1)
        Button("button") {}
      }
      .buttonStyle(.navigationRow)
    }
    #expect(app.labels(showing: chevron) == ["column", "own", "around", "button"])
  }

  @Test("where rows are off, links in lists look like buttons")
  func off() {
    let app = launched {
      List {
        NavigationLink("value", value: 1)
        NavigationLink("view") { Text("shown") }
      }
      .navigationRows(.disabled)
    }
    #expect(app.labels(showing: chevron) == [])
    #expect(app.color(of: "value") == .accentColor)
    #expect(app.color(of: "view") == .accentColor)
  }

  @Test("the row style is drawn where rows are off")
  func rowStyleWhereOff() {
    let app = launched {
      List { NavigationLink("link", value: 1) }
        .buttonStyle(.navigationRow)
        .navigationRows(.disabled)
    }
    #expect(app.labels(showing: chevron) == ["link"])
  }

  @Test("rows can be turned off and on while they are seen")
  func offAndOn() {
    struct Screen: View {
      @State private var isOff = false

      var body: some View {
        Button("switch") { isOff.toggle() }
        LinkPlace.list.navigationRows(isOff ? .disabled : .automatic)
      }
    }
    let app = launched { Screen() }
    app.press("switch")
    #expect(app.labels(showing: chevron) == [])
    app.press("switch")
    #expect(app.labels(showing: chevron) == ["link"])
  }

  @Test("in SwiftUI's own stack the row style adds nothing")
  func rowStyleOnNative() {
    let app = launched(.native) {
      List { NavigationLink("link", value: 1) }.buttonStyle(.navigationRow)
    }
    #expect(app.labels(showing: chevron) == [])
    app.press("link")
    #expect(app.visibleTexts == ["number 1"])
  }
}
