// A Mac knows of no compact width.
#if !os(macOS)
import Combine
import SwiftUI
import Testing

private typealias List = Shim.List

@MainActor
@Suite("A view in place of a column, and the link or the modifier that shows it", .misusesNoHost)
struct ColumnPresenterTests {
  private let model = Shop()

  @Test(
    "nothing of a split view is retained after it has gone",
    arguments: ["value", "view", "flag"],
    [UserInterfaceSizeClass.regular, .compact]
  )
  func release(kind: String, width: UserInterfaceSizeClass) async {
    weak var released: Numbers?
    do {
      let content = Numbers()
      released = content
      let app = await model.launchedApp(.links) { [weak content] _ in
        if model.isThere, let content { ShopOf(content: content, width: width) }
      }
      await app.press(kind)
      expect(app, sees: "shown")
      await app.settle { model.isThere = false }
    }
    expectNil(released)
  }

  @Test("a link in a row that is scrolled away and back shows its view all the time")
  func scrolledRow() async {
    let app = await model.launchedSidebar(.regular) { bound in
      Text("sidebar")
      if model.isThere { NavigationLink("on", isActive: bound.isOn) { Text("shown") } }
    }
    await app.press("on")
    for isThere in [false, true] {
      await app.settle { model.isThere = isThere }
      expect(app, sees: "shown")
      expect(model.isOn, is: true)
    }
    await app.settle { model.isOn = false }
    expect(app, texts: ["sidebar", "on", "detail"])
  }

  @Test("a gone link's binding isn't used", arguments: [UserInterfaceSizeClass.regular, .compact])
  func removedLink(width: UserInterfaceSizeClass) async {
    let app = await model.launchedApp(.links) { bound in
      NavigationSplitView {
        List(selection: bound.row) { NavigationLink("row 1", value: 1) }
        if model.isThere {
          NavigationLink("on", isActive: model.isOnWhileThere) {
            Text("shown")
          }
        }
      } detail: {
        Text("detail \(model.item ?? 0)")
      }
      .environment(\.horizontalSizeClass, width)
    }
    await app.press("on")
    expect(app, sees: "shown")
    await app.settle { model.isThere = false }
    await app.settle { model.item = 2 }
    await app.settle { model.row = 1 }
    expect(app, sees: "detail 2")
    expect(model.lateAccesses, is: 0)
  }

  @Test(
    "an item that comes with a selection is shown, in any order of their views",
    arguments: [false, true],
    [UserInterfaceSizeClass.regular, .compact]
  )
  func itemWithSelection(isListFirst: Bool, width: UserInterfaceSizeClass) async {
    let app = await model.launchedSidebar(width) { bound in
      VStack {
        if isListFirst { List(selection: bound.row) { NavigationLink("row 1", value: 1) } }
        Text("sidebar").navigationDestination(item: bound.item) { Text("shown \($0)") }
        if !isListFirst { List(selection: bound.row) { NavigationLink("row 1", value: 1) } }
      }
    }
    await app.settle { (model.row, model.item) = (1, 5) }
    expect(app, sees: "shown 5")
    expect(model.row, is: 1)
    await app.settle { model.item = nil }
    expect(app, sees: "detail")
  }

  @Test(
    "a view that the next column shows ends with the selection, though that column stays",
    arguments: [UserInterfaceSizeClass.regular, .compact]
  )
  func clearedSelection(width: UserInterfaceSizeClass) async {
    let app = await model.launchedThree(width) { bound in
      Text("content").navigationDestination(item: bound.item) { Text("shown \($0)") }
    }
    for row in width == .regular ? [nil, 1] : [1] {
      await app.settle { model.row = row }
      for column in [NavigationSplitViewColumn.sidebar, .content] {
        await app.settle { model.column = column }
      }
      await app.settle { model.item = 5 }
      await app.settle { model.isOn.toggle() }
      expect(app, sees: "shown 5")
    }
    await app.settle { model.row = nil }
    expect(app, sees: width == .compact ? "content" : "detail")
    expectNil(model.item)
    guard width == .compact else { return }
    await app.settle { model.item = 5 }
    expect(app, sees: "shown 5")
    await app.settle { model.column = .sidebar }
    expectNil(model.item)
  }

  @Test("a view leaves alone if another one is below it, or if a list comes without a selected row")
  func oneAlone() async {
    let app = await model.launchedSidebar { bound in
      Text("sidebar").navigationDestination(item: bound.item) {
        Text("shown \($0)").navigationDestination(isPresented: bound.isOn) { Text("deeper") }
      }
    }
    await app.settle { model.item = 5 }
    for (isOn, seen) in [(true, "deeper"), (false, "shown 5")] {
      await app.settle { model.isOn = isOn }
      expect(app, sees: seen)
    }
    let other = await model.launchedThree(.regular) { bound in
      Text("content").navigationDestination(item: bound.item) { Text("shown \($0)") }
    }
    await other.settle { model.row = 1 }
    await other.settle { model.item = 5 }
    await other.settle { (model.row, model.isThere) = (nil, false) }
    expect(other, sees: "shown 5")
  }

  @Test("a binding above a column gone with its data is left alone", arguments: [nil, 1], 0...9)
  func goneData(row: Int?, turns: Int) async {
    let app = await model.launchedThree(.compact) { _ in
      if model.isThere {
        Text("content").navigationDestination(isPresented: model.isOnWhileThere) { Text("shown") }
      }
    }
    await app.press("row 1")
    await app.settle { model.isOn = true }
    expect(app, sees: "shown")
    model.column = .sidebar
    app.inTurns(turns) { (model.isThere, model.row) = (false, row) }
    await app.settle()
    expect(app, sees: "row 1")
    expect(model.lateAccesses, is: 0)
  }

  @Test("one that is turned off again before it is shown isn't shown", arguments: 0...4)
  func withdrawn(turns: Int) async {
    let app = await model.launchedSidebar { bound in
      List(selection: bound.row) { NavigationLink("row 1", value: 1) }
        .navigationDestination(isPresented: bound.isOn) { Text("shown") }
    }
    await app.press("row 1")
    model.isOn = true
    app.inTurns(turns) { [model] in model.isOn = false }
    await app.wait(100)
    expect(app.isInTransition, is: false)
    expect(app, sees: "detail")
    await app.settle { model.isOn = true }
    expect(app, sees: "shown")
  }

  @Test("an item that is set some turns after the app left its column is shown", arguments: 0...4)
  func itemAfterLeaving(turns: Int) async {
    let app = await model.launchedThree(.compact) { bound in
      Text("content").navigationDestination(item: bound.item) { Text("shown \($0)") }
    }
    await app.settle { model.column = .content }
    await app.settle { model.item = 5 }
    model.column = .sidebar
    app.inTurns(turns) { (model.column, model.item) = (.content, 6) }
    await app.settle()
    expect(app, sees: "shown 6")
    expect(model.item, is: 6)
  }

  @Test(
    "the view of a link leaves the selection that it shares with a list to the row",
    arguments: [UserInterfaceSizeClass.regular, .compact],
    [false, true]
  )
  func sharedSelection(width: UserInterfaceSizeClass, isLinkFirst: Bool) async {
    let app = await model.launchedSidebar(width) { bound in
      let isShown = Binding(get: { model.row == 9 }, set: { model.row = $0 ? 9 : nil })
      let link = NavigationLink("link", isActive: isShown) { Text("shown") }
      List(selection: bound.row) {
        if isLinkFirst { link }
        NavigationLink("row 1", value: 1)
        if !isLinkFirst { link }
      }
    }
    await app.settle { model.row = 9 }
    await app.settle { model.row = 1 }
    expect(app, sees: "detail")
    expect(model.row, is: 1)
  }

  @Test("the selection of a list that was removed with its link doesn't count")
  func removedList() async {
    let app = await model.launchedSidebar { [model] bound in
      List(selection: bound.row) {
        NavigationLink("row 1", value: 1)
        NavigationLink("link", isActive: bound.isOn) { Text("shown") }
      }
      .id(model.item)
    }
    await app.settle { (model.row, model.isOn) = (1, true) }
    await app.settle { (model.row, model.isOn, model.item) = (nil, false, 5) }
    expect(app, sees: "row 1")
  }

  @Test("where columns come beside each other, it is there from the start")
  func arranged() async {
    var appearances = 0
    model.item = 5
    let app = await model.launchedApp(.links) { [model] bound in
      NavigationSplitView {
        NavigationLink("open") { Text("opened") }
          .navigationDestination(item: bound.item) { Text("shown \($0)") }
      } detail: {
        Text("detail").onAppear { appearances += 1 }
      }
      .environment(\.horizontalSizeClass, model.isOn ? .compact : .regular)
    }
    for isOn in [true, false] { await app.settle { model.isOn = isOn } }
    expect(app, texts: ["open", "shown 5"])
    expect(appearances, is: 0)
    // A link without a binding has lost its state.
    await app.settle { (model.isOn, model.item) = (true, nil) }
    await app.press("open")
    expect(app, texts: ["opened"])
    await app.settle { model.isOn = false }
    expect(app, texts: ["open", "detail"])
  }

  @Test(
    "of two views that are on together the outer one is shown, also from the start",
    arguments: [UserInterfaceSizeClass.regular, .compact],
    [false, true]
  )
  func twoAtOnce(width: UserInterfaceSizeClass, isFromStart: Bool) async {
    if isFromStart { (model.item, model.isOn) = (5, true) }
    let app = await model.launchedSidebar(width) { bound in
      Text("sidebar")
        .navigationDestination(item: bound.item) { Text("inner \($0)") }
        .navigationDestination(isPresented: bound.isOn) { Text("outer") }
    }
    if !isFromStart { await app.settle { (model.item, model.isOn) = (5, true) } }
    expect(app, sees: "outer")
    expectNil(model.item)
    expect(model.isOn, is: true)
  }
}

@MainActor
private final class Shop: ObservableObject {
  @Published var row: Int?
  @Published var item: Int?
  @Published var column = NavigationSplitViewColumn.sidebar
  @Published var isOn = false
  @Published var isThere = true

  /// Launches three columns with a preferred one, of which the first has a list.
  func launchedThree(
    _ width: UserInterfaceSizeClass,
    @ViewBuilder content: @escaping @MainActor (ObservedObject<Shop>.Wrapper) -> some View
  ) async -> AppUnderTest {
    await launchedApp(.links) { bound in
      NavigationSplitView(preferredCompactColumn: bound.column) {
        List(selection: bound.row) { NavigationLink("row 1", value: 1) }.id(self.isThere)
      } content: {
        content(bound)
      } detail: {
        Text("detail")
      }
      .environment(\.horizontalSizeClass, width)
    }
  }

  /// How often the binding was used after its data had gone.
  private(set) var lateAccesses = 0

  var isOnWhileThere: Binding<Bool> {
    Binding(
      get: {
        if !self.isThere { self.lateAccesses += 1 }
        return self.isOn
      },
      set: {
        if !self.isThere { self.lateAccesses += 1 }
        self.isOn = $0
      }
    )
  }
}

private struct ShopOf: View {
  let content: Numbers
  let width: UserInterfaceSizeClass

  @State private var isOn = false

  var body: some View {
    NavigationSplitView {
      VStack {
        NavigationLink("view") { shown }
        NavigationLink("value", value: 5)
        Button("flag") { isOn = true }
      }
      .navigationDestination(for: Int.self) { _ in shown }
      .navigationDestination(isPresented: $isOn) { shown }
    } detail: {
      Text("detail")
    }
    .environment(\.horizontalSizeClass, width)
  }

  private var shown: some View { Observing(content) { _ in Text("shown") } }
}
#endif
