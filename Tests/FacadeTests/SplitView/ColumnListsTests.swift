// A Mac knows of no compact width.
#if !os(macOS)
import Combine
import SwiftUI
import Testing

private typealias List = Shim.List

@MainActor
@Suite("Each list in a column has a selection of its own", .misusesNoHost)
struct ColumnListsTests {
  private let model = Sizes()

  @Test("a tap on an equal value in another list pops all screens", arguments: NavigationHost.both)
  func equalValue(host: NavigationHost) async {
    let app = await model.launchedApp(host) { [model] bound in
      NavigationSplitView {
        VStack {
          List(selection: bound.rowAlone) { NavigationLink("row 1", value: 1) }
          List(selection: bound.sizeAlone) { NavigationLink("size 1", value: 1) }
        }
      } detail: {
        NavigationStack { PlacesRoot(text: "row \(model.row ?? 0), size \(model.size ?? 0)") }
      }
    }
    await app.press("row 1")
    await app.press("on to 1")
    expect(app, sees: "place 1")
    await app.press("size 1")
    expect(app, sees: "row 0, size 1")
  }

  @Test("a list that comes in place of another one pops nothing", arguments: NavigationHost.both)
  func otherList(host: NavigationHost) async {
    let app = await model.launchedApp(host) { [model] bound in
      NavigationSplitView {
        if model.hasRows {
          List(selection: bound.row) { NavigationLink("row 1", value: 1) }
        } else {
          List(selection: bound.size) { NavigationLink("size 3", value: 3) }
        }
      } detail: {
        NavigationStack { PlacesRoot(text: "root") }
      }
    }
    await app.press("row 1")
    await app.press("on to 1")
    await app.settle { (model.hasRows, model.size) = (false, 3) }
    expect(app, sees: "place 1")
  }
}

@MainActor
private final class Sizes: ObservableObject {
  @Published var row: Int?
  @Published var size: Int?
  @Published var hasRows = true

  var rowAlone: Int? {
    get { row }
    set { (row, size) = (newValue, nil) }
  }

  var sizeAlone: Int? {
    get { size }
    set { (row, size) = (nil, newValue) }
  }
}
#endif
