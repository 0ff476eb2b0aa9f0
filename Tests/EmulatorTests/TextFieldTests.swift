import SwiftUI
import Testing

@MainActor
@Suite("Fields, toggles and pickers")
struct FieldTests {
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

  @Test("A prompt is shown in the label's place, and either names the field")
  func prompt() {
    let app = EmulatedApp {
      TextField("label", text: .constant(""), prompt: Text("prompt"))
    }
    #expect(app.visibleTexts == ["prompt"])
    #expect(app.text(in: "label") == "")
    #expect(app.text(in: "prompt") == "")
  }

  @Test("A field says when typing begins and ends, and when by the return key")
  func editing() {
    let log = Log()
    let app = EmulatedApp {
      TextField(
        "a",
        text: .constant(""),
        onEditingChanged: { log.add("a \($0)") },
        onCommit: { log.add("commit a") }
      )
      TextField("b", text: .constant(""), onCommit: { log.add("commit b") })
    }
    app.type("x", into: "a")
    app.type("y", into: "b", thenReturn: true)
    #expect(log.take() == ["a true", "a false", "commit b"])
    app.type("x", into: "a", thenReturn: true)
    #expect(log.take() == ["a true", "commit a", "a false"])
  }

  @Test("A secure field shows dots")
  func secureField() {
    struct Screen: View {
      @State private var password = ""

      var body: some View { SecureField("password", text: $password) }
    }
    let app = EmulatedApp { Screen() }
    app.type("abc", into: "password")
    #expect(app.visibleTexts == ["•••"])
    #expect(app.text(in: "password") == "abc")
  }

  @Test("A field of a value takes what can be read as one")
  func fieldOfValue() {
    struct Screen: View {
      @State private var count = 1
      @State private var number = 2

      var body: some View {
        TextField("count", value: $count, format: IntegerFormatStyle<Int>.number)
        TextField("number", value: $number, formatter: NumberFormatter())
        Text("\(count + number)")
      }
    }
    let app = EmulatedApp { Screen() }
    app.type("12", into: "count")
    app.type("20", into: "number")
    app.type("not a number", into: "count")
    #expect(app.visibleTexts == ["12", "20", "32"])
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

  @Test("A style makes a toggle of what it likes")
  func toggleStyle() {
    struct Style: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          configuration.label
          Text(configuration.isOn ? "yes" : "no")
        }
      }
    }
    struct Screen: View {
      @State private var isOn = false

      var body: some View { Toggle("switch", isOn: $isOn).toggleStyle(Style()) }
    }
    let app = EmulatedApp { Screen() }
    app.tap("switch")
    #expect(app.visibleTexts == ["switch", "yes"])
  }

  @Test("A picker writes the tag of the option that is tapped")
  func picker() {
    enum Size: String, CaseIterable { case small, large }
    struct Screen: View {
      @State private var size = Size.small
      @State private var count = 1

      var body: some View {
        Picker("size", selection: $size) {
          ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        Picker(selection: $count, label: Text("count")) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        Text("\(count) \(size.rawValue)")
      }
    }
    let app = EmulatedApp { Screen() }
    #expect(app.selection(in: "size") == "small")
    #expect(app.tap("large"))
    #expect(app.select("two", in: "count"))
    #expect(app.selection(in: "size") == "large")
    #expect(app.visibleTexts.last == "2 large")
  }

  @Test("A tag of another type than the selection's can't be picked")
  func tagOfAnotherType() {
    let app = EmulatedApp {
      Picker("number", selection: .constant(Int?.none)) {
        Text("one").tag(1)
        Text("two").tag(Int?.some(2))
      }
    }
    #expect(app.buttonLabels == ["two"])
  }
}

@MainActor
@Suite("Focus, submission, namespaces, gestures' state")
struct FocusTests {
  @Test("A property tells which field is typed into")
  func focusedField() {
    struct Screen: View {
      enum Field { case name, city }
      @FocusState private var field: Field?
      @FocusState private var isTyping: Bool

      var body: some View {
        TextField("name", text: .constant("")).focused($field, equals: .name)
        TextField("city", text: .constant("")).focused($field, equals: .city)
        TextField("other", text: .constant("")).focused($isTyping)
        Text("\(field.map { "\($0)" } ?? "none") \(isTyping)")
      }
    }
    let app = EmulatedApp { Screen() }
    app.type("a", into: "name")
    #expect(app.visibleTexts.last == "name false")
    app.type("b", into: "city")
    #expect(app.visibleTexts.last == "city false")
    app.type("b", into: "other")
    #expect(app.visibleTexts.last == "none true")
    app.type("b", into: "other", thenReturn: true)
    #expect(app.visibleTexts.last == "none false")
  }

  @Test("The return key submits, to all around the field")
  func onSubmit() {
    let log = Log()
    let app = EmulatedApp {
      VStack {
        TextField("name", text: .constant("")).onSubmit { log.add("inner") }
      }
      .onSubmit { log.add("outer") }
    }
    app.type("a", into: "name")
    #expect(log.take().isEmpty)
    app.type("a", into: "name", thenReturn: true)
    #expect(log.take() == ["inner", "outer"])
  }

  @Test("A namespace stays the same for a view, and differs from that of another")
  func namespace() {
    final class IDs {
      var all: [String: Set<Namespace.ID>] = [:]
    }
    struct Part: View {
      let name: String
      let ids: IDs
      @Namespace private var namespace
      @State private var count = 0

      var body: some View {
        ids.all[name, default: []].insert(namespace)
        return Button("\(name) \(count)") { count += 1 }
      }
    }
    let ids = IDs()
    let app = EmulatedApp {
      Part(name: "a", ids: ids)
      Part(name: "b", ids: ids)
    }
    app.tap("a 0")
    #expect(ids.all["a"]?.count == 1)
    #expect(ids.all["a"] != ids.all["b"])
  }

  @Test("A gesture's state has its initial value")
  func gestureState() {
    struct Screen: View {
      @GestureState private var offset = 7

      var body: some View {
        Text("\(offset)")
          .gesture(DragGesture().updating($offset) { _, state, _ in state = 1 })
      }
    }
    #expect(EmulatedApp { Screen() }.visibleTexts == ["7"])
  }
}
