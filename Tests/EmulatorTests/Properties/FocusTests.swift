import SwiftUI
import Testing

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
