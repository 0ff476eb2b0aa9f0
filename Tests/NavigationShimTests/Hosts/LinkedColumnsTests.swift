import SwiftUI
import Testing

@testable import NavigationShim

@MainActor
@Suite("The columns of a split view that is made of links")
struct LinkedColumnsTests {
  @Test("clear a list's selection after its column has left, and then keep nothing of the list")
  func listThatHasGone() {
    let scheduler = ManualScheduler()
    var configuration = NavigationConfiguration()
    configuration.scheduler = scheduler
    let columns = LinkedColumns()
    var tops: [Shim.NavigationSplitViewColumn] = []
    let top = Binding(get: { tops.last ?? .sidebar }, set: { tops.append($0) })
    columns.update(count: 2, preferred: top[indexAmong: 2], configuration)

    var selected: Int? = 1
    let binding = Binding<Int?>(get: { selected }, set: { selected = $0 })
    var rows: RowSelection.Rows? = RowSelection.Rows()
    let list = { [weak rows] in rows }
    if let rows {
      columns.note(rows.update(ListSelection(binding)).selected, in: rows, of: 0)
    }
    scheduler.run()
    expect(columns.path, is: [LinkedColumns.Index(value: 1)])
    // What is on top already is neither written nor waited for.
    columns.path = columns.path
    expect(scheduler.count, is: 0)
    columns.path = []
    expect(tops, is: [.detail, .sidebar])
    rows = nil
    expect(selected, is: 1)
    scheduler.run()
    expect(selected, is: nil)
    expect(list() == nil, is: true)
  }
}
