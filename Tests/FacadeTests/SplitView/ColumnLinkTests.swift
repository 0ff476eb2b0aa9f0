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
    let app = await AppUnderTest.settled(.links) {
      NavigationSplitView {
        Observing(model) { bound in
          List(selection: bound.row) {
            NavigationLink("row 1", value: 1)
            NavigationLink("row 2", value: 2)
            NavigationLink("bound link", isActive: bound.isBoundShown) { Named() }
          }
          .environment(\.officeName, model.name)
        }
      } detail: {
        Observing(model) { bound in
          NavigationStack(path: bound.path) { PlacesRoot(text: "root \(model.row ?? 0)") }
        }
      }
    }
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
    "a view in place of a column is as enabled, wide and new as that, and may lead to a stack",
    arguments: [UserInterfaceSizeClass.regular, .compact]
  )
  func viewWithLinks(width: UserInterfaceSizeClass) async {
    let app = await AppUnderTest.settled(.links) {
      NavigationSplitView {
        Observing(model) { bound in
          List(selection: bound.row) {
            NavigationLink("row 1", value: 1)
            NavigationLink("open", isActive: bound.isBoundShown) {
              ViewWithLinks(name: model.name, row: bound.item, path: bound.path)
            }
            .disabled(true)
            .environment(\.horizontalSizeClass, .compact)
          }
        }
      } content: {
        Text("content")
      } detail: {
        Text("detail")
      }
      .environment(\.horizontalSizeClass, width)
    }
    await app.settle { (model.row, model.isBoundShown) = (1, true) }
    expect(app, sees: "Office, \(width)")
    expect(await app.tap("value"), is: false)
    expect(app, warns: ["A NavigationLink with a value is in a column"])
    for name in ["Home", "Away"] {
      await app.press("deeper")
      await app.settle { (model.name, model.path) = (name, [1]) }
      expect(app, sees: "place 1")
      if width == .compact { for _ in 1...2 { await app.goBack() } }
      expect(app, sees: "\(name), \(width)")
    }
    await app.press("row 3")
    expect(app, sees: "Away, \(width)")
    await app.settle { model.isBoundShown = false }
    expect(app, texts: width == .regular ? ["row 1", "open", "content", "detail"] : ["content"])
  }

  @Test("a view that isn't for the detail column is pushed, and is in its link's column")
  func notDetail() async {
    let app = await model.launchedSidebar(.regular) { bound in
      NavigationLink("deeper") { List(selection: bound.row) { NavigationLink("row 3", value: 3) } }
        .isDetailLink(false)
    }
    await app.press("deeper")
    await app.press("row 3")
    expect(app, texts: ["row 3", "detail"])
    expect(model.row, is: 3)
  }

  @Test("a list that comes after a link or an item has shown the next column leaves that there")
  func lateList() async {
    var count = 0
    let app = await model.launchedSidebar { [model] bound in
      NavigationLink("open", value: 1)
        .navigationDestination(item: bound.item) { Text("shown \($0)").onAppear { count += 1 } }
      if model.isFlagOn { List([2], id: \.self, selection: bound.row) { Text("row \($0)") } }
    }
    await app.press("open")
    await app.settle { model.isFlagOn = true }
    expect(app, texts: ["detail"])
    await app.settle { model.isFlagOn = false }
    await app.settle { (model.item, model.row) = (5, 2) }
    await app.settle { model.isFlagOn = true }
    expect(app, texts: ["shown 5"])
    expect(count, is: 1)
  }

  @Test("in compact width, a view has the environment of its link, and dismisses itself")
  func dismissal() async {
    let app = await model.launchedSidebar(.compact) { bound in
      NavigationLink("bound link", isActive: bound.isBoundShown) { Dismissing() }
        .environment(\.officeName, model.name)
    }
    await app.press("bound link")
    expect(app, texts: ["bound, in Office", "done"])
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
}

private struct ViewWithLinks: View {
  let name: String
  let row: Binding<Int?>
  let path: Binding<[Int]>

  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    VStack {
      Text("\(name), \(width ?? .regular)")
      NavigationLink("value", value: 1)
      List(selection: row) { NavigationLink("row 3", value: 3) }
      NavigationLink("deeper") { NavigationStack(path: path) { PlacesRoot() } }
    }
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
