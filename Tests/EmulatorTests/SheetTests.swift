import SwiftUI
import Testing

@MainActor
@Suite("Sheets and covers")
struct SheetTests {
  let log = Log()

  @Test("A sheet is in front while it is presented")
  func sheet() {
    let app = EmulatedApp { Presenting(log: log) }
    app.tap("show sheet")
    #expect(app.visibleTexts.first == "in sheet, outside: true")
    #expect(!app.tap("show sheet"))
    #expect(app.dismissSheet())
    #expect(app.visibleTexts.first == "show sheet")
    #expect(log.take() == ["appear", "disappear", "dismissed"])
    #expect(!app.dismissSheet())
  }

  @Test("A view inside can dismiss it")
  func dismissesItself() {
    let app = EmulatedApp { Presenting(log: log) }
    app.tap("show sheet")
    app.tap("dismiss")
    #expect(app.visibleTexts.first == "show sheet")
    #expect(log.take().last == "dismissed")
  }

  @Test("A view inside can dismiss it by the presentation mode, too")
  func dismissesItselfByMode() {
    let app = EmulatedApp { Presenting(log: log) }
    app.tap("show sheet")
    app.tap("mode")
    #expect(app.visibleTexts.first == "show sheet")
  }

  @Test("A cover can't be pulled down")
  func cover() {
    let app = EmulatedApp { Presenting(log: log) }
    app.tap("show cover")
    #expect(app.visibleTexts.first == "in cover 1, outside: true")
    #expect(!app.dismissSheet())
    app.tap("dismiss")
    #expect(app.visibleTexts.first == "show sheet")
    #expect(log.take() == ["appear", "disappear", "cover dismissed"])
  }

  @Test("Another item begins anew")
  func anotherItem() {
    struct Item: Identifiable { let id: Int }
    struct Content: View {
      @State private var count = 0
      let next: () -> Void

      var body: some View {
        Button("count \(count)") { count += 1 }
        Button("next") { next() }
      }
    }
    struct Screen: View {
      @State private var item: Item? = Item(id: 1)

      var body: some View {
        Text("below").sheet(item: $item) { item in
          Content { self.item = Item(id: item.id + 1) }
        }
      }
    }
    let app = EmulatedApp { Screen() }
    app.tap("count 0")
    app.tap("next")
    #expect(app.visibleTexts == ["count 0", "next"])
  }

  @Test("A sheet on a sheet goes with it")
  func nested() {
    struct Second: View {
      @State private var isPresented = false

      var body: some View {
        Button("more") { isPresented = true }
          .sheet(isPresented: $isPresented) { Text("second") }
      }
    }
    struct First: View {
      @State private var isPresented = true

      var body: some View {
        Button("hide") { isPresented.toggle() }
          .sheet(isPresented: $isPresented) { Second() }
          .onOpenURL { _ in isPresented = false }
      }
    }
    let app = EmulatedApp { First() }
    app.tap("more")
    #expect(app.visibleTexts == ["second"])
    app.open(URL(fileURLWithPath: "/"))
    #expect(app.visibleTexts == ["hide"])
  }

  @Test("A second sheet of the same view waits until the first is dismissed")
  func waits() {
    struct Screen: View {
      @State private var first = true
      @State private var second = true

      var body: some View {
        VStack {
          Text("a").sheet(isPresented: $first) { Text("first") }
          Text("b").sheet(isPresented: $second) { Text("second") }
        }
      }
    }
    let app = EmulatedApp { Screen() }
    #expect(app.visibleTexts == ["first"])
    app.dismissSheet()
    #expect(app.visibleTexts == ["second"])
    app.dismissSheet()
    #expect(app.visibleTexts == ["a", "b"])
  }

  @Test("A link in a sheet has no stack outside of it")
  func linkInSheet() {
    struct Screen: View {
      @State private var isPresented = true

      var body: some View {
        NavigationView {
          Text("root").sheet(isPresented: $isPresented) {
            NavigationLink("link") { Text("destination") }
          }
        }
      }
    }
    let app = EmulatedApp { Screen() }
    #expect(!app.tap("link"))
  }

  @Test("A stack below a sheet stays as it is")
  func stackBelow() {
    let model = ChainModel(3)
    struct Screen: View {
      let model: ChainModel
      @State private var isPresented = false

      var body: some View {
        LinkChain(model: model)
          .sheet(isPresented: $isPresented) { Text("sheet") }
          .onOpenURL { _ in isPresented = true }
      }
    }
    let app = EmulatedApp { Screen(model: model) }
    app.tap("go on")
    app.settle()
    _ = model.log.take()
    app.open(URL(fileURLWithPath: "/"))
    app.dismissSheet()
    app.settle()
    #expect(app.depth == 1)
    #expect(model.log.take().isEmpty)
  }

  @Test("A stack in a sheet is a stack of its own")
  func stackInSheet() {
    let model = ChainModel(3)
    struct Screen: View {
      let model: ChainModel
      @State private var isPresented = true

      var body: some View {
        NavigationView { Text("below") }.sheet(isPresented: $isPresented) {
          LinkChain(model: model)
        }
      }
    }
    let app = EmulatedApp { Screen(model: model) }
    app.tap("go on")
    app.settle()
    #expect(app.depth == 1)
    app.back()
    app.settle()
    #expect(app.depth == 0)
    app.tap("dismiss")
    #expect(app.visibleTexts == ["below"])
  }
}

private struct Presenting: View {
  struct Item: Identifiable { let id: Int }

  let log: Log
  @State private var isPresented = false
  @State private var item: Item?

  var body: some View {
    VStack {
      Button("show sheet") { isPresented = true }
      Button("show cover") { item = Item(id: 1) }
    }
    .sheet(isPresented: $isPresented, onDismiss: { log.add("dismissed") }) {
      Presented(name: "sheet", log: log)
    }
    .fullScreenCover(item: $item, onDismiss: { log.add("cover dismissed") }) {
      Presented(name: "cover \($0.id)", log: log)
    }
    .environment(\.isOutside, true)
  }
}

private struct Presented: View {
  let name: String
  let log: Log
  @Environment(\.isOutside) private var isOutside
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack {
      Text("in \(name), outside: \(isOutside)")
      Button("dismiss") { dismiss() }
      Button("mode") { presentationMode.wrappedValue.dismiss() }
    }
    .onAppear { log.add("appear") }
    .onDisappear { log.add("disappear") }
  }
}

private struct OutsideKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var isOutside: Bool {
    get { self[OutsideKey.self] }
    set { self[OutsideKey.self] = newValue }
  }
}

@MainActor
@Suite("Bars")
struct ToolbarTests {
  @Test("What is in bars is seen after the content, whatever the placement")
  func items() {
    struct Own: ToolbarContent {
      @Binding var count: Int

      var body: some ToolbarContent {
        ToolbarItem(placement: .principal) { Button("own \(count)") { count += 1 } }
      }
    }
    struct Screen: View {
      @State private var count = 0
      var isEditing = true

      var body: some View {
        NavigationView {
          Text("content")
            .toolbar {
              ToolbarItem(placement: .navigationBarLeading) { Text("leading") }
              ToolbarItemGroup(placement: .bottomBar) {
                Text("first")
                Text("second")
              }
              if isEditing {
                ToolbarItem(placement: .confirmationAction) { Text("done") }
              } else {
                ToolbarItem(placement: .primaryAction) { Text("edit") }
              }
              Own(count: $count)
            }
            .navigationBarItems(trailing: Text("trailing"))
        }
      }
    }
    let app = EmulatedApp { Screen() }
    #expect(app.tap("own 0"))
    #expect(
      app.visibleTexts == ["content", "trailing", "leading", "first", "second", "done", "own 1"]
    )
  }

  @Test("Views are put into a bar as they are")
  func views() {
    let app = EmulatedApp {
      NavigationView {
        Text("content")
          .toolbar { Button("a") {} }
          .toolbar(.hidden, for: .tabBar)
      }
    }
    #expect(app.visibleTexts == ["content", "a"])
  }

  @Test("Bars are those of the screen in front")
  func barsOfScreenInFront() {
    let app = EmulatedApp {
      NavigationView {
        NavigationLink("link") {
          Text("pushed").navigationBarItems(leading: Text("c"), trailing: Text("d"))
        }
        .navigationBarItems(leading: Text("a"))
      }
    }
    #expect(app.visibleTexts == ["link", "a"])
    app.tap("link")
    #expect(app.visibleTexts == ["pushed", "c", "d"])
  }
}
