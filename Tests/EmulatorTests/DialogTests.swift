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

  @Test("An alert about a value is shown once there is one")
  func presenting() {
    struct Screen: View {
      @State private var isShown = false
      @State private var name: String?

      var body: some View {
        Button("flag") { isShown = true }
        Button("value") { name = "Ada" }
          .alert("Delete?", isPresented: $isShown, presenting: name) { name in
            Button("Delete \(name)", role: .destructive) {}
          }
      }
    }
    let app = EmulatedApp { Screen() }
    app.tap("value")
    #expect(app.visibleTexts == ["flag", "value"])
    app.tap("flag")
    #expect(app.visibleTexts == ["Delete?", "Delete Ada"])
  }

  @Test("An alert of old follows its item")
  func itemAlert() {
    struct Fault: Identifiable {
      let id: Int
    }
    struct Screen: View {
      @State private var fault: Fault?

      var body: some View {
        Button("fail") { fault = Fault(id: 7) }
          .alert(item: $fault) { fault in
            Alert(title: Text("Fault \(fault.id)"), dismissButton: .cancel())
          }
      }
    }
    let app = EmulatedApp { Screen() }
    app.tap("fail")
    #expect(app.visibleTexts == ["Fault 7", "Cancel"])
    app.tap("Cancel")
    #expect(app.visibleTexts == ["fail"])
  }

  @Test("An error gives an alert its title")
  func errorAlert() {
    struct Failure: LocalizedError {
      var errorDescription: String? { "Out of paper" }
    }
    let app = EmulatedApp {
      Text("page").alert(isPresented: .constant(true), error: Failure()) { Button("Fine") {} }
    }
    #expect(app.visibleTexts == ["Out of paper", "Fine"])
  }

  @Test("Choices show their title only where it is asked for")
  func confirmationDialog() {
    struct Screen: View {
      let visibility: Visibility

      var body: some View {
        Text("page").confirmationDialog(
          "Which?",
          isPresented: .constant(true),
          titleVisibility: visibility
        ) {
          Button("This") {}
        }
      }
    }
    #expect(EmulatedApp { Screen(visibility: .automatic) }.visibleTexts == ["This"])
    #expect(EmulatedApp { Screen(visibility: .visible) }.visibleTexts == ["Which?", "This"])
  }

  @Test("An action sheet shows its buttons")
  func actionSheet() {
    let app = EmulatedApp {
      Text("page").actionSheet(isPresented: .constant(true)) {
        ActionSheet(title: Text("Which?"), buttons: [.default(Text("This")), .cancel()])
      }
    }
    #expect(app.visibleTexts == ["Which?", "This", "Cancel"])
  }

  @Test("A popover follows state, and is dismissed from inside")
  func popover() {
    struct Inside: View {
      @Environment(\.presentationMode) private var presentationMode

      var body: some View {
        Button("close") { presentationMode.wrappedValue.dismiss() }
      }
    }
    struct Screen: View {
      @State private var isShown = false

      var body: some View {
        Button("more") { isShown = true }.popover(isPresented: $isShown) { Inside() }
      }
    }
    let app = EmulatedApp { Screen() }
    app.tap("more")
    #expect(app.visibleTexts == ["close"])
    app.tap("close")
    #expect(app.visibleTexts == ["more"])
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
