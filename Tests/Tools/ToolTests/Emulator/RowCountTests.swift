import SwiftUI
import Testing

private struct Two: View {
  var body: some View {
    Text("a")
    Text("b")
  }
}

private struct Passing: ViewModifier {
  func body(content: Content) -> some View { content.environment(\.isEnabled, true) }
}

@MainActor
@Suite("Rows of lists")
struct RowCountTests {
  @Test("Rows of lists are made to be counted if their type has no fixed count")
  func rowCounts() {
    func madeRows(_ row: @escaping (Int) -> some View) -> Int {
      EmulatedApp { List(0..<10, rowContent: row) }.rowsMadeToBeCounted
    }
    struct FramedRow: View {
      let number: Int
      var body: some View { Text("\(number)").onAppear {}.modifier(Passing()) }
    }
    expect(madeRows { Text("\($0)").tag($0).opacity(0.5).frame(width: 10) }, 0)
    expect(madeRows { Button("\($0)") {}.disabled(true) }, 0)
    expect(madeRows { row in HStack { AnyView(FramedRow(number: row)) } }, 0)
    expect(madeRows { FramedRow(number: $0) }, 0)
    expect(madeRows { $0 == 2 ? Text("a") : nil }, 10)
    expect(madeRows { ForEach(0..<$0) { Text("\($0)") } }, 10)
    expect(madeRows { AnyView(Text("\($0)")).disabled(true) }, 10)
    let branches = EmulatedApp {
      List(0..<10) { if $0 == 1 { Text("one") } else { Button("other") {} } }
      VStack { ForEach(0..<10) { AnyView(Text("\($0)")) } }
    }
    expect(branches.rowsMadeToBeCounted, 0)
    let uneven = EmulatedApp { List(0..<10) { if $0 == 1 { Text("one") } else { Two() } } }
    expect(uneven.rowsMadeToBeCounted, 10)
  }
}
