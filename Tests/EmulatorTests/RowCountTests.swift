import SwiftUI
import Testing

@MainActor
@Suite("Lists: rows that are counted by their type")
struct RowCountTests {
  private func madeRows<Row: View>(@ViewBuilder _ row: @escaping (Int) -> Row) -> Int {
    EmulatedApp { List(0..<10, rowContent: row) }.rowsMadeToBeCounted
  }

  @Test("Rows of one view, or of several that are always there, aren't made to be counted")
  func constant() {
    #expect(madeRows { Text("\($0)") } == 0)
    #expect(madeRows { Button("\($0)") {}.disabled(true) } == 0)
    #expect(madeRows { Row(number: $0) } == 0)
    #expect(
      madeRows {
        Text("\($0)")
        Text("and")
      } == 0
    )
  }

  @Test("Nor are rows of one view in each of two branches")
  func branches() {
    #expect(madeRows { if $0 == 1 { Text("one") } else { Button("other") {} } } == 0)
  }

  @Test("Rows that may be absent, or of different numbers, are made to be counted")
  func varying() {
    #expect(madeRows { if $0 == 1 { Text("one") } } == 10)
    #expect(
      madeRows {
        if $0 == 1 {
          Text("one")
        } else {
          Text("other")
          Text("and")
        }
      } == 10
    )
    #expect(madeRows { ForEach(0..<$0) { Text("\($0)") } } == 10)
  }

  @Test("So are rows whose type is erased")
  func erased() {
    #expect(madeRows { AnyView(Text("\($0)")) } == 10)
    #expect(madeRows { AnyView(Text("\($0)")).disabled(true) } == 10)
  }

  @Test("A container around it makes any view one row")
  func container() {
    #expect(madeRows { number in HStack { AnyView(Text("\(number)")) } } == 0)
  }

  @Test("Outside of lists nothing is made to be counted")
  func outside() {
    let app = EmulatedApp { VStack { ForEach(0..<10) { AnyView(Text("\($0)")) } } }
    #expect(app.rowsMadeToBeCounted == 0)
  }

  @Test("Types tell how many rows a view is")
  func types() {
    #expect(RowCount.of(Text.self) == 1)
    #expect(RowCount.of(EmptyView.self) == 0)
    #expect(RowCount.of(Row.self) == 1)
    #expect(RowCount.of(AnyView.self) == nil)
    #expect(RowCount.of(Text?.self) == nil)
    #expect(RowCount.of(HStack<AnyView>.self) == 1)
  }
}

private struct Row: View {
  let number: Int

  var body: some View {
    Text("\(number)").onAppear {}.modifier(Framed())
  }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View {
    HStack { content }
  }
}
