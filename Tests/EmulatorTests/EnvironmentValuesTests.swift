import SwiftUI
import Testing

private struct NameKey: EnvironmentKey {
  static let defaultValue = "nobody"
}

extension EnvironmentValues {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

private struct Greeting: View {
  @Environment(\.name) private var name

  var body: some View { Text("hello \(name)") }
}

private struct Host: View {
  @State private var name = "Anna"
  @State private var other = 0

  var body: some View {
    VStack {
      Text("\(other)")
      VStack {
        Greeting()
        Text("hm")
      }
      .environment(\.name, name)
      Greeting()
      Button("rename") { name = "Berta" }
      Button("other") { other += 1 }
    }
  }
}

@MainActor
@Suite("Environment")
struct EnvironmentValuesTests {
  @Test("A value reaches what is inside, and only that")
  func valueReachesInside() {
    let app = EmulatedApp { Host() }
    #expect(app.visibleTexts[1] == "hello Anna")
    #expect(app.visibleTexts[3] == "hello nobody")
  }

  @Test("A change evaluates those who read the value")
  func changeEvaluatesReaders() {
    let app = EmulatedApp { Host() }
    app.resetCounts()
    app.tap("rename")
    #expect(app.visibleTexts[1] == "hello Berta")
    #expect(app.evaluations == ["Host": 1, "Greeting": 1])
  }

  @Test("An equal value evaluates nobody")
  func equalValueEvaluatesNobody() {
    let app = EmulatedApp { Host() }
    app.resetCounts()
    app.tap("other")
    #expect(app.evaluations == ["Host": 1])
  }
}
