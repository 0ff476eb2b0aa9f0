import SwiftUI
import Testing

/// An app like any other; that it compiles is the test.
private struct OrdinaryApp: App {
  @StateObject private var model = Model()
  @Environment(\.scenePhase) private var scenePhase

  final class Model: ObservableObject {}

  var body: some Scene {
    WindowGroup {
      Text("first")
        .environmentObject(model)
        .animation(.default, value: 1)
        .animation(.easeIn)
        .transaction { $0.animation = nil }
    }
    .onChange(of: scenePhase) { _ in }
  }
}

@MainActor
@Suite("Apps and changes at the wrong time")
struct SceneTests {
  @Test("An app can be made")
  func app() {
    #expect(type(of: OrdinaryApp().body) != Never.self)
  }

  @Test("A state that is changed while a view is evaluated is a violation")
  func changeDuringEvaluation() {
    struct Screen: View {
      @State private var count = 0

      var body: some View {
        if count == 0 { count = 1 }
        return Text("\(count)")
      }
    }
    let app = EmulatedApp { Screen() }
    #expect(app.violations.map(\.kind) == [.changeDuringEvaluation])
    #expect(app.violations.first?.subject == "Screen")
  }

  @Test("A state that is changed by a child's body is a violation, too")
  func changeInChild() {
    struct Child: View {
      @Binding var count: Int

      var body: some View {
        if count == 0 { count = 1 }
        return Text("\(count)")
      }
    }
    struct Screen: View {
      @State private var count = 0

      var body: some View { Child(count: $count) }
    }
    let app = EmulatedApp { Screen() }
    #expect(app.violations.map(\.subject) == ["Child"])
    #expect(app.visibleTexts == ["1"])
  }
}
