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
    configuration.hooks.scheduler = scheduler
    let columns = LinkedColumns()
    var tops: [Shim.NavigationSplitViewColumn] = []
    let top = Binding(get: { tops.last ?? .sidebar }, set: { tops.append($0) })
    columns.update([AnyView(EmptyView())], preferred: top[indexAmong: 2], configuration)

    var selected: Int? = 1
    let binding = Binding<Int?>(get: { selected }, set: { selected = $0 })
    var list: SelectingList? = SelectingList()
    let listThatIsThere = { [weak list] in list }
    if let list {
      list.update(ListSelection(binding).inColumn(isEdited: false))
      columns.follow(list, in: 0)
      scheduler.run()
      // The app's binding decides at first.
      expect(columns.path.map(\.index), is: [])
      list.tap(PathElement(1))
      columns.follow(list, in: 0)
    }
    scheduler.run()
    expect(columns.path.map(\.index), is: [1])
    columns.leaveScreens(above: 0)
    expect(tops, is: [.detail, .sidebar])
    list = nil
    expect(selected, is: 1)
    scheduler.run()
    expect(selected, is: nil)
    expect(listThatIsThere() == nil, is: true)
  }

  @Test("stay as they are in the background, and then follow the width")
  func background() {
    let columns = LinkedColumns()
    expect(columns.collapse(inCompactWidth: false), is: false)
    columns.sceneChanged(isInBackground: true, at: .now())
    expect(columns.collapse(inCompactWidth: true), is: false)
    columns.sceneChanged(isInBackground: false, at: .init(uptimeNanoseconds: 1))
    expect(columns.collapse(inCompactWidth: true), is: false)
    columns.sceneChanged(isInBackground: false, at: .now())
    expect(columns.collapse(inCompactWidth: true), is: true)
  }
}
