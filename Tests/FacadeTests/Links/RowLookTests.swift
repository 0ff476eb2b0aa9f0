import SwiftUI
import Testing

@MainActor
@Suite("Links look like rows in lists", .misusesNoHost)
struct RowLookTests {
  @Test("a link without a value is a row that takes no taps, as its label knows")
  func disabled() async {
    let app = await launched {
      List {
        NavigationLink("no value", value: Int?.none)
        NavigationLink("disabled", value: 1).disabled(true)
        NavigationLink(value: Int?.none) { Availability() }
      }
    }
    #if os(Linux)
    expect(app.chevrons, is: ["no value", "disabled", "unavailable"])
    #endif
    expect(app, texts: ["no value", "disabled", "unavailable"])
    expect(app.enabledLabels, is: [])
  }

  #if os(Linux)
  @Test("in a list's row alone a link has a chevron", arguments: LinkPlace.allCases)
  fileprivate func chevrons(place: LinkPlace) async {
    let app = await launched { place }
    expect(app.chevrons, is: place.isRow ? ["link"] : [])
    expect(app.emulated.color(of: "link"), is: place.isRow ? .primary : .accentColor)
    // A row fills the width, takes taps all over, and has its look at once.
    let tree = app.emulated.tree()
    expect([" Spacer\n", " Color\n"].map(tree.contains), is: [place.isRow, place.isRow])
    expect(app.emulated.evaluations["OwnLink<Text, Never>"], is: place.isRow ? 1 : 2)
  }

  @Test("links to views and on pushed screens look like rows; buttons and the app's colors stay")
  func rows() async {
    let appearances = Appearances()
    let app = await launched {
      List {
        NavigationLink("view") {
          List { NavigationLink(value: 1) { Text("link").onAppear { appearances.count += 1 } } }
        }
        NavigationLink("red", value: 1).foregroundColor(.red)
        NavigationLink("row", value: 1).disabled(true)
        Button("button") {}
      }
      NavigationLink("link", value: 1).disabled(true)
    }
    expect(app.chevrons, is: ["view", "red", "row"])
    expect(
      ["view", "red", "button"].map { app.emulated.color(of: $0) },
      is: [.primary, .red, .accentColor]
    )
    // A disabled one is faint in the row of a list, and left to SwiftUI elsewhere.
    expect(["view", "row", "link"].map { app.emulated.opacity(of: $0) }, is: [1, 0.5, 1])
    await app.press("view")
    expect(app.chevrons, is: ["link"])
    // The label keeps its state when its link turns out to be a row.
    expect(appearances.count, is: 1)
  }

  @Test("after a link that is no row, the next one isn't taken for a row")
  func nextLink() async {
    let app = await Numbers().launchedStack {
      BothLinks().navigationDestination(for: Int.self) { _ in BothLinks() }
    }
    await app.press("value")
    expect(app.emulated.evaluations["OwnLink<Text, Never>"], is: 4, "three times the first one")
  }

  @Test(
    "a row that leads nowhere, as a sheet around it has no stack, is faint; it warns if enabled",
    arguments: [false, true]
  )
  func outside(isDisabled: Bool) async {
    let app = await launched {
      Text("root").sheet(isPresented: .constant(true)) {
        List { NavigationLink("outside", value: 1).disabled(isDisabled) }
      }
    }
    expect(app.emulated.opacity(of: "outside"), is: 0.5)
    expect(app, warns: isDisabled ? [] : ["NavigationStack around that view"])
  }

  private final class Appearances {
    var count = 0
  }
  #endif
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

  // Without a touchscreen, a style's own gesture has no use.
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

  #if os(Linux)
  @Test("a link with a style has that style's look", arguments: NavigationHost.both)
  func ownStyle(host: NavigationHost) async {
    let app = await launched(host) {
      List {
        NavigationLink("plain", value: 1).buttonStyle(.plain)
        NavigationLink("bordered", value: 1).buttonStyle(BorderedButtonStyle())
        NavigationLink("framed", value: 1).buttonStyle(Framed())
        NavigationLink("tapped", value: 1).buttonStyle(Tapped())
        NavigationLink("view") { Text("shown") }.buttonStyle(Framed())
      }
    }
    expect(app.chevrons, is: [])
    expect(
      app.emulated.buttonLabels,
      is: ["plain", "bordered", "[ framed ]", "tapped", "[ view ]"]
    )
    expect(app.emulated.evaluations.keys.contains { $0.hasPrefix("OwnLink") }, is: host == .links)
    guard host == .links else { return }
    expect(app.emulated.color(of: "plain"), is: .primary)
    expect(app.emulated.color(of: "bordered"), is: .accentColor)
  }

  @Test("rows can be turned off and on while they are seen")
  func offAndOn() async {
    let app = await launched {
      Keeping(false) { isOff in
        Button("switch") { isOff.wrappedValue.toggle() }
        LinkPlace.list.navigationRows(isOff.wrappedValue ? .plain : .automatic)
      }
    }
    for labels in [[], ["link"]] {
      await app.press("switch")
      expect(app.chevrons, is: labels)
      expect(app.emulated.tree().contains(" Reader\n"), is: !labels.isEmpty, "searched for")
    }
  }
  #endif
}

#if os(Linux)
extension AppUnderTest {
  fileprivate var chevrons: [String] {
    emulated.labels(showing: Image(systemName: "chevron.forward"))
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
