#if os(Linux)
import SwiftUI
import Testing

@MainActor
@Suite("A destination in a sheet without a stack")
struct SheetContentTests {
  @Test("a sheet's content without a stack declares nothing for the stack behind it")
  func sheetContent() async {
    var ends: [String] = []
    for host in [NavigationHost.native, .links] {
      let model = SheetModel()
      let app = await AppUnderTest.settled(host) { SheetRoot(model: model) }
      await app.settle { model.isShown = true }
      await app.settle { model.path = [1] }
      await app.settle { model.isOn = true }
      let inSheet = app.visibleTexts
      await app.settle { model.isShown = false }
      ends.append("\(inSheet) \(app.visibleTexts) \(app.depth) \(model.path)")
      _ = app.warnings.take()
    }
    expect(ends[1], is: ends[0])
  }
}

@MainActor
private final class SheetModel: ObservableObject {
  @Published var path: [Int] = []
  @Published var isShown = false
  @Published var isOn = false
}

private struct SheetRoot: View {
  @ObservedObject var model: SheetModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root")
        .navigationDestination(for: Int.self) { Text("of root \($0)") }
        .sheet(isPresented: $model.isShown) { SheetContent(model: model) }
    }
  }
}

private struct SheetContent: View {
  @ObservedObject var model: SheetModel

  var body: some View {
    Text("sheet")
      .navigationDestination(for: Int.self) { Text("of sheet \($0)") }
      .navigationDestination(isPresented: $model.isOn) { Text("view of sheet") }
  }
}
#endif
