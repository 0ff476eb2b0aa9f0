import Combine
import SwiftUI
import Testing

private typealias List = Shim.List

@MainActor
@Suite("Split views")
struct SplitViewTests {
  @Test("two columns are seen, in order", arguments: NavigationHost.both)
  func twoColumns(host: NavigationHost) {
    let app = EmulatedApp(stacks: host) {
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        Text("detail")
      }
    }
    #expect(app.visibleTexts == ["sidebar", "detail"])
    #expect(app.violations == [])
  }

  @Test("three columns are seen, in order", arguments: NavigationHost.both)
  func threeColumns(host: NavigationHost) {
    let app = EmulatedApp(stacks: host) {
      NavigationSplitView {
        Text("sidebar")
      } content: {
        Text("content")
      } detail: {
        Text("detail")
      }
    }
    #expect(app.visibleTexts == ["sidebar", "content", "detail"])
    #expect(app.violations == [])
  }

  @Test("a value link in a list with a selection selects its value", arguments: NavigationHost.both)
  func selection(host: NavigationHost) {
    let model = Split()
    let app = model.launched(host)
    #expect(app.visibleTexts.contains("nothing"))
    app.press("row 2")
    #expect(model.selection == 2)
    #expect(app.visibleTexts.contains("row 2 in detail"))
    model.selection = 1
    app.settle()
    #expect(app.visibleTexts.contains("row 1 in detail"))
    #expect(app.violations == [])
  }

  @Test("a value link without a value selects nothing")
  func nilValue() {
    let model = Split()
    let app = model.launched(.links)
    app.tap("row nil")
    #expect(model.selection == nil)
  }

  @Test(
    "a value link of another type than the selection's is disabled",
    arguments: NavigationHost.both
  )
  func foreignValue(host: NavigationHost) {
    let model = Split()
    let app = model.launched(host)
    #expect(app.isEnabled("row 1"))
    #expect(!app.isEnabled("row three"))
  }

  @Test("the row that is selected is highlighted, and no other")
  func highlight() {
    let model = Split()
    let app = model.launched(.links)
    #expect(app.selectedLabels == [])
    app.press("row 2")
    #expect(app.selectedLabels == ["row 2"])
    model.selection = 1
    app.settle()
    #expect(app.selectedLabels == ["row 1"])
  }

  @Test("a row beside what it selects has no chevron")
  func chevrons() {
    let app = Split().launched(.links)
    #expect(app.labels(showing: Image(systemName: "chevron.forward")) == [])
  }

  @Test("a list of any form selects by a tap on a value link", arguments: NavigationHost.both)
  func formsOfLists(host: NavigationHost) {
    for form in FormOfList.allCases {
      let model = ListModel()
      let app = EmulatedApp.settled(host) { FormsOfLists(form: form, model: model) }
      #expect(app.visibleTexts == ["row 1", "row 2", "detail"], "\(form)")
      #expect(app.tap("row 2") == form.isSelectable, "\(form)")
      #expect(model.selected == (form.isSelectable ? [2] : []), "\(form)")
      #expect(app.violations == [], "\(form)")
    }
  }

  @Test("of a set of values a tap selects one alone")
  func oneOfSeveral() {
    let model = ListModel()
    let app = EmulatedApp.settled(.links) { FormsOfLists(form: .severalByIdentity, model: model) }
    model.several = [1, 2]
    app.settle()
    #expect(app.selectedLabels == ["row 1", "row 2"])
    app.press("row 1")
    #expect(model.several == [1])
  }

  @Test("while a list is edited, it selects by itself")
  func editing() {
    let model = ListModel()
    let app = EmulatedApp.settled(.links) {
      FormsOfLists(form: .severalByIdentity, model: model)
        .environment(\.editMode, .constant(.active))
    }
    app.press("row 1")
    app.press("row 2")
    #expect(model.several == [1, 2])
  }

  @Test("a list in a column makes no row of value links only to count it")
  func count() {
    let app = EmulatedApp.settled(.links) {
      NavigationSplitView {
        List(0..<100, selection: .constant(Int?.none)) { NavigationLink("\($0)", value: $0) }
      } detail: {
        Text("detail")
      }
    }
    #expect(app.visibleTexts.count == 101)
    #expect(app.rowsMadeToBeCounted == 0)
  }

  @Test("a value link without a value is a disabled row")
  func disabledRow() {
    let app = EmulatedApp(stacks: .links) {
      NavigationSplitView {
        List(selection: .constant(Int?.none)) {
          NavigationLink(value: Int?.none) { Availability() }
        }
      } detail: {
        Text("detail")
      }
    }
    #expect(app.visibleTexts.contains("unavailable"))
  }

  @Test("a stack in the detail column shows a deep link there", arguments: NavigationHost.both)
  func deepLink(host: NavigationHost) {
    let model = Split()
    let app = model.launched(host)
    model.selection = 1
    model.path = [1, 2, 3]
    app.settle()
    #expect(app.depth == 3)
    #expect(app.visibleTexts.contains("place 3"))
    #expect(app.visibleTexts.contains("row 1"))
    app.goBack()
    #expect(model.path == [1, 2])
    app.press("on to 3")
    #expect(model.path == [1, 2, 3])
    model.path = []
    app.settle()
    #expect(app.depth == 0)
    #expect(app.violations == [])
  }

  @Test("a stack in a column warns of nothing")
  func noWarning() {
    let model = Split()
    let app = model.launched(.links)
    model.path = [1]
    app.settle()
    #expect(model.warnings.texts == [])
  }

  @Test(
    "a visibility, widths, a style and a preferred column are taken, by each way to make a split view",
    arguments: NavigationHost.both
  )
  func modifiers(host: NavigationHost) {
    for style in [Style.automatic, .balanced, .prominentDetail] {
      let app = EmulatedApp(stacks: host) { StyledSplitView(style: style) }
      #expect(
        app.visibleTexts == [
          "sidebar", "content", "detail", "sidebar", "content", "detail", "left", "right", "left",
          "right",
        ]
      )
      #expect(app.violations == [])
    }
  }

  @Test("a visibility is heeded where the system has split views, and else left alone")
  func visibility() {
    let values = [NavigationSplitViewVisibility.automatic, .all, .doubleColumn, .detailOnly]
    let shown = values.map { value in
      let app = EmulatedApp(stacks: .native) { ThreeColumns(visibility: .constant(value)) }
      return app.visibleTexts.count
    }
    #expect(shown == [3, 3, 2, 1])
    let app = EmulatedApp(stacks: .links) { ThreeColumns(visibility: .constant(.detailOnly)) }
    #expect(app.visibleTexts.count == 3)
  }

  @Test("the automatic visibility equals one of the others, and is the system's own all the same")
  func automatic() {
    let concrete = [NavigationSplitViewVisibility.all, .doubleColumn, .detailOnly]
    #expect(concrete.filter { $0 == .automatic }.count == 1)
    #expect(NavigationSplitViewVisibility.automatic == .all)
  }

  @Test("a visibility can be saved, and is automatic again if it was")
  func codable() throws {
    let values = [NavigationSplitViewVisibility.automatic, .all, .doubleColumn, .detailOnly]
    let data = try JSONEncoder().encode(values)
    #expect(
      String(decoding: data, as: UTF8.self) == #"["automatic","all","doubleColumn","detailOnly"]"#
    )
    let read = try JSONDecoder().decode([NavigationSplitViewVisibility].self, from: data)
    #expect(read == values)
    #expect(try JSONEncoder().encode(read) == data)
  }

  @Test(
    "what isn't a saved visibility is an error that says so",
    arguments: [#""sidebar""#, #"{"kind":{"all":{}},"isAutomatic":false}"#, "0", "null"]
  )
  func foreignVisibility(json: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SavedColumns.self, from: Data(#"{"visibility":\#(json)}"#.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["visibility"])
    #expect(context.debugDescription.contains("NavigationShim"))
  }
}

private struct SavedColumns: Decodable {
  let visibility: NavigationSplitViewVisibility
}

@MainActor
private final class Split: ObservableObject {
  @Published var selection: Int?
  @Published var path: [Int] = []
  let warnings = CollectedWarnings()

  func launched(_ host: NavigationHost) -> EmulatedApp {
    EmulatedApp.settled(host, warnings: warnings) { SplitRoot(model: self) }
  }
}

private struct SplitRoot: View {
  @ObservedObject var model: Split

  var body: some View {
    NavigationSplitView {
      List(selection: $model.selection) {
        NavigationLink("row 1", value: 1)
        NavigationLink("row 2", value: 2)
        NavigationLink("row three", value: "three")
        NavigationLink("row nil", value: Int?.none)
      }
    } detail: {
      NavigationStack(path: $model.path) {
        Text(model.selection.map { "row \($0) in detail" } ?? "nothing")
          .navigationDestination(for: Int.self) { place in
            VStack {
              Text("place \(place)")
              NavigationLink("on to \(place + 1)", value: place + 1)
            }
          }
      }
    }
  }
}

private struct Availability: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Text(isEnabled ? "available" : "unavailable")
  }
}

private struct ThreeColumns: View {
  let visibility: Binding<NavigationSplitViewVisibility>

  var body: some View {
    NavigationSplitView(columnVisibility: visibility) {
      Text("sidebar")
    } content: {
      Text("content")
    } detail: {
      Text("detail")
    }
  }
}

private enum Style {
  case automatic, balanced, prominentDetail
}

private struct StyledSplitView: View {
  let style: Style

  var body: some View {
    VStack {
      switch style {
      case .automatic: three.navigationSplitViewStyle(AutomaticNavigationSplitViewStyle())
      case .balanced: three.navigationSplitViewStyle(byName)
      case .prominentDetail: three.navigationSplitViewStyle(.prominentDetail)
      }
      NavigationSplitView(preferredCompactColumn: .constant(.content)) {
        Text("sidebar")
      } content: {
        Text("content")
      } detail: {
        Text("detail")
      }
      NavigationSplitView(columnVisibility: .constant(.all)) {
        Text("left").navigationSplitViewColumnWidth(min: 10, ideal: 20, max: 30)
      } detail: {
        Text("right")
      }
      two
    }
  }

  private var byName: some NavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }

  private var three: some View {
    NavigationSplitView(
      columnVisibility: .constant(.all),
      preferredCompactColumn: .constant(.sidebar)
    ) {
      Text("sidebar").navigationSplitViewColumnWidth(200)
    } content: {
      Text("content").navigationSplitViewColumnWidth(ideal: 300)
    } detail: {
      Text("detail")
    }
  }

  @ViewBuilder private var two: some View {
    switch style {
    case .automatic:
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("left")
      } detail: {
        Text("right")
      }
    case .balanced, .prominentDetail:
      NavigationSplitView(
        columnVisibility: .constant(.all),
        preferredCompactColumn: .constant(.detail)
      ) {
        Text("left")
      } detail: {
        Text("right")
      }
    }
  }
}

/// The ways to write a list.
private enum FormOfList: CaseIterable {
  case plain, data, identity, range, bindings, bindingsByIdentity
  case onePlain, oneOfData, oneByIdentity, oneOfRange, oneOfBindings, oneOfBindingsByIdentity
  case severalPlain, severalOfData, severalByIdentity, severalOfRange, severalOfBindings
  case severalOfBindingsByIdentity

  var isSelectable: Bool {
    switch self {
    case .plain, .data, .identity, .range, .bindings, .bindingsByIdentity: false
    default: true
    }
  }
}

@MainActor
private final class ListModel: ObservableObject {
  @Published var one: Int?
  @Published var several: Set<Int> = []
  @Published var items = [Item(id: 1), Item(id: 2)]

  var selected: Set<Int> { several.union(one.map { [$0] } ?? []) }

  struct Item: Identifiable {
    let id: Int
  }
}

private struct FormsOfLists: View {
  let form: FormOfList
  @ObservedObject var model: ListModel

  var body: some View {
    NavigationSplitView {
      list
    } detail: {
      Text("detail")
    }
  }

  @ViewBuilder private var list: some View {
    switch form {
    case .plain: List { rows }
    case .data: List(model.items) { row($0.id) }
    case .identity: List(model.items, id: \.id) { row($0.id) }
    case .range: List(1..<3) { row($0) }
    case .bindings: List($model.items) { row($0.wrappedValue.id) }
    case .bindingsByIdentity: List($model.items, id: \.id) { row($0.wrappedValue.id) }
    default: selectable
    }
  }

  @ViewBuilder private var selectable: some View {
    switch form {
    case .onePlain: List(selection: $model.one) { rows }
    case .oneOfData: List(model.items, selection: $model.one) { row($0.id) }
    case .oneByIdentity: List(model.items, id: \.id, selection: $model.one) { row($0.id) }
    case .oneOfRange: List(1..<3, selection: $model.one) { row($0) }
    case .oneOfBindings: List($model.items, selection: $model.one) { row($0.wrappedValue.id) }
    case .oneOfBindingsByIdentity:
      List($model.items, id: \.id, selection: $model.one) { row($0.wrappedValue.id) }
    default: severalSelectable
    }
  }

  @ViewBuilder private var severalSelectable: some View {
    switch form {
    case .severalPlain: List(selection: $model.several) { rows }
    case .severalOfData: List(model.items, selection: $model.several) { row($0.id) }
    case .severalByIdentity: List(model.items, id: \.id, selection: $model.several) { row($0.id) }
    case .severalOfRange: List(1..<3, selection: $model.several) { row($0) }
    case .severalOfBindings:
      List($model.items, selection: $model.several) { row($0.wrappedValue.id) }
    default:
      List($model.items, id: \.id, selection: $model.several) { row($0.wrappedValue.id) }
    }
  }

  @ViewBuilder private var rows: some View {
    row(1)
    row(2)
  }

  private func row(_ number: Int) -> some View {
    NavigationLink("row \(number)", value: number)
  }
}
