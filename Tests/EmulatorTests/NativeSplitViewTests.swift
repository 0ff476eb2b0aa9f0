import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Split view")
struct NativeSplitViewTests {
  private let model = SplitModel()

  @Test("All columns are seen, in order, and the visibility hides them from the first on")
  func columns() {
    let plain = EmulatedApp {
      NavigationSplitView {
        Text("sidebar")
      } content: {
        Text("content")
      } detail: {
        Text("detail")
      }
    }
    #expect(plain.visibleTexts == ["sidebar", "content", "detail"])
    let app = EmulatedApp {
      Observing(model) { bindings in
        NavigationSplitView(columnVisibility: bindings.visibility) {
          Text("sidebar").navigationSplitViewColumnWidth(200)
        } content: {
          Text("content").navigationSplitViewColumnWidth(min: 100, ideal: 200)
        } detail: {
          Text("detail")
        }
      }
    }
    #expect(app.visibleTexts == ["sidebar", "content", "detail"])
    model.visibility = .doubleColumn
    #expect(app.visibleTexts == ["content", "detail"])
    model.visibility = .detailOnly
    #expect(app.visibleTexts == ["detail"])
  }

  @Test("Of two columns both are seen as a double column")
  func twoColumns() {
    let app = EmulatedApp {
      NavigationSplitView(columnVisibility: .constant(.doubleColumn)) {
        Text("sidebar")
      } detail: {
        Text("detail")
      }
      .navigationSplitViewStyle(.balanced)
    }
    #expect(app.visibleTexts == ["sidebar", "detail"])
  }

  @Test("A value link in a list selects its value, where there is no stack")
  func valueLinkSelects() {
    let app = EmulatedApp { SelectingSplitView(model: model) }
    #expect(!app.isEnabled("foreign"), "A value of another type than the selection's")
    #expect(app.tap("row 2"))
    #expect(model.selection == 2)
    #expect(app.visibleTexts.last == "detail 2")
  }

  @Test("A value link in a stack in a column is pushed there")
  func stackInColumn() {
    let app = EmulatedApp { SelectingSplitView(model: model) }
    app.walk("push")
    #expect(model.selection == nil)
    #expect(app.depth == 1)
    #expect(app.visibleTexts.first == "row 1")
    #expect(app.visibleTexts.last == "pushed 7")
  }

  @Test("The visibility can be saved")
  func codable() throws {
    let data = try JSONEncoder().encode([NavigationSplitViewVisibility.detailOnly])
    #expect(
      try JSONDecoder().decode([NavigationSplitViewVisibility].self, from: data) == [.detailOnly]
    )
  }
}

@MainActor
private final class SplitModel: ObservableObject {
  @Published var visibility = NavigationSplitViewVisibility.all
  @Published var selection: Int?
}

private struct SelectingSplitView: View {
  @ObservedObject var model: SplitModel

  var body: some View {
    NavigationSplitView {
      List(selection: $model.selection) {
        ForEach(1..<3) { NavigationLink("row \($0)", value: $0) }
        NavigationLink("foreign", value: "a")
      }
    } detail: {
      NavigationStack {
        VStack {
          NavigationLink("push", value: 7)
          Text("detail \(model.selection ?? 0)")
        }
        .navigationDestination(for: Int.self) { Text("pushed \($0)") }
      }
    }
  }
}

@MainActor
@Suite("Strict host: columns")
struct ColumnTests {
  let log = Log()

  @Test("Several views are columns beside each other")
  func columns() {
    let app = EmulatedApp {
      NavigationView {
        Text("sidebar")
        Text("content")
        Text("detail")
      }
    }
    #expect(app.visibleTexts == ["sidebar", "content", "detail"])
  }

  @Test("In the style of a stack there is only the first")
  func stackStyle() {
    let app = EmulatedApp {
      NavigationView {
        Text("sidebar")
        Text("detail")
      }
      .navigationViewStyle(.stack)
    }
    #expect(app.visibleTexts == ["sidebar"])
  }

  @Test("A link shows its screen in place of the next column's first one")
  func detailLink() {
    let app = EmulatedApp { Columns(log: log) }
    #expect(app.visibleTexts == ["one", "two", "folder", "none"])
    app.tap("one")
    #expect(app.visibleTexts == ["one", "two", "folder", "detail 1", "more"])
    #expect(app.depth == 0)
    #expect(app.title == "Detail 1")
    #expect(!app.isInTransition)
    #expect(app.violations.isEmpty)
  }

  @Test("Another link takes its place, and the first one is turned off")
  func anotherDetail() {
    let app = EmulatedApp { Columns(log: log) }
    app.tap("one")
    app.walk("more")
    #expect(app.visibleTexts.last == "more of 1")
    #expect(log.take() == ["appear 1", "disappear 1"])
    app.walk("two")
    #expect(app.visibleTexts == ["one", "two", "folder", "detail 2", "more"])
    #expect(log.take() == ["appear 2", "1 off"])
    #expect(app.violations.isEmpty)
  }

  @Test("The first screen returns when the link is turned off")
  func linkOff() {
    let app = EmulatedApp { Columns(log: log) }
    app.tap("one")
    app.open(URL(fileURLWithPath: "/"))
    #expect(app.visibleTexts == ["one", "two", "folder", "none"])
  }

  @Test("A link that isn't for the detail pushes in its own column")
  func ownColumn() {
    let app = EmulatedApp { Columns(log: log) }
    app.walk("folder")
    #expect(app.visibleTexts == ["in folder", "none"])
    #expect(app.depth == 1)
    #expect(app.back())
    app.settle()
    #expect(app.visibleTexts == ["one", "two", "folder", "none"])
  }

  @Test("The last column that has pushed is in front")
  func frontmostColumn() {
    let app = EmulatedApp { Columns(log: log) }
    app.walk("folder")
    #expect(app.depth == 1)
    app.walkBack()
    app.tap("one")
    app.walk("more")
    #expect(app.titles == ["Detail 1", nil])
    app.walkBack()
    #expect(app.depth == 0)
  }

  @Test("In the style of columns a single view is the first of two")
  func columnsOfOne() {
    let app = EmulatedApp {
      NavigationView { NavigationLink("link") { Text("detail") } }
        .navigationViewStyle(DoubleColumnNavigationViewStyle())
    }
    app.tap("link")
    #expect(app.visibleTexts == ["link", "detail"])
  }
}

private struct Columns: View {
  let log: Log
  @State private var isFirst = false
  @State private var isSecond = false

  var body: some View {
    NavigationView {
      List {
        NavigationLink("one", isActive: $isFirst) { Detail(number: 1, log: log) }
        NavigationLink("two", isActive: $isSecond) { Detail(number: 2, log: log) }
        NavigationLink("folder") { Text("in folder") }.isDetailLink(false)
      }
      Text("none")
    }
    .onChange(of: isFirst) { if !$0 { log.add("1 off") } }
    .onOpenURL { _ in isFirst = false }
  }
}

private struct Detail: View {
  let number: Int
  let log: Log

  var body: some View {
    VStack {
      Text("detail \(number)")
      NavigationLink("more") { Text("more of \(number)") }
    }
    .navigationTitle("Detail \(number)")
    .onAppear { log.add("appear \(number)") }
    .onDisappear { log.add("disappear \(number)") }
  }
}
