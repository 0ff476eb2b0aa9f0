import SwiftUI
import Testing

@MainActor
@Suite("Controls")
struct ControlTests {
  @Test("What is typed replaces the text, and the placeholder gives way to it")
  func typing() {
    let app = EmulatedApp {
      Stateful("") { $name in
        TextField("name", text: $name)
        Text("hello \(name)")
      }
    }
    #expect(app.visibleTexts == ["name", "hello "])
    #expect(app.type("Ann", into: "name"))
    #expect(app.visibleTexts == ["Ann", "hello Ann"])
    app.type("Bo", into: "name")
    #expect(app.text(in: "name") == "Bo")
  }

  @Test("A field that says what its text is about is one like any other")
  func contentType() {
    let app = EmulatedApp {
      Stateful("") { TextField("name", text: $0).textContentType(.username) }
    }
    #expect(app.type("Ann", into: "name"))
    #expect(app.visibleTexts == ["Ann"])
  }

  @Test("A disabled field can't be typed into")
  func disabledField() {
    let app = EmulatedApp { TextField("name", text: .constant("")).disabled(true) }
    #expect(!app.type("x", into: "name"))
  }

  @Test("A tap turns a toggle on and off")
  func toggle() {
    let app = EmulatedApp {
      Stateful(false) { $isOn in
        Toggle("switch", isOn: $isOn)
        Text(isOn ? "on" : "off")
      }
    }
    app.tap("switch")
    #expect(app.isOn("switch") == true)
    #expect(app.visibleTexts.last == "on")
    app.tap("switch")
    #expect(app.isOn("switch") == false)
    #expect(app.isOn("another") == nil)
  }

  @Test("A text with a tap gesture can be tapped")
  func onTapGesture() {
    let app = EmulatedApp {
      Stateful(0) { $count in
        Text("tap me").onTapGesture { count += 1 }
        Text("\(count)")
      }
    }
    #expect(app.tap("tap me"))
    #expect(app.visibleTexts.last == "1")
  }

  @Test("A disabled button takes no taps until it is enabled")
  func disabledTakesNoTaps() {
    let app = EmulatedApp {
      Stateful(true) { $isDisabled in
        Button("inner") {}.disabled(isDisabled)
        Button("enable") { isDisabled = false }
      }
    }
    #expect(!app.tap("inner"))
    app.tap("enable")
    #expect(app.tap("inner"))
  }
}

@Suite("Localized keys")
struct LocalizedStringKeyTests {
  @Test("A key stands for its text, values and all")
  func interpolation() {
    let name = "Ada"
    let key: LocalizedStringKey = "\(name) is \(36), or \(36.5, specifier: "%.2f") \(Text("years"))"
    #expect(Text(key) == Text(verbatim: "Ada is 36, or 36.50 years"))
  }

  @Test("A literal is a key, and a string is a text as it is")
  func overloads() {
    let string = "text"
    #expect(Text("text") == Text(string))
  }

  @Test("A value in a format is formatted")
  func format() {
    let key: LocalizedStringKey = "\(0.5, format: .percent.locale(Locale(identifier: "en_US")))"
    #expect(Text(key) == Text(verbatim: "50%"))
  }
}

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

  @Test("An alert is in front of all else, and a button of it does what it does and closes it")
  func alert() {
    let app = EmulatedApp { Asking() }
    app.tap("Ask")
    #expect(app.visibleTexts == ["Sure?", "There is no way back.", "Yes", "No"])
    #expect(!app.tap("Ask"))
    #expect(app.tap("Yes"))
    #expect(app.visibleTexts == ["Ask", "yes"])
    app.tap("Ask")
    #expect(app.tap("No"), "It can be shown again")
    #expect(app.visibleTexts == ["Ask", "no"])
  }

  @Test(
    "An alert of iOS 13 closes by either button, and does what that says",
    arguments: ["Go", "Cancel"]
  )
  func oldAlert(button: String) {
    let app = EmulatedApp {
      Stateful("here") { $state in
        Stateful(false) { $asks in
          VStack {
            Text(state)
            Button("ask") { asks = true }
          }
          .alert(isPresented: $asks) {
            Alert(
              title: Text("Really?"),
              primaryButton: .destructive(Text("Go")) { state = "gone" },
              secondaryButton: .cancel()
            )
          }
        }
      }
    }
    app.walk("ask")
    #expect(app.visibleTexts.contains("Really?"))
    #expect(app.tap(button))
    app.settle()
    #expect(!app.visibleTexts.contains("Really?"))
    #expect(app.visibleTexts.contains(button == "Go" ? "gone" : "here"))
  }

  @Test("An alert that offers nothing can be confirmed")
  func emptyAlert() {
    let app = EmulatedApp { Stateful(true) { Text("page").alert("Done", isPresented: $0) {} } }
    #expect(app.visibleTexts == ["Done", "OK"])
    app.tap("OK")
    #expect(app.visibleTexts == ["page"])
  }

  @Test("A dialog goes away with the view that it belongs to")
  func removal() {
    let app = EmulatedApp {
      Stateful(true) { $hasQuestion in
        if hasQuestion {
          Text("question").alert("Sure?", isPresented: .constant(true)) {
            Button("Yes") { hasQuestion = false }
          }
        } else {
          Text("answer")
        }
      }
    }
    app.tap("Yes")
    #expect(app.visibleTexts == ["answer"])
  }
}
