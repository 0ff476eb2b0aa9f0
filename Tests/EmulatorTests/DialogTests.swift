import SwiftUI
import Testing

@MainActor
@Suite("Dialogs")
struct DialogTests {
  private struct Asking: View {
    @State private var isAsking = false
    @State private var answer = "none"

    var body: some View {
      Button("Ask") { isAsking = true }
        .alert("Sure?", isPresented: $isAsking) {
          Button("Yes") { answer = "yes" }
          Button("No", role: .cancel) { answer = "no" }
        } message: {
          Text("There is no way back.")
        }
      Text(answer)
    }
  }

  @Test("An alert is in front of all else")
  func alertIsInFront() {
    let app = EmulatedApp { Asking() }
    app.tap("Ask")
    #expect(app.visibleTexts == ["Sure?", "There is no way back.", "Yes", "No"])
    #expect(!app.tap("Ask"))
  }

  @Test("A button of an alert does what it does and closes the alert")
  func alertCloses() {
    let app = EmulatedApp { Asking() }
    app.tap("Ask")
    #expect(app.tap("Yes"))
    #expect(app.visibleTexts == ["Ask", "yes"])
  }

  @Test("An alert can be shown again")
  func alertAgain() {
    let app = EmulatedApp { Asking() }
    app.tap("Ask")
    app.tap("Yes")
    app.tap("Ask")
    #expect(app.tap("No"))
    #expect(app.visibleTexts == ["Ask", "no"])
  }

  @Test("An alert that offers nothing can be confirmed")
  func emptyAlert() {
    struct Screen: View {
      @State private var isTold = true

      var body: some View {
        Text("page").alert("Done", isPresented: $isTold) {}
      }
    }
    let app = EmulatedApp { Screen() }
    #expect(app.visibleTexts == ["Done", "OK"])
    app.tap("OK")
    #expect(app.visibleTexts == ["page"])
  }

  @Test("A dialog goes away with the view that it belongs to")
  func removal() {
    struct Screen: View {
      @State private var hasQuestion = true

      var body: some View {
        if hasQuestion {
          Text("question").alert("Sure?", isPresented: .constant(true)) {
            Button("Yes") { hasQuestion = false }
          }
        } else {
          Text("answer")
        }
      }
    }
    let app = EmulatedApp { Screen() }
    app.tap("Yes")
    #expect(app.visibleTexts == ["answer"])
  }
}
