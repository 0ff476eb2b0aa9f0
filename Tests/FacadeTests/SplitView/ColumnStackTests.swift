#if os(Linux)
import Combine
import SwiftUI
import Testing

@MainActor
@Suite("A stack in a column", .misusesNoHost)
struct ColumnStackTests {
  private let model = Split()

  @Test("another selection pops what was pushed", arguments: NavigationHost.both)
  func selection(host: NavigationHost) async {
    let app = await model.launched(host, hasPath: false)
    for selection in [1, 2] {
      model.selection = selection
      await app.wait(100)
      if host == .links {
        expect(app.isInTransition, is: false, "what was pushed has gone at once")
      }
      await app.settle()
      expect(app, sees: "root \(selection)")
      app.emulated.resetCounts()
      await app.settle { model.objectWillChange.send() }
      if host == .links { expect(app.emulated.evaluations["Content"], is: 1) }
      for place in 1...2 { await app.press("on to \(place)") }
      // Another evaluation is none.
      await app.settle { model.objectWillChange.send() }
      expect(app, sees: "place 2")
    }
  }

  @Test("screens that were pushed before the list stay", arguments: NavigationHost.both)
  func otherColumns(host: NavigationHost) async {
    let app = await model.launchedApp(host) { bound in
      NavigationSplitView {
        NavigationStack { PlacesRoot() }
      } content: {
        VStack {
          ListShim(1..<3, selection: bound.selection) { NavigationLink("row \($0)", value: $0) }
          NavigationStack { PlacesRoot() }
        }
      } detail: {
        NavigationStack { PlacesRoot() }
      }
    }
    await app.settle { model.selection = 1 }
    for _ in 1...3 { await app.press("on to 1") }
    await app.settle { model.selection = 2 }
    expect(app.visibleTexts.filter { $0 == "place 1" }.count, is: 2)
  }

  @Test(
    "in the last column, it keeps its path with an item around it, and warns",
    arguments: [UserInterfaceSizeClass.regular, .compact],
    [false, true]
  )
  func itemAround(width: UserInterfaceSizeClass, isItemFirst: Bool) async {
    let around = Around()
    if isItemFirst { (around.item, around.path) = (5, [1, 2]) }
    let app = await around.launched(width) { bound in
      NavigationStack(path: bound.path) { PlacesRoot() }
        .navigationDestination(item: bound.item) { Text("shown \($0)") }
    }
    await app.press("row 1")
    await app.settle { around.path = [1, 2] }
    await app.settle { around.item = 5 }
    expect(app, sees: "place 2")
    expect(app, warns: ["outside of the NavigationStack in a column"])
    await app.settle { around.item = nil }
    expect(app, sees: "place 2")
    expect(around.path, is: [1, 2])
    await app.settle { around.path = [1, 2, 3] }
    expect(app, sees: "place 3")
  }

  @Test(
    "an item around one that was removed is shown, also in one action",
    arguments: [UserInterfaceSizeClass.regular, .compact],
    [NavigationSafeMode.automatic, .always]
  )
  func itemAroundFormer(width: UserInterfaceSizeClass, safeMode: NavigationSafeMode) async {
    for isOneAction in [false, true] {
      let around = Around()
      let app = await around.launched(width, safeMode) { bound in
        Group {
          if around.hasStack {
            NavigationStack(path: bound.path) { PlacesRoot() }
          } else {
            Text("detail")
          }
        }
        .navigationDestination(item: bound.item) { Text("shown \($0)") }
      }
      await app.press("row 1")
      if !isOneAction { await app.settle { around.hasStack = false } }
      await app.settle { (around.hasStack, around.item) = (false, 5) }
      expect(app, sees: "shown 5")
      expect(app, warns: [])
      await app.settle { (around.hasStack, around.item) = (true, nil) }
      expect(app, sees: "root")
    }
  }

  @Test(
    "it keeps its path with an item around it in the middle column, and with links beside it",
    arguments: ["item", "link", "own link", "value"],
    [NavigationSafeMode.automatic, .always]
  )
  func viewBeside(kind: String, safeMode: NavigationSafeMode) async {
    let hasLink = kind.hasSuffix("link")
    for width in [UserInterfaceSizeClass.regular, .compact] {
      let around = Around()
      let isShown = width == .regular && kind != "own link"
      let app = await around.launchedApp(.links) { bound in
        NavigationSplitView {
          Shim.List([1], id: \.self, selection: bound.row) { Text("row \($0)") }
        } content: {
          VStack {
            let link = NavigationLink("link", isActive: bound.isOn) { Text("shown 5") }
            if hasLink { link.isDetailLink(kind == "link") }
            if kind == "value" { NavigationLink("value", value: 5) }
            NavigationStack(path: bound.path) { PlacesRoot() }
          }
          .navigationDestination(for: Int.self) { Text("shown \($0)") }
          .navigationDestination(item: bound.item) { Text("shown \($0)") }
        } detail: {
          Text("detail")
        }
        .environment(\.horizontalSizeClass, width)
        .navigationSafeMode(safeMode)
      }
      await app.press("row 1")
      if kind == "value" { await app.press("value") }
      await app.settle { around.path = [1, 2] }
      await app.settle { (around.isOn, around.item) = (hasLink, kind == "item" ? 5 : nil) }
      expect(app, sees: "place 2")
      expect(app.visibleTexts.contains("shown 5"), is: isShown)
      expect(app, warns: isShown ? [] : ["outside of the NavigationStack in a column"])
      await app.settle { (around.isOn, around.item) = (false, nil) }
      await app.settle { around.path = [1, 2, 3] }
      expect(app, sees: "place 3")
    }
  }

  @Test(
    "a tap on a link to a view beside it shows nothing, and warns, while it is there",
    arguments: [UserInterfaceSizeClass.regular, .compact],
    [NavigationSafeMode.automatic, .always]
  )
  func linkBeside(width: UserInterfaceSizeClass, safeMode: NavigationSafeMode) async {
    let around = Around()
    let app = await around.launched(width, safeMode) { bound in
      VStack {
        NavigationLink("link") { Text("shown") }
        NavigationLink("value", value: 7)
        if around.hasStack { NavigationStack(path: bound.path) { PlacesRoot() } }
      }
      .navigationDestination(for: Int.self) { Text("value \($0)") }
    }
    await app.press("row 1")
    expect(app.emulated.labelsWithBackground.contains("link"), is: false)
    let links = width == .compact ? ["link", "value"] : ["value", "link"]
    for link in links {
      await app.press(link)
      expect(app, sees: "root")
      // It is logged once.
      expect(app, warns: link == links[0] ? ["outside of the NavigationStack in a column"] : [])
    }
    await app.settle { around.path = [1, 2] }
    expect(app, sees: "place 2")
    await app.settle { around.hasStack = false }
    expect(app, sees: "value")
    await app.press("link")
    expect(app, sees: "shown")
  }

  @Test("its screens make room for a column above it, and come again", arguments: [false, true])
  func roomForAnother(isLaunch: Bool) async {
    let around = Around()
    if isLaunch { (around.middle, around.column) = ([1, 2], .detail) }
    let app = await around.launchedStacks()
    await app.settle { around.middle = [1, 2] }
    for _ in 1...2 {
      await app.settle { around.column = .detail }
      expect(app, sees: "detail")
      let change = await WaitedChange { [around] in
        await around.withDelaysIfUnsupported(\.middle) { $0 = [1, 2] }
      }
      await app.settleWithTasks()
      expect(change.outcome, is: .presented)
      await app.settle { around.path = [3, 4] }
      expect(app, sees: "place 4")
      for seen in ["place 3", "detail", "place 2"] {
        await app.goBack()
        expect(app, sees: seen)
      }
      expect(around.middle, is: [1, 2])
      expect(around.column, is: .sidebar)
    }
    await app.settle { (around.column, around.middle) = (.detail, [5]) }
    expect(app, sees: "detail")
    await app.settle { around.column = .sidebar }
    expect(app, sees: "place 5")
  }

  @Test("its screens stay below a column that the app prefers later than from the start")
  func latePreference() async {
    let around = Around()
    let app = await around.launchedApp(.links) { bound in
      NavigationSplitView(preferredCompactColumn: around.isOn ? bound.column : nil) {
        Shim.List([1], id: \.self, selection: bound.row) { Text("row \($0)") }
      } content: {
        NavigationStack(path: bound.middle) { PlacesRoot() }
      } detail: {
        Text("detail")
      }
      .environment(\.horizontalSizeClass, .compact)
    }
    await app.press("row 1")
    await app.settle { around.middle = [1, 2] }
    await app.settle { (around.isOn, around.column) = (true, .detail) }
    expect(app, sees: "detail")
    await app.goBack()
    expect(app, sees: "place 2")
    expect(around.middle, is: [1, 2])
  }

  @Test("it pushes nothing if another column comes with its path", arguments: [0, 1])
  func pathWithColumn(turns: Int) async {
    let around = Around()
    let app = await around.launchedStacks()
    around.middle = [1, 2]
    app.inTurns(turns) { around.column = .detail }
    await app.wait(360)
    expect(app.isInTransition, is: false)
    expect(app, sees: "detail")
    await app.settle()
    expect(await app.back(), is: true)
    await app.wait(200)
    await app.settle { around.path = [3] }
    expect(app, sees: "place 2")
  }

  @Test(
    "its screens wait for a former one's, also where the host ignores that these have gone",
    arguments: [(.automatic, []), (.automatic, [3]), (.always, [])]
      as [(NavigationSafeMode, Set<Int>)]
  )
  func replacement(safeMode: NavigationSafeMode, ignored: Set<Int>) async {
    let around = Around()
    let behavior = HostBehavior(ignoredUpdates: ignored)
    let app = await around.launched(.regular, safeMode, behavior) { [around] bound in
      if around.hasStack { NavigationStack(path: bound.path) { PlacesRoot() }.id(around.row) }
    }
    for row in 1...3 {
      if row == 2, safeMode == .automatic { await app.update { around.hasStack = false } }
      await app.settle { (around.hasStack, around.row, around.path) = (true, row, [4, row]) }
      expect(app, sees: "place \(row)")
    }
  }

  @Test(
    "in a tab of a column, it has a controller of its own, and a view of the column goes above it",
    arguments: [UserInterfaceSizeClass.regular, .compact]
  )
  func tabs(width: UserInterfaceSizeClass) async {
    let around = Around()
    let app = await around.launched(width) { bound in
      TabView {
        NavigationStack(path: bound.path) { PlacesRoot() }.tabItem { Text("first") }
        Text("other").tabItem { Text("second") }
      }
      .navigationDestination(item: bound.item) { Text("shown \($0)") }
    }
    await app.press("row 1")
    await app.settle { around.path = [1, 2] }
    expect(app, sees: "place 2")
    expect(app.emulated.tabLabels, is: ["first", "second"])
    await app.settle { around.item = 5 }
    expect(app, sees: "shown 5")
  }

  @Test("in a tab of a column, without a path, it is popped as the selection is cleared")
  func pathlessInTab() async {
    let around = Around()
    let app = await around.launched(.regular) { _ in
      TabView { NavigationStack { PlacesRoot() }.tabItem { Text("first") } }
    }
    await app.press("row 1")
    await app.press("on to 1")
    expect(app, sees: "place 1")
    await app.settle { around.row = nil }
    expect(app, sees: "root")
  }

  @Test("a list beside its screens shows the next column, in one action with both paths, too")
  func listBeside() async {
    for isOneAction in [false, true] {
      let around = Around()
      let app = await around.launchedThree(.automatic) { bound in
        NavigationStack(path: bound.path) { PlacesRoot() }
      }
      await app.press("row 1")
      if !isOneAction { await app.settle { around.middle = [1, 2] } }
      await app.settle { (around.middle, around.item, around.path) = ([1, 2], 7, [3]) }
      expect(app, sees: "place 3")
      await app.goBack()
      await app.goBack()
      expect(app, sees: "place 2")
      expect(around.middle, is: [1, 2])
      expectNil(around.item)
    }
  }

  @Test(
    "a split view in a sheet of a column has its own",
    arguments: [UserInterfaceSizeClass.regular, .compact],
    [NavigationSafeMode.automatic, .always]
  )
  func splitViewInSheet(width: UserInterfaceSizeClass, safeMode: NavigationSafeMode) async {
    let around = Around()
    let app = await around.launchedApp(.links) { bound in
      NavigationSplitView {
        Text("sidebar").sheet(isPresented: bound.isOn) {
          NavigationSplitView {
            Shim.List([1], id: \.self, selection: bound.row) { Text("row \($0)") }
          } detail: {
            NavigationStack(path: bound.path) { PlacesRoot() }
          }
          .environment(\.horizontalSizeClass, .compact)
        }
      } detail: {
        Text("detail")
      }
      .environment(\.horizontalSizeClass, width)
      .navigationSafeMode(safeMode)
    }
    await app.settle { around.isOn = true }
    await app.press("row 1")
    await app.settle { around.path = [1, 2] }
    expect(app, sees: "place 2")
  }

  @Test("in safe mode, it waits while another column is above it", arguments: [false, true])
  func belowAnother(isDetailThere: Bool) async {
    let around = Around()
    let app = await around.launchedThree(.always) { bound in
      NavigationStack(path: bound.path) { PlacesRoot() }
    }
    await app.press("row 1")
    if isDetailThere { await app.press("letter 7") }
    (around.item, around.middle, around.path) = (7, [1, 2], [3, 4])
    await app.wait(10_000)
    expect(app, sees: "place 4")
    expect(around.middle, is: [1, 2])
    expect(app.violations, is: [])
    await app.settle { around.item = nil }
    expect(app, sees: "place 2")
  }

  @Test(
    "it keeps its path while another column is above it for a moment",
    arguments: [NavigationSafeMode.automatic, .always]
  )
  func belowAnotherForAMoment(safeMode: NavigationSafeMode) async {
    let around = Around()
    let app = await around.launchedThree(safeMode) { _ in Text("detail") }
    await app.press("row 1")
    (around.item, around.middle) = (7, [1, 2])
    await app.wait(100)
    await app.settle { around.item = nil }
    expect(app, sees: "place 2")
    expect(around.middle, is: [1, 2])
    expect(await app.back(to: 0), is: true)
    await app.settle()
    expect(around.middle, is: [])
  }

  @Test("in safe mode, it keeps its path when the app pops its column before people go back")
  func columnPoppedByApp() async {
    let around = Around()
    let app = await around.launchedThree(.always) { bound in
      NavigationStack(path: bound.path) { PlacesRoot() }
    }
    await app.press("row 1")
    await app.settle { around.item = 7 }
    await app.settle { around.path = [3, 4] }
    around.item = nil
    await app.wait(400)
    expect(await app.back(to: 0), is: true)
    await app.settle()
    expect(around.path, is: [3, 4])
  }

  @Test("without a path of the app's, it has no navigator on the native stack, and warns")
  func navigator() async {
    for host in NavigationHost.both {
      let app = await AppUnderTest.settled(host) {
        NavigationSplitView {
          Text("sidebar")
        } detail: {
          NavigationStack { Navigating() }
        }
      }
      await app.press("navigate")
      expect(app, warns: host == .native ? ["NavigationStack(path: $path)"] : [])
      expect(app.visibleTexts.contains("place 9"), is: host == .links)
      app.end()
    }
  }
}

@MainActor
private final class Around: ObservableObject {
  @Published var row: Int?
  @Published var path: [Int] = []
  @Published var middle: [Int] = []
  @Published var item: Int?
  @Published var isOn = false
  @Published var hasStack = true
  @Published var column = NavigationSplitViewColumn.sidebar

  /// Launches three columns in compact width, with a list and a stack in the middle one.
  func launchedThree(
    _ safeMode: NavigationSafeMode,
    detail: @escaping (ObservedObject<Around>.Wrapper) -> some View
  ) async -> AppUnderTest {
    await launchedApp(.links) { bound in
      NavigationSplitView {
        Shim.List([1], id: \.self, selection: bound.row) { Text("row \($0)") }
      } content: {
        VStack {
          Shim.List([7], id: \.self, selection: bound.item) { Text("letter \($0)") }
          NavigationStack(path: bound.middle) { PlacesRoot() }
        }
      } detail: {
        detail(bound)
      }
      .environment(\.horizontalSizeClass, .compact)
      .navigationSafeMode(safeMode)
    }
  }

  /// Launches two columns in compact width, with a stack in each.
  func launchedStacks() async -> AppUnderTest {
    await launchedApp(.links) { bound in
      NavigationSplitView(preferredCompactColumn: bound.column) {
        NavigationStack(path: bound.middle) { PlacesRoot() }
      } detail: {
        NavigationStack(path: bound.path) { PlacesRoot(text: "detail") }
      }
      .environment(\.horizontalSizeClass, .compact)
    }
  }

  /// Launches two columns, with a list in the first one.
  func launched(
    _ width: UserInterfaceSizeClass,
    _ safeMode: NavigationSafeMode = .automatic,
    _ behavior: HostBehavior = HostBehavior(),
    @ViewBuilder detail: @escaping @MainActor (ObservedObject<Around>.Wrapper) -> some View
  ) async -> AppUnderTest {
    await launchedApp(.links, behavior) { bound in
      NavigationSplitView {
        Shim.List([1], id: \.self, selection: bound.row) { Text("row \($0)") }
      } detail: {
        detail(bound)
      }
      .environment(\.horizontalSizeClass, width)
      .navigationSafeMode(safeMode)
    }
  }
}

private struct Navigating: View {
  @EnvironmentObject private var navigator: PathNavigator

  var body: some View {
    Button("navigate") { navigator.push(9) }
      .navigationDestination(for: Int.self) { Text("place \($0)") }
  }
}
#endif
