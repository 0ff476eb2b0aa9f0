#if !canImport(Darwin)
@testable import NavigationShim
import SwiftUI
import Testing

/// A list makes only the rows that are seen where the type of a row says how many views it is.
@MainActor
@Suite("Links as rows of lists")
struct LinkRowTests {
  @Test("a link to a value is one view, by its type")
  func valueLink() {
    #expect(RowCount.of(PushingLink<Text>.self) == 1)
  }

  @Test("a link to a view is one view, by its type")
  func viewLink() {
    #expect(RowCount.of(ViewLink<Text, Text>.self) == 1)
  }

  @Test("however many views its label is, and its destination")
  func manyViews() {
    #expect(RowCount.of(PushingLink<Several>.self) == 1)
    #expect(RowCount.of(ViewLink<Several, AnyView>.self) == 1)
    #expect(RowCount.of(ViewLink<AnyView, Several>.self) == 1)
  }

  @Test("a list makes no row of links to values only to count it")
  func list() {
    let app = EmulatedApp {
      List(0..<100) { number in
        PushingLink(target: LinkTarget(number), label: Text("\(number)"))
      }
    }
    #expect(app.visibleTexts.count == 100)
    #expect(app.rowsMadeToBeCounted == 0)
  }

  @Test("a link is evaluated once more where it turns out to be a row, and nowhere else")
  func evaluations() {
    let rows = launched { List(0..<10) { Shim.NavigationLink("\($0)", value: $0) } }
    #expect(rows.evaluations(of: LinkButton<Text>.self) == 20)
    let others = launched { ForEach(0..<10) { Shim.NavigationLink("\($0)", value: $0) } }
    #expect(others.evaluations(of: LinkButton<Text>.self) == 10)
  }

  private func launched<Content: View>(@ViewBuilder _ content: () -> Content) -> EmulatedApp {
    let content = content()
    let scheduler = ManualScheduler()
    let app = EmulatedApp {
      Shim.NavigationStack { content }
        .navigationHost(.links)
        .environment(\.navigationConfiguration.scheduler, scheduler)
    }
    scheduler.run()
    app.settle()
    return app
  }
}

private struct Several: View {
  var body: some View {
    Text("a")
    Text("b")
  }
}
#endif
