import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Columns")
struct ColumnTests {
  private let log = Log()

  @Test("Several views are columns, one is in columns by style, and a stack has the first")
  func columns() {
    let three = EmulatedApp {
      NavigationView {
        Text("sidebar")
        Text("content")
        Text("detail")
      }
    }
    three.shows("sidebar", "content", "detail")
    let stack = EmulatedApp {
      NavigationView {
        Text("sidebar")
        Text("detail")
      }
      .navigationViewStyle(.stack)
    }
    stack.shows("sidebar")
    let one = EmulatedApp {
      NavigationView { NavigationLink("link") { Text("detail") } }
        .navigationViewStyle(DoubleColumnNavigationViewStyle())
    }
    one.tap(all: "link")
    one.shows("link", "detail")
  }

  @Test("A link shows its screen in the next column, in place of another's or the first")
  func detail() {
    let app = EmulatedApp { Columns(log: log) }
    app.shows("one", "two", "folder", "none")
    app.tap(all: "one")
    app.shows("one", "two", "folder", "detail 1", "more")
    expect("\(app.depth) \(app.title ?? "") \(app.isInTransition)", "0 Detail 1 false")
    app.walk("more")
    expect(app.titles, ["Detail 1", nil])
    expect(log.take(), ["appear 1", "disappear 1"])
    app.walk("two")
    app.shows("one", "two", "folder", "detail 2", "more")
    expect(log.take(), ["appear 2", "1 off"])
    app.tap(all: "one")
    app.open(URL(fileURLWithPath: "/"))
    app.shows("one", "two", "folder", "none")
    app.breaks()
  }

  @Test("A link that isn't for the detail pushes in its own column, which is in front then")
  func ownColumn() {
    let app = EmulatedApp { Columns(log: log) }
    app.walk("folder")
    app.shows("in folder", "none")
    expect(app.depth, 1)
    app.walkBack()
    app.shows("one", "two", "folder", "none")
    app.tap(all: "one")
    app.walk("more")
    app.walkBack()
    expect(app.depth, 0)
  }

  @Test("A split view hides its columns from the first on, and what is seen of it can be saved")
  func visibility() throws {
    let model = SplitModel()
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
    app.shows("sidebar", "content", "detail")
    model.visibility = .doubleColumn
    app.shows("content", "detail")
    model.visibility = .detailOnly
    app.shows("detail")
    let two = EmulatedApp {
      NavigationSplitView(columnVisibility: .constant(.doubleColumn)) {
        Text("sidebar")
      } detail: {
        Text("detail")
      }
      .navigationSplitViewStyle(.balanced)
    }
    two.shows("sidebar", "detail")
    let data = try JSONEncoder().encode([model.visibility])
    expect(
      try JSONDecoder().decode([NavigationSplitViewVisibility].self, from: data),
      [.detailOnly]
    )
  }

  @Test("A value link in a list selects its value, and one in a stack in a column is pushed there")
  func valueLinks() {
    let model = SplitModel()
    let app = EmulatedApp {
      Observing(model) { bindings in
        NavigationSplitView {
          List(selection: bindings.selection) {
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
    expect(app.isEnabled("foreign"), false, "A value of another type than the selection's")
    app.tap(all: "row 2")
    app.shows("row 1", "row 2", "foreign", "push", "detail 2")
    app.walk("push")
    app.shows("row 1", "row 2", "foreign", "pushed 7")
    expect([model.selection, app.depth], [2, 1])
  }
}

@MainActor
private final class SplitModel: ObservableObject {
  @Published var visibility = NavigationSplitViewVisibility.all
  @Published var selection: Int?
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
