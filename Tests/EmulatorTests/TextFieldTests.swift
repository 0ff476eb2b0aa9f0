import SwiftUI
import Testing

@MainActor
@Suite("Fields and toggles")
struct TextFieldTests {
  @Test("What is typed replaces the text, and the placeholder gives way to it")
  func typing() {
    struct Screen: View {
      @State private var name = ""

      var body: some View {
        TextField("name", text: $name)
        Text("hello \(name)")
      }
    }
    let app = EmulatedApp { Screen() }
    #expect(app.visibleTexts == ["name", "hello "])
    #expect(app.type("Ann", into: "name"))
    #expect(app.visibleTexts == ["Ann", "hello Ann"])
    app.type("Bo", into: "name")
    #expect(app.text(in: "name") == "Bo")
  }

  @Test("A field that says what its text is about is one like any other")
  func contentType() {
    struct Screen: View {
      @State private var name = ""

      var body: some View {
        TextField("name", text: $name).textContentType(.username)
      }
    }
    let app = EmulatedApp { Screen() }
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
    struct Screen: View {
      @State private var isOn = false

      var body: some View {
        Toggle("switch", isOn: $isOn)
        Text(isOn ? "on" : "off")
      }
    }
    let app = EmulatedApp { Screen() }
    app.tap("switch")
    #expect(app.isOn("switch") == true)
    #expect(app.visibleTexts.last == "on")
    app.tap("switch")
    #expect(app.isOn("switch") == false)
    #expect(app.isOn("another") == nil)
  }
}
