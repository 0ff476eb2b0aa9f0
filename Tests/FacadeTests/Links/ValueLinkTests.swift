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

  @Test("on SwiftUI's own stack a link of SwiftUI's own pushes its value")
  func linkOfSwiftUI() {
    let model = Numbers([1])
    let app = EmulatedApp(stacks: .native) { OwnLinksRoot(model: model) }
    app.settle()
    #expect(app.tap("own 2"))
    app.settle()
    #expect(model.numbers == [1, 2])
  }
}

private struct OwnLinksRoot: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(for: Int.self) { number in
        SwiftUI.NavigationLink(value: number + 1) { Text("own \(number + 1)") }
      }
    }
  }
}

private struct Plain: Hashable {
  let name: String
}
