import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Lists, forms and sections")
struct ListTests {
  @Test("Sections show header, rows and footer, however they are written")
  func sections() {
    let app = EmulatedApp {
      Form {
        Section(header: Text("h1"), footer: Text("f1")) { Text("a") }
        Section(header: Text("h2")) { Text("b") }
        Section(footer: Text("f3")) { Text("c") }
        Section { Text("d") }
        Section("h5") { Text("e") }
        Section {
          Text("f")
        } header: {
          Text("h6")
        } footer: {
          Text("f6")
        }
      }
    }
    #expect(
      app.visibleTexts == [
        "h1", "a", "f1", "h2", "b", "c", "f3", "d", "h5", "e", "h6", "f", "f6",
      ]
    )
  }

  @Test("A tap on a row selects its identity")
  func selectsIdentity() {
    struct Screen: View {
      @State private var selection: String?

      var body: some View {
        List(["a", "b"], id: \.self, selection: $selection) { Row(name: $0) }
        Text("selected \(selection ?? "-")")
      }
    }
    let app = EmulatedApp { Screen() }
    #expect(app.tap("row b"))
    #expect(app.visibleTexts.last == "selected b")
  }

  @Test("A tag is preferred to an identity")
  func selectsTag() {
    struct Screen: View {
      @State private var selection: Int?

      var body: some View {
        List(selection: $selection) {
          Section("rows") {
            ForEach(1..<3) { Row(name: "\($0)").tag($0 * 10) }
          }
          Text("other").tag("a tag of another type")
        }
        Text("selected \(selection ?? 0)")
      }
    }
    let app = EmulatedApp { Screen() }
    app.tap("row 2")
    #expect(app.visibleTexts.last == "selected 20")
    #expect(app.buttonLabels == ["row 1", "row 2"])
  }

  @Test(
    "Before iOS 16 a tap selects while the list is edited, and not else",
    arguments: [false, true]
  )
  func oldSystem(isEditing: Bool) {
    struct Screen: View {
      let mode: EditMode
      @State private var selection: Set<String> = []

      var body: some View {
        List(selection: $selection) {
          ForEach(["a", "b"], id: \.self) { Row(name: $0) }
        }
        .environment(\.editMode, .constant(mode))
        Text("selected \(selection.sorted())")
      }
    }
    let app = EmulatedApp(behavior: HostBehavior(selectsRowsWhenEditingOnly: true)) {
      Screen(mode: isEditing ? .active : .inactive)
    }
    #expect(app.tap("row b") == isEditing)
    #expect(app.visibleTexts.last == (isEditing ? #"selected ["b"]"# : "selected []"))
  }

  @Test("A control in a row takes the tap")
  func controlTakesTap() {
    struct Screen: View {
      @State private var selection: Int?
      @State private var count = 0

      var body: some View {
        List([1], id: \.self, selection: $selection) { _ in Button("button") { count += 1 } }
        Text("\(selection ?? 0) \(count)")
      }
    }
    let app = EmulatedApp { Screen() }
    app.tap("button")
    #expect(app.visibleTexts.last == "0 1")
  }

  @Test("Rows of bindings write to the data")
  func bindings() {
    struct Item: Identifiable {
      let id: Int
      var isOn = false
    }
    struct Screen: View {
      @State private var items = [Item(id: 1), Item(id: 2)]

      var body: some View {
        List($items) { item in Toggle("item \(item.id)", isOn: item.isOn) }
        ForEach($items) { $item in Toggle("again \(item.id)", isOn: $item.isOn) }
        Text("\(items.filter(\.isOn).count) on")
      }
    }
    let app = EmulatedApp { Screen() }
    app.tap("item 2")
    #expect(app.isOn("item 2") == true)
    #expect(app.visibleTexts.last == "1 on")
  }
}

private struct Row: View {
  let name: String

  var body: some View { Text("row \(name)") }
}

@MainActor
@Suite("What a person could do next")
struct ChoiceTests {
  @Test("the enabled controls with a text can be tapped")
  func labels() {
    let app = EmulatedApp {
      VStack {
        Button("one") {}
        Button("two") {}.disabled(true)
        Button {
        } label: {
          EmptyView()
        }
        Text("three")
      }
    }
    #expect(app.enabledLabels == ["one"])
  }

  @Test("fields have the name by which they are typed into")
  func fields() {
    let app = EmulatedApp { TextField("Name", text: .constant("")) }
    #expect(app.fieldNames == ["Name"])
  }

  @Test("tabs have the label by which they are selected")
  func tabs() {
    let app = EmulatedApp {
      TabView {
        Text("a").tabItem { Text("first") }
        Text("b").tabItem { Text("second") }
      }
    }
    #expect(app.tabLabels == ["first", "second"])
  }

  @Test("a sheet can be pulled down, and a cover can't")
  func sheets() {
    #expect(EmulatedApp { Text("").sheet(isPresented: .constant(true)) { Text("a") } }.hasSheet)
    #expect(!EmulatedApp { Text("") }.hasSheet)
    #expect(
      !EmulatedApp { Text("").fullScreenCover(isPresented: .constant(true)) { Text("a") } }.hasSheet
    )
  }

  @Test("a swipe ends on the stack that it began on, whatever has come in front of it")
  func swipeBelowSheet() {
    let model = SwipedModel()
    let app = EmulatedApp { SwipedRoot(model: model) }
    app.settle()
    #expect(app.beginSwipeBack())
    model.showsSheet = true
    app.update()
    #expect(app.hasSheet)
    app.finishSwipeBack()
    model.showsSheet = false
    app.settle()
    #expect(app.depth == 0)
  }
}

@MainActor
private final class SwipedModel: ObservableObject {
  @Published var showsSheet = false
}

private struct SwipedRoot: View {
  @ObservedObject var model: SwipedModel

  var body: some View {
    SwipedStack()
      .sheet(isPresented: $model.showsSheet) {
        NavigationStack { Text("sheet") }
      }
  }
}

private struct SwipedStack: View {
  @State private var path = [1]

  var body: some View {
    NavigationStack(path: $path) {
      Text("root").navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }
}
