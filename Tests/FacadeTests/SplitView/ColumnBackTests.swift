// A Mac knows of no compact width.
#if !os(macOS)
import SimulatedHost
import SwiftUI
import Testing
@testable import NavigationShim

private typealias List = Shim.List

@MainActor
@Suite("Back from a column changes only what it has shown", .misusesNoHost)
struct ColumnBackTests {
  private let model = House()

  @Test("the path of a removed stack stays", arguments: [NavigationSafeMode.automatic, .always])
  func removedStack(_ safeMode: NavigationSafeMode) async {
    let app = await AppUnderTest.settled(.links) {
      HouseView(model: model).navigationSafeMode(safeMode)
    }
    await app.press("row 1")
    await app.settle { model.path = [1, 2] }
    await app.settle { model.hasStack = false }
    await app.settle { model.path = [1, 2, 3] }
    expect(app, sees: "none")
    await app.goBack()
    expect(app, sees: "row 1")
    expectNil(model.row)
    expect(model.path, is: [1, 2, 3])
  }

  @Test("in safe mode, nothing is left of a stack whose column the app has left as it pushed")
  func pushingStackInSafeMode() async {
    let app = await AppUnderTest.settled(.links) {
      HouseView(model: model).navigationSafeMode(.always)
    }
    await app.press("row 1")
    await app.settle { model.path = [1, 2] }
    model.path.append(3)
    model.row = nil
    await app.wait(10_000)
    expect(app, sees: "row 1")
    expect(model.path, is: [1, 2, 3])
    expect(LiveStacks.shared.stacks.count, is: 1, "only the columns are a stack")
  }

  @Test("a selection in the column itself stays")
  func ownSelection() async {
    model.hasStack = false
    let app = await AppUnderTest.settled(.links) { HouseView(model: model) }
    await app.press("row 1")
    await app.settle { model.size = 7 }
    await app.settle { model.isFlagOn = true }
    expect(app, texts: ["flag"])
    await app.goBack()
    expect(app, sees: "none")
    expect(model.size, is: 7)
    await app.goBack()
    expect(app, sees: "row 1")
    expect(model.size, is: 7)
  }

  @Test("updates of a split view add no columns")
  func updates() {
    let time = VirtualTime()
    var configuration = NavigationConfiguration()
    configuration.hooks.scheduler = time
    let columns = LinkedColumns()
    expect(columns.collapse(inCompactWidth: true), is: true)
    for _ in 1...9 {
      columns.update([AnyView(EmptyView())], preferred: .constant(1), configuration)
      time.runUntilIdle()
    }
    expect(columns.columns.count, is: 3)
  }

  @Test("a row that is selected as the next column disappears is shown", arguments: [nil, 7])
  func selectionAtDisappearance(newList: Int?) async {
    let app = await model.launchedApp(.links) { bound in
      NavigationSplitView {
        List([1, 2], id: \.self, selection: bound.row) { Text("row \($0)") }.id(model.size)
      } detail: {
        Text("detail \(model.row ?? 0)").onDisappear { (model.row, model.size) = (2, newList) }
      }
      .environment(\.horizontalSizeClass, .compact)
    }
    await app.press("row 1")
    await app.goBack()
    expect(app, sees: "detail 2")
    expect(model.row, is: 2)
  }

  @Test(
    "a list that is made again while people leave the next column doesn't show that again",
    arguments: [0, 100, 300],
    [false, true]
  )
  func newList(milliseconds: Int64, isClearingRefused: Bool) async {
    let app = await AppUnderTest.settled(.links) {
      NewListView(model: model, isClearingRefused: isClearingRefused)
    }
    await app.press("row 1")
    expect(await app.back(), is: true)
    await app.wait(milliseconds)
    await app.settle { model.size = 7 }
    expect(app, texts: ["row 1", "row 2"])
    expect(model.row, is: isClearingRefused ? 1 : nil)
    await app.press("row 1")
    expect(app, texts: ["detail"])
  }
}

@MainActor
private final class House: ObservableObject {
  @Published var row: Int?
  @Published var size: Int?
  @Published var path: [Int] = []
  @Published var hasStack = true
  @Published var isFlagOn = false
}

private struct NewListView: View {
  @ObservedObject var model: House
  let isClearingRefused: Bool

  var body: some View {
    NavigationSplitView {
      List([1, 2], id: \.self, selection: selection) { Text("row \($0)") }.id(model.size)
    } detail: {
      Text("detail")
    }
    .environment(\.horizontalSizeClass, .compact)
  }

  private var selection: Binding<Int?> {
    Binding {
      model.row
    } set: {
      if $0 != nil || !isClearingRefused { model.row = $0 }
    }
  }
}

private struct HouseView: View {
  @ObservedObject var model: House

  var body: some View {
    NavigationSplitView {
      List([1, 2], id: \.self, selection: $model.row) { Text("row \($0)") }
    } detail: {
      if model.hasStack {
        NavigationStack(path: $model.path) { PlacesRoot() }
      } else {
        VStack {
          Text("none")
          List([7, 8], id: \.self, selection: $model.size) { Text("size \($0)") }
        }
        .navigationDestination(isPresented: $model.isFlagOn) { Text("flag") }
      }
    }
    .environment(\.horizontalSizeClass, .compact)
  }
}
#endif
