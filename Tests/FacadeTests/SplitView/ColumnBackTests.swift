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

  @Test(
    "the path of a removed stack stays",
    arguments: [NavigationSafeMode.automatic, .always],
    [false, true]
  )
  func removedStack(_ safeMode: NavigationSafeMode, isInPlace: Bool) async {
    let app = await AppUnderTest.settled(.links) {
      HouseView(model: model).navigationSafeMode(safeMode)
    }
    await app.press("row 1")
    await app.settle { model.path = [1, 2] }
    await app.settle { (model.hasStack, model.isViewShown) = (isInPlace, isInPlace) }
    await app.settle { model.path = [1, 2, 3] }
    expect(app, sees: isInPlace ? "view" : "none")
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

  @Test("updates of a split view add no columns, and what is decided is done once")
  func updates() {
    let (time, columns, stack) = (VirtualTime(), LinkedColumns(), LinksStack())
    var configuration = NavigationConfiguration()
    configuration.hooks.scheduler = time
    var (changes, actions) = (0, 0)
    let observer = columns.objectWillChange.sink { changes += 1 }
    expect(columns.collapse(inCompactWidth: true), is: true)
    for index in [1, 0, 1, 1, 1, 1] {
      columns.update([AnyView(EmptyView())], preferred: .constant(index), configuration)
      columns.stack = stack
      columns.decideLater()
      columns.whenDecided { _ in actions += 1 }
      time.runUntilIdle()
    }
    expect(columns.columns.count, is: 3)
    expect([changes, actions], is: [2, 6])
    // Beside each other, no column is covered.
    expect(columns.collapse(inCompactWidth: false), is: false)
    expectNil(columns.stack)
    columns.follow(SelectingList(), in: 0)
    columns.whenDecided { _ in actions += 1 }
    expect(actions, is: 7)
    // A report that is older than a known one doesn't count.
    columns.sceneChanged(isInBackground: true, at: .now() + 1)
    columns.sceneChanged(isInBackground: false, at: .now())
    expect(columns.collapse(inCompactWidth: true), is: false)
    observer.cancel()
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
    arguments: [0, 100, 300, 1_000],
    [false, true]
  )
  func newList(milliseconds: Int64, isClearingRefused: Bool) async {
    let app = await model.launchedSidebar { [model] _ in
      let row = Binding {
        model.row
      } set: {
        if $0 != nil || !isClearingRefused { model.row = $0 }
      }
      List([1, 2], id: \.self, selection: row) { Text("row \($0)") }.id(model.size)
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
  @Published var isViewShown = false
}

private struct HouseView: View {
  @ObservedObject var model: House

  var body: some View {
    NavigationSplitView {
      List([1, 2], id: \.self, selection: $model.row) { Text("row \($0)") }
        .navigationDestination(isPresented: $model.isViewShown) { Text("view") }
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
