import SwiftUI
import Testing

@MainActor
@Suite("Row style")
struct RowStyleTests {
  private let chevron = "[chevron.forward]"

  @Test("on links, a row has a chevron, and can be tapped")
  func links() {
    let app = launched(.links)
    #expect(app.visibleTexts.filter { $0 == chevron }.count == 3)
    #expect(app.tap("value"))
    app.settle()
    #expect(app.visibleTexts == ["number 1"])
    #expect(app.back())
    app.settle()
    #expect(app.tap("view"))
    app.settle()
    #expect(app.visibleTexts == ["shown"])
  }

  @Test("SwiftUI's own stack has the look already, and the style adds nothing")
  func native() {
    let app = launched(.native)
    #expect(!app.visibleTexts.contains(chevron))
    #expect(app.tap("value"))
    app.settle()
    #expect(app.visibleTexts == ["number 1"])
  }

  @Test("a row of a link without a value stays disabled", arguments: NavigationHost.both)
  func disabled(host: NavigationHost) {
    let app = launched(host)
    #expect(!app.isEnabled("no value"))
    #expect(!app.isEnabled("no value " + chevron))
  }

  private func launched(_ host: NavigationHost) -> EmulatedApp {
    let app = EmulatedApp(stacks: host) {
      NavigationStack {
        List {
          NavigationLink("value", value: 1)
          NavigationLink("view") { Text("shown") }
          NavigationLink("no value", value: Int?.none)
        }
        .buttonStyle(.navigationRow)
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    app.settle()
    return app
  }
}
