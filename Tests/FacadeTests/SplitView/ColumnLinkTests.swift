// A Mac knows of no compact width.
#if !os(macOS)
import SwiftUI
import Testing

private typealias List = Shim.List

@MainActor
@Suite("Links to views, and destinations, in a column outside of a stack", .misusesNoHost)
struct ColumnLinkTests {
  private let model = Office()

  @Test("a link with a binding follows it, and the binding is off when another row is selected")
  func bound() async {
    let app = await AppUnderTest.settled(.links) { OfficeView(model: model) }
    await app.settle { model.isBoundShown = true }
    expect(app, sees: "bound, in Office")
    await app.settle { model.name = "Home" }
    expect(app, sees: "bound, in Home")
    await app.settle { model.isBoundShown = false }
    expect(app, sees: "root 0")
    await app.press("bound link")
    expect(model.isBoundShown, is: true)
    await app.press("row 2")
    expect(app, sees: "root 2")
    expect(model.isBoundShown, is: false)
    // Clearing the selection chooses nothing.
    await app.press("bound link")
    await app.settle { model.row = nil }
    expect(app, sees: "bound, in Home")
  }

  @Test(
    "an item, a flag and a value show their views in the next column",
    arguments: ["item", "flag", "value"],
    [UserInterfaceSizeClass.regular, .compact]
  )
  func destinations(kind: String, width: UserInterfaceSizeClass) async {
    model.width = width
    let app = await AppUnderTest.settled(.links) { DestinationsView(model: model) }
    let before = app.visibleTexts
    for _ in 0..<2 {
      await app.press(kind)
      expect(app, sees: "shown 5")
      expect(app.visibleTexts.contains("nothing"), is: false)
      if width == .compact {
        await app.goBack()
      } else {
        await app.settle {
          (model.item, model.isFlagOn) = (nil, false)
          if kind == "value" { model.row = (model.row ?? 0) + 1 }
        }
      }
      expect(app, texts: before)
      expectNil(model.item)
      expect(model.isFlagOn, is: false)
    }
  }

  @Test("a stack in a view that the next column shows pushes there")
  func stackInNextColumn() async {
    let app = await model.launchedSidebar(.regular) { bound in
      NavigationLink("open") { NavigationStack(path: bound.path) { PlacesRoot() } }
    }
    await app.press("open")
    await app.settle { model.path = [1, 2] }
    expect(app, sees: "place 2")
    expect(app, sees: "open")
  }

  @Test("a link in a view that the next column shows leads to the one after that")
  func linkInNextColumn() async {
    let app = await AppUnderTest.settled(.links) {
      NavigationSplitView {
        NavigationLink("open") { NavigationLink("deeper") { Text("deep") } }
      } content: {
        Text("content")
      } detail: {
        Text("detail")
      }
    }
    await app.press("open")
    await app.press("deeper")
    expect(app, texts: ["open", "deeper", "deep"])
  }

  @Test("a list that comes after a link has shown the next column leaves that there")
  func lateList() async {
    let app = await model.launchedSidebar { [model] bound in
      NavigationLink("open", value: 1)
      if model.isFlagOn { List([2], id: \.self, selection: bound.row) { Text("row \($0)") } }
    }
    await app.press("open")
    await app.settle { model.isFlagOn = true }
    expect(app, texts: ["detail"])
  }

  @Test("in compact width, a view has the environment of its link, and dismisses itself")
  func dismissal() async {
    let app = await model.launchedSidebar(.compact) { bound in
      NavigationLink("bound link", isActive: bound.isBoundShown) { Dismissing() }
        .environment(\.officeName, model.name)
    }
    await app.press("bound link")
    expect(app, texts: ["bound, in Office", "done"])
    await app.settle { model.name = "Home" }
    expect(app, texts: ["bound, in Home", "done"])
    await app.press("done")
    expect(app, texts: ["bound link"])
    expect(model.isBoundShown, is: false)
  }
}

@MainActor
private final class Office: ObservableObject {
  @Published var row: Int?
  @Published var path: [Int] = []
  @Published var isBoundShown = false
  @Published var name = "Office"
  @Published var item: Int?
  @Published var isFlagOn = false
  @Published var width = UserInterfaceSizeClass.regular
}

private struct OfficeView: View {
  @ObservedObject var model: Office

  var body: some View {
    NavigationSplitView {
      List(selection: $model.row) {
        NavigationLink("row 1", value: 1)
        NavigationLink("row 2", value: 2)
        NavigationLink("bound link", isActive: $model.isBoundShown) { Named() }
      }
      .environment(\.officeName, model.name)
    } detail: {
      NavigationStack(path: $model.path) { PlacesRoot(text: "root \(model.row ?? 0)") }
    }
  }
}

private struct DestinationsView: View {
  @ObservedObject var model: Office

  var body: some View {
    NavigationSplitView {
      VStack {
        Button("item") { model.item = 5 }
        Button("flag") { model.isFlagOn = true }
        NavigationLink("value", value: 5)
        List([Int](), id: \.self, selection: $model.row) { Text("\($0)") }
      }
      .navigationDestination(item: $model.item) { Text("shown \($0)") }
      .navigationDestination(isPresented: $model.isFlagOn) { Text("shown 5") }
      .navigationDestination(for: Int.self) { Text("shown \($0)") }
    } detail: {
      Text("nothing")
    }
    .environment(\.horizontalSizeClass, model.width)
  }
}

/// Shows a value of the environment around the link that leads to it.
private struct Named: View {
  @Environment(\.officeName) private var name

  var body: some View { Text("bound, in \(name)") }
}

private struct Dismissing: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack {
      Named()
      Button("done") { presentationMode.wrappedValue.dismiss() }
    }
  }
}

extension EnvironmentValues {
  fileprivate var officeName: String {
    get { self[OfficeNameKey.self] }
    set { self[OfficeNameKey.self] = newValue }
  }
}

private struct OfficeNameKey: EnvironmentKey {
  static var defaultValue: String { "nowhere" }
}
#endif
