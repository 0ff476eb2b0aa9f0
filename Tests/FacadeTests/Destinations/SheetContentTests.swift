#if os(Linux)
import SwiftUI
import Testing

@MainActor
@Suite("A destination in a sheet without a stack", .misusesNoHost)
struct SheetContentTests {
  @Test("isn't a destination of the stack behind it, whose screens keep their state")
  func sheetContent() async {
    var ends: [String] = []
    for host in [NavigationHost.native, .links] {
      let model = Numbers()
      let app = await model.launchedStack(host) {
        Text("root")
          .navigationDestination(for: Int.self) { number in
            Text("of root \(number)")
            Counter()
          }
          .sheet(isPresented: .constant(model.note == "sheet")) {
            Text("sheet")
              .navigationDestination(for: Int.self) { Text("of sheet \($0)") }
              .navigationDestination(isPresented: .constant(true)) { Text("view of sheet") }
          }
      }
      await app.settle { model.note = "sheet" }
      await app.settle { model.numbers = [1] }
      let inSheet = app.visibleTexts
      await app.settle { model.note = "" }
      await app.press("count")
      for note in ["sheet", ""] { await app.settle { model.note = note } }
      ends.append("\(inSheet) \(app.visibleTexts) \(app.depth) \(model.numbers)")
      _ = app.warnings.take()
    }
    expect(ends[1], is: ends[0])
  }
}
#endif
