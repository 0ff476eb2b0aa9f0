import SwiftUI
import Testing

private typealias List = Shim.List

@MainActor
@Suite("Split views", .misusesNoHost, .needs(.showingColumns))
struct SplitViewTests {
  private let model = Split()

  @Test("a link of another type is disabled", arguments: NavigationHost.both)
  func foreignValue(host: NavigationHost) async {
    let app = await model.launched(host)
    expect(app.isEnabled("row 1"), is: true)
    expect(app.isEnabled("row three"), is: false)
    guard host == .links else { return }
    expect(await app.tap("row nil"), is: false)
    expectNil(model.selection)
  }

  @Test("a link in any list selects", arguments: NavigationHost.both)
  func formsOfLists(host: NavigationHost) async {
    for form in FormOfList.allCases {
      let model = ListModel()
      let app = await AppUnderTest.settled(host) { FormsOfLists(form: form, model: model) }
      expect(app, texts: ["row 1", "row 2", "detail"], "\(form)")
      expect(await app.tap("row 2"), is: form.isSelectable, "\(form)")
      await app.settle()
      let warning = host == .links && !form.isSelectable ? ["with a value is in a column"] : []
      expect(model.selected, is: form.isSelectable ? [2] : [], "\(form)")
      expect(app, warns: warning, "\(form)")
    }
  }

  @Test("a row without a link selects, or warns", arguments: FormOfList.allCases)
  func rowsOfText(form: FormOfList) async {
    let model = ListModel()
    let app = await AppUnderTest.settled(.links) {
      FormsOfLists(form: form, row: .text, model: model)
    }
    expect(await app.tap("row 2"), is: form.hasSelectableTexts)
    await app.settle()
    expect(model.selected, is: form.hasSelectableTexts ? [2] : [])
    expect(app, warns: form == .onePlain ? ["List(data, selection: $id)"] : [])
  }

  @Test("a row whose identity is of another type than the selection warns")
  func foreignIdentity() async {
    let app = await AppUnderTest.settled(.links) {
      WithDetail {
        List(1..<3, id: \.self, selection: .constant(String?.none)) { Text("\($0)") }
      }
    }
    expect(await app.tap("2"), is: false)
    expect(app, warns: ["A List with a selection is in a column"])
  }

  @Test("a list of texts in a stack in a column warns, and one of links doesn't")
  func listInStack() async {
    for areLinks in [false, true] {
      let model = ListModel()
      let app = await model.launchedApp(.links) { bound in
        WithDetail {
          NavigationStack {
            if areLinks {
              List(1..<3, selection: bound.one) { NavigationLink("row \($0)", value: $0) }
            } else {
              List(1..<3, selection: bound.one) { Text("row \($0)") }
            }
          }
        }
      }
      expect(app, texts: ["row 1", "row 2", "detail"])
      expect(app, warns: areLinks ? [] : ["A List with a selection is in a NavigationStack"])
    }
  }

  // A Mac has no edit mode.
  #if !os(macOS)
  @Test("a tap selects one of several values; in a list that is edited, it marks one, and no more")
  func severalValues() async {
    for (isEditing, expected) in [(false, [1]), (true, [1, 2])] as [(Bool, Set<Int>)] {
      let model = ListModel()
      let app = await AppUnderTest.settled(.links) {
        FormsOfLists(form: .severalByIdentity, model: model)
          .environment(\.editMode, .constant(isEditing ? .active : .inactive))
          .environment(\.horizontalSizeClass, isEditing ? .compact : .regular)
      }
      await app.press("row 2")
      await app.press("row 1")
      expect(model.several, is: expected)
      await app.settle { model.several = [1, 2] }
      #if os(Linux)
      expect(app.emulated.selectedLabels, is: isEditing ? [] : ["row 1", "row 2"])
      #endif
    }
  }

  @Test("in compact width, the app that clears the marks of a list takes people back to it")
  func clearedMarks() async {
    let model = ListModel()
    let app = await model.launchedSidebar { bound in
      List([1, 2], id: \.self, selection: bound.several) { Text("row \($0)") }
        .environment(\.editMode, .constant(model.several == [1] ? .inactive : .active))
    }
    await app.settle { model.several = [1] }
    await app.settle { model.several = [1, 2] }
    expect(app, texts: ["detail"])
    await app.settle { model.several = [] }
    expect(app, sees: "row 1")
  }
  #endif

  @Test("a visibility has its effect on the native host", .needs(.nativeStacks))
  func visibility() async {
    let values = [NavigationSplitViewVisibility.automatic, .all, .doubleColumn, .detailOnly]
    for (host, counts) in [(NavigationHost.native, [3, 3, 2, 1]), (.links, [3, 3, 3, 3])] {
      for (value, count) in zip(values, counts) {
        let app = await AppUnderTest.settled(host) {
          NavigationSplitView(
            columnVisibility: .constant(value),
            sidebar: { Text("sidebar") },
            content: { Text("content") },
            detail: { Text("detail") }
          )
        }
        let texts = ["sidebar", "content", "detail"].suffix(count)
        expect(app, texts: Array(texts), "\(value)")
      }
    }
    // The automatic one equals one of the others.
    expect(values.filter { $0 == .automatic }.count, is: 2)
  }

  #if os(Linux)
  @Test("the row that is selected is highlighted, and no other, however alike; none has a chevron")
  func selectedRow() async {
    let app = await model.launched(.links)
    func expectHighlighted(_ labels: [String]) {
      expect(app.emulated.selectedLabels, is: labels)
      expect(app.emulated.labelsWithBackground, is: labels)
    }
    expectHighlighted([])
    await app.press("row 2")
    expectHighlighted(["row 2"])
    await app.settle { model.selection = 1 }
    expectHighlighted(["row 1"])
    expect(app.emulated.labels(showing: Image(systemName: "chevron.forward")), is: [])
    let other = await AppUnderTest.settled(.links) {
      WithDetail {
        List(selection: .constant(Int?.some(1))) {
          NavigationLink("number", value: 1)
          NavigationLink("byte", value: UInt8(1))
        }
      }
    }
    expect(other.emulated.selectedLabels, is: ["number"])
  }

  @Test("in compact width the row of a link has a chevron, and that of a text has none")
  func chevrons() async {
    let app = await model.launchedSidebar { _ in
      List(selection: .constant(Int?.none)) { NavigationLink("link", value: 1) }
      List([2], id: \.self, selection: .constant(Int?.none)) { Text("row \($0)") }
    }
    expect(app.emulated.labels(showing: Image(systemName: "chevron.forward")), is: ["link"])
    expect(app.emulated.color(of: "row 2"), is: .primary)
  }

  @Test("a row that is a link by its type is one from the first: what is on it appears once")
  func linkByType() async {
    var count = 0
    struct Row: View {
      let number: Int
      let appear: () -> Void

      var body: some View {
        NavigationLink(value: number) { Text("row \(number)").onAppear(perform: appear) }
          .modifier(Named())
      }
    }
    let app = await AppUnderTest.settled(.links) {
      WithDetail {
        List(1..<3, selection: .constant(Int?.none)) { number in
          NavigationLink(value: number) { Text("row \(number)").onAppear { count += 1 } }
        }
        List(3..<4, selection: .constant(Int?.none)) { Row(number: $0) { count += 1 } }
        List(4..<5, selection: .constant(Int?.none)) { Text("row \($0)").modifier(Named()) }
      }
    }
    expect(app.enabledLabels, is: ["row 1", "row 2", "row 3", "row 4"])
    expect(count, is: 3)
  }

  @Test("a list that is given no selection takes no taps on its rows while it is edited")
  func noBinding() async {
    let app = await AppUnderTest.settled(.links) {
      WithDetail {
        List(1..<2, id: \.self, selection: Binding<Int?>?.none) { _ in Text("one") }
        List(1..<2, id: \.self, selection: Binding<Set<Int>>?.none) { _ in Text("several") }
      }
      .environment(\.editMode, .constant(.active))
    }
    expect(app.enabledLabels, is: [])
    expect(app, texts: ["one", "several", "detail"])
  }
  #endif
}

@Suite("Which columns of a split view are visible")
struct SplitViewVisibilityTests {
  @Test("a visibility can be saved, and is automatic again if it was")
  func codable() throws {
    let values = [NavigationSplitViewVisibility.automatic, .all, .doubleColumn, .detailOnly]
    let data = try JSONEncoder().encode(values)
    expect(
      String(decoding: data, as: UTF8.self),
      is: #"["automatic","all","doubleColumn","detailOnly"]"#
    )
    let read = try JSONDecoder().decode([NavigationSplitViewVisibility].self, from: data)
    expect(read, is: values)
    expect(try JSONEncoder().encode(read), is: data)
  }

  @Test(
    "a saved visibility that can't be read is an error with a reason",
    arguments: [#""sidebar""#, #"{"kind":{"all":{}},"isAutomatic":false}"#, "0", "null"]
  )
  func foreignVisibility(json: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SavedColumns.self, from: Data(#"{"visibility":\#(json)}"#.utf8))
    }
    var context: DecodingError.Context?
    if case .dataCorrupted(let found) = error { context = found }
    expect(context?.codingPath.map(\.stringValue), is: ["visibility"])
    expect(context?.debugDescription.contains("NavigationShim"), is: true)
  }
}

private struct SavedColumns: Decodable {
  let visibility: NavigationSplitViewVisibility
}

#if os(Linux)
private struct Named: ViewModifier {
  func body(content: Content) -> some View { content.accessibility(label: Text("row")) }
}
#endif
