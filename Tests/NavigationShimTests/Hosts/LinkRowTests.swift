import SimulatedHost
import SwiftUI
import Testing

@testable import NavigationShim

#if !canImport(Darwin)
/// A list makes only the visible rows where the type of a row has a fixed number of views.
@MainActor
@Suite("Links as rows of lists")
struct LinkRowTests {
  @Test("a link is one view, by its type, however many views its label is, and its destination")
  func oneView() {
    let counts = [
      RowCount.of(Shim.NavigationLink<Text, Never>.self),
      RowCount.of(Shim.NavigationLink<Several, Never>.self),
      RowCount.of(Shim.NavigationLink<Text, Text>.self),
      RowCount.of(Shim.NavigationLink<Several, AnyView>.self),
      RowCount.of(Shim.NavigationLink<AnyView, Several>.self),
    ]
    expect(counts, is: [1, 1, 1, 1, 1])
  }

  @Test("a list makes no row of links to values only to count it")
  func list() {
    let app = EmulatedApp {
      List(0..<100) { Shim.NavigationLink("\($0)", value: $0) }
      Shim.NavigationSplitView {
        Shim.List(0..<9, selection: .constant(Int?(0))) { Shim.NavigationLink("\($0)", value: $0) }
      } detail: {
        Text("detail")
      }
      .navigationHost(.links)
    }
    expect(app.visibleTexts.count, is: 110)
    expect(app.rowsMadeToBeCounted, is: 0)
    let control = EmulatedApp { List(0..<100) { AnyView(Text("\($0)")).disabled(true) } }
    expect(control.rowsMadeToBeCounted, is: 100)
  }

  @Test("a link is evaluated once more where it turns out not to be a row, and nowhere else")
  func evaluations() {
    let rows = launched { List(0..<10) { Shim.NavigationLink("\($0)", value: $0) } }
    expect(rows.evaluations(of: OwnLink<Text, Never>.self), is: 10)
    let others = launched { ForEach(0..<10) { Shim.NavigationLink("\($0)", value: $0) } }
    expect(others.evaluations(of: OwnLink<Text, Never>.self), is: 20)
  }

  private func launched<Content: View>(@ViewBuilder _ content: () -> Content) -> EmulatedApp {
    let content = content()
    let scheduler = VirtualTime()
    let app = EmulatedApp {
      Shim.NavigationStack { content }
        .navigationHost(.links)
        .environment(\.navigationConfiguration.hooks.scheduler, scheduler)
    }
    scheduler.runUntilIdle()
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
