import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Columns")
struct ColumnTests {
  private let log = Log()

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
