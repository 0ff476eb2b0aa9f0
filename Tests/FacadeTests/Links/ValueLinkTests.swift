import SwiftUI
import Testing

@MainActor
@Suite("Links to values")
struct ValueLinkTests {
  @Test("a value that can't be saved is pushed, too", arguments: NavigationHost.both)
  func notCodable(host: NavigationHost) {
    let app = EmulatedApp(stacks: host) {
      NavigationStack {
        VStack {
          NavigationLink("a", value: Plain(name: "a"))
          NavigationLink("b", value: Plain(name: "b"))
        }
        .navigationDestination(for: Plain.self) { Text("plain \($0.name)") }
      }
    }
    #expect(app.tap("b"))
    app.settle()
    #expect(app.visibleTexts == ["plain b"])
    #expect(app.back())
    app.settle()
    #expect(app.tap("a"))
    app.settle()
    #expect(app.visibleTexts == ["plain a"])
  }
}

private struct Plain: Hashable {
  let name: String
}
