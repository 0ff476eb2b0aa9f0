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
  @Test("An alert is in front of all else, and a button of it does what it does and closes it")
  func alert() {
    let app = EmulatedApp {
      Stateful(false) { $isAsking in
        Stateful("none") { $answer in
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
    }
    app.tap("Ask")
    #expect(app.visibleTexts == ["Sure?", "There is no way back.", "Yes", "No"])
    #expect(!app.tap("Ask"))
    #expect(app.tap("Yes"))
    #expect(app.visibleTexts == ["Ask", "yes"])
    app.tap("Ask")
    #expect(app.tap("No"), "It can be shown again")
    #expect(app.visibleTexts == ["Ask", "no"])
  }

  @Test("An alert of iOS 13 closes by either of its buttons", arguments: ["Go", "Cancel"])
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

@MainActor
@Suite("Button styles")
struct ButtonStyleTests {
  private struct Framed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(configuration.role == .destructive ? "!" : "[")
        configuration.label
        Text(isEnabled ? "]" : "off")
      }
      .opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration)
      configuration.label.onTapGesture {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("count") { count += 1 }
      Button(role: .destructive) {
        count = 0
      } label: {
        Text("reset")
      }
      Text("\(count)")
    }
  }

  @Test("What a style adds is part of the button")
  func style() {
    let app = EmulatedApp { Counter().buttonStyle(Framed()) }
    #expect(app.buttonLabels == ["[ count ]", "! reset ]"])
    app.tap("count")
    #expect(app.visibleTexts.last == "1")
  }

  @Test("A style reads the environment")
  func environment() {
    let app = EmulatedApp {
      Stateful(false) { $isDisabled in
        Button("a") {}.disabled(isDisabled)
        Button("disable") { isDisabled = true }
      }
      .buttonStyle(Framed())
    }
    #expect(app.isEnabled("[ a ]"))
    app.tap("disable")
    #expect(app.visibleTexts.prefix(3) == ["[", "a", "off"])
  }

  @Test("A primitive style decides what has the button do something")
  func primitiveStyle() {
    let app = EmulatedApp { Counter().buttonStyle(Twice()) }
    #expect(app.buttonLabels == ["count", "count", "reset", "reset"])
    app.tap("count", occurrence: 0)
    app.tap("count", occurrence: 1)
    #expect(app.visibleTexts.last == "3")
  }

  @Test("Styles of the system change nothing")
  func standardStyles() {
    let app = EmulatedApp {
      Counter().buttonStyle(.plain).buttonStyle(.borderedProminent).buttonStyle(PlainButtonStyle())
    }
    #expect(app.buttonLabels == ["count", "reset"])
  }

  @Test("A label is tinted by the system's styles, unless that is plain or the app sets a colour")
  func colours() {
    let app = EmulatedApp {
      Button("automatic") {}
      Button("bordered") {}.buttonStyle(.bordered)
      Button("plain") {}.buttonStyle(.plain)
      Button("framed") {}.buttonStyle(Framed())
      Button("red") {}.foregroundColor(.red)
      Text("text")
    }
    let colours = ["automatic", "bordered", "plain", "framed", "red", "text"].map(app.color(of:))
    #expect(colours == [.accentColor, .accentColor, .primary, .primary, .red, .primary])
  }

  @Test("A picture that nobody hears of can be asked for")
  func unheardPicture() {
    let picture = Image(systemName: "star")
    let app = EmulatedApp {
      Button(action: {}) {
        Text("a")
        picture.accessibility(hidden: true)
      }
      Button("b") {}
    }
    #expect(app.visibleTexts == ["a", "b"])
    #expect(app.labels(showing: picture) == ["a"])
  }

  @Test("A link is in the style, too")
  func link() {
    let app = EmulatedApp {
      NavigationView { NavigationLink("link") { Text("destination") } }.buttonStyle(Framed())
    }
    #expect(app.tap("[ link ]"))
    #expect(app.visibleTexts == ["destination"])
  }
}
