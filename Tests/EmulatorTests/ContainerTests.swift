import SwiftUI
import Testing

/// What a view may consist of.
private enum Made: CaseIterable {
  case ofOne, ofTwo, ofNone, ofTwoInOneBody, ofAnAbsentOne, ofLoop, ofTwoInAContainer

  var count: Int {
    switch self {
    case .ofOne, .ofTwoInAContainer: 1
    case .ofTwo, .ofTwoInOneBody: 2
    case .ofNone, .ofAnAbsentOne: 0
    case .ofLoop: 3
    }
  }
}

private struct Two: View {
  var body: some View {
    Text("a")
    Text("b")
  }
}

private struct Views: View {
  let made: Made

  var body: some View {
    switch made {
    case .ofOne: Text("a")
    case .ofTwo:
      Text("a")
      Text("b")
    case .ofNone: EmptyView()
    case .ofTwoInOneBody: AnyView(Two())
    case .ofAnAbsentOne: if made == .ofOne { Text("a") }
    case .ofLoop: ForEach(0..<3) { Text("\($0)") }
    case .ofTwoInAContainer: VStack { Two() }
    }
  }
}

private struct Passing: ViewModifier {
  func body(content: Content) -> some View { content.environment(\.isEnabled, true) }
}

private final class Branch: ObservableObject {
  @Published var side: String? = "left"
  @Published var count = 0
}

private struct Branching: View {
  @ObservedObject var model: Branch

  var body: some View {
    switch model.side {
    case "left": Text("left")
    case "right": Text("right")
    default: EmptyView()
    }
  }
}

private struct Behind: View {
  let log: Log
  @State private var taps = 0

  var body: some View {
    Button("taps \(taps)") { taps += 1 }
      .onAppear { log.add("appears") }
      .onDisappear { log.add("disappears") }
  }
}

@MainActor
@Suite("What a modifier applies to")
struct DistributionTests {
  private let log = Log()
  private let model = Branch()

  @Test("Each of several views appears and has a background of its own; a stack has one first view")
  func each() {
    for made in Made.allCases {
      let app = EmulatedApp {
        Views(made: made)
          .modifier(Passing())
          .onAppear { log.add("appear") }
          .background(Text("behind"))
      }
      expect(log.take().count, made.count, "\(made)")
      expect(app.visibleTexts.filter { $0 == "behind" }.count, made.count, "\(made)")
      let stack = EmulatedApp { NavigationView { Views(made: made) }.navigationViewStyle(.stack) }
      expect(stack.violations.map(\.kind), made.count > 1 ? [.severalFirstViews] : [], "\(made)")
    }
  }

  @Test("A background, a sheet and an appearance are made anew with another branch")
  func branches() {
    let app = EmulatedApp { Branching(model: model).background(Behind(log: log)) }
    app.tap(all: "taps 0")
    app.settle { model.count += 1 }
    app.shows("taps 1", "left")
    expect(log.take(), ["appears"])
    app.settle { model.side = "right" }
    app.shows("taps 0", "right")
    expect(log.take().sorted(), ["appears", "disappears"])
    app.settle { model.side = nil }
    app.shows()
    expect(log.take(), ["disappears"])
    let sheet = EmulatedApp {
      Branching(model: model).sheet(isPresented: .constant(true)) { Behind(log: log) }
    }
    sheet.shows()
    sheet.settle { model.side = "left" }
    sheet.tap(all: "taps 0")
    sheet.settle { model.side = "right" }
    sheet.shows("taps 0")
    expect(log.take(), ["appears", "disappears", "appears"])
  }

  @Test("What is around a container of views happens once, whatever becomes of them")
  func containerIsOne() {
    let app = EmulatedApp { VStack { Branching(model: model) }.background(Behind(log: log)) }
    for side in ["right", nil, "left"] { app.settle { model.side = side } }
    expect(log.take(), ["appears"])
  }
}

@MainActor
@Suite("Lists, grids and tabs")
struct ContainerTests {
  private struct Row: View {
    let name: String

    var body: some View { Text("row \(name)") }
  }

  @Test("Sections show header, rows and footer, however they are written")
  func sections() {
    let app = EmulatedApp {
      Form {
        Section(header: Text("h1"), footer: Text("f1")) { Text("a") }
        Section(header: Text("h2")) { Text("b") }
        Section(footer: Text("f3")) { Text("c") }
        Section { Text("d") }
        Section("h5") { Text("e") }
        Section {
          Text("f")
        } header: {
          Text("h6")
        } footer: {
          Text("f6")
        }
      }
    }
    app.shows(
      "h1",
      "a",
      "f1",
      "h2",
      "b",
      "c",
      "f3",
      "d",
      "h5",
      "e",
      "h6",
      "f",
      "f6"
    )
  }

  @Test("A tap on a row selects its tag, or else its identity; a control in it takes the tap")
  func selection() {
    let app = EmulatedApp {
      Stateful(Int?.none) { $selection in
        Stateful(0) { $count in
          List(selection: $selection) {
            Section("rows") { ForEach(1..<3) { Row(name: "\($0)").tag($0 * 10) } }
            ForEach(3..<5, id: \.self) { Row(name: "\($0)") }
            Text("other").tag("a tag of another type")
            Button("button") { count += 1 }.tag(6)
          }
          Text("\(selection ?? 0) \(count)")
        }
      }
    }
    expect(app.buttonLabels, ["row 1", "row 2", "row 3", "row 4", "button"])
    for (label, shown) in [("row 2", "20 0"), ("row 3", "3 0"), ("button", "3 1")] {
      app.tap(all: label)
      expect(app.visibleTexts.last, shown)
    }
  }

  @Test("Rows of bindings write to the data")
  func bindings() {
    struct Item: Identifiable {
      let id: Int
      var isOn = false
    }
    let app = EmulatedApp {
      Stateful([Item(id: 1), Item(id: 2)]) { $items in
        List($items) { item in Toggle("item \(item.id)", isOn: item.isOn) }
        ForEach($items) { $item in Toggle("again \(item.id)", isOn: $item.isOn) }
        Text("\(items.filter(\.isOn).count) on")
      }
    }
    app.tap(all: "item 2")
    expect(app.isOn("item 2"), true)
    expect(app.visibleTexts.last, "1 on")
  }

  @Test("Rows of lists are made to be counted where their type doesn't tell how many they are")
  func rowCounts() {
    func madeRows(_ row: @escaping (Int) -> some View) -> Int {
      EmulatedApp { List(0..<10, rowContent: row) }.rowsMadeToBeCounted
    }
    struct FramedRow: View {
      let number: Int
      var body: some View { Text("\(number)").onAppear {}.modifier(Passing()) }
    }
    expect(madeRows { Text("\($0)").tag($0).opacity(0.5).frame(width: 10) }, 0)
    expect(madeRows { Button("\($0)") {}.disabled(true) }, 0)
    expect(madeRows { row in HStack { AnyView(FramedRow(number: row)) } }, 0)
    expect(madeRows { FramedRow(number: $0) }, 0)
    expect(madeRows { Made.ofTwo.count == $0 ? Text("a") : nil }, 10)
    expect(madeRows { ForEach(0..<$0) { Text("\($0)") } }, 10)
    expect(madeRows { AnyView(Text("\($0)")).disabled(true) }, 10)
    let branches = EmulatedApp {
      List(0..<10) { if $0 == 1 { Text("one") } else { Button("other") {} } }
      VStack { ForEach(0..<10) { AnyView(Text("\($0)")) } }
    }
    expect(branches.rowsMadeToBeCounted, 0)
    let uneven = EmulatedApp { List(0..<10) { if $0 == 1 { Text("one") } else { Two() } } }
    expect(uneven.rowsMadeToBeCounted, 10)
  }

  @Test("A tab is rendered when it is first selected, and keeps its state until it is removed")
  func tabs() {
    let log = Log()
    let app = EmulatedApp {
      Stateful(true) { $hasSecond in
        TabView {
          Button("toggle") { hasSecond.toggle() }.tabItem { Label("Home", systemImage: "house") }
          if hasSecond { Behind(log: log).tabItem { Text("Search") } }
        }
      }
    }
    app.shows("toggle", "[house]", "Home", "Search")
    expect(log.take(), [])
    for _ in 0..<2 {
      app.tap(all: "Search")
      app.tap(all: "taps 0", "Home", "Search")
      expect(app.visibleTexts.first, "taps 1")
      app.tap(all: "[house] Home", "toggle", "toggle")
    }
  }

  @Test("A selection follows tags and identities in both directions, also of a tab's own body")
  func tabSelection() {
    struct Page: View {
      let name: String
      var body: some View { Text("page \(name)").tabItem { Text(name) }.tag(name) }
    }
    let app = EmulatedApp {
      Stateful("b") { $selection in
        TabView(selection: $selection) {
          Button("go to c") { selection = "c" }.tabItem { Text("A") }.tag("a")
          Page(name: "b")
          ForEach(["c", "d"], id: \.self) { name in Text("page \(name)").tabItem { Text(name) } }
        }
      }
    }
    app.shows("page b", "A", "b", "c", "d")
    for (tap, shown) in [("A", "go to c"), ("go to c", "page c"), ("d", "page d")] {
      app.tap(all: tap)
      expect(app.visibleTexts.first, shown)
    }
  }

  @Test("A tap on the selected tab writes the selection again, and pops nothing")
  func selectedTab() {
    let log = Log()
    let app = EmulatedApp {
      Stateful("a") { tab in
        TabView(
          selection: Binding(
            get: { tab.wrappedValue },
            set: {
              log.add($0)
              tab.wrappedValue = $0
            }
          )
        ) {
          NavigationStack { NavigationLink("push") { Text("pushed") } }
            .tabItem { Text("A") }.tag("a")
          Text("page b").tabItem { Text("B") }.tag("b")
        }
      }
    }
    app.walk("push", "A")
    expect(log.take(), ["a"])
    expect(app.visibleTexts.first, "pushed")
  }
}
