import SwiftUI
import Testing

@MainActor
@Suite("Sheets and covers")
struct SheetTests {
  let log = Log()

  @Test("A sheet is in front while it is presented, and is dismissed when it has gone")
  func sheet() {
    let app = EmulatedApp { Presenting(log: log) }
    app.tap("show sheet")
    #expect(app.visibleTexts.first == "in sheet, of Anna")
    #expect(!app.tap("show sheet"))
    #expect(app.dismissSheet())
    #expect(app.visibleTexts.first == "show sheet")
    #expect(log.take() == ["appear", "disappear"])
    #expect(!app.dismissSheet())
    app.settle()
    #expect(log.take() == ["dismissed"])
  }

  @Test("A view inside can dismiss it, by either way", arguments: ["dismiss", "mode"])
  func dismissesItself(button: String) {
    let app = EmulatedApp { Presenting(log: log) }
    app.tap("show sheet")
    app.tap(button)
    #expect(app.visibleTexts.first == "show sheet")
    app.settle()
    #expect(log.take().last == "dismissed")
  }

  @Test("A cover can't be pulled down")
  func cover() {
    let app = EmulatedApp { Presenting(log: log) }
    app.tap("show cover")
    #expect(app.visibleTexts.first == "in cover 1, of Anna")
    #expect(!app.dismissSheet())
    app.tap("dismiss")
    #expect(app.visibleTexts.first == "show sheet")
    app.settle()
    #expect(log.take() == ["appear", "disappear", "cover dismissed"])
  }

  @Test("Another item begins anew")
  func anotherItem() {
    struct Item: Identifiable { let id: Int }
    let app = EmulatedApp {
      Stateful(Item?(Item(id: 1))) { $shown in
        Text("below").sheet(item: $shown) { item in
          Stateful(0) { $count in
            Button("count \(count)") { count += 1 }
            Button("next") { shown = Item(id: item.id + 1) }
          }
        }
      }
    }
    app.tap("count 0")
    app.tap("next")
    #expect(app.visibleTexts == ["count 0", "next"])
  }

  @Test("A sheet on a sheet goes with it")
  func nested() {
    let app = EmulatedApp {
      Stateful(true) { $isFirst in
        Button("hide") { isFirst.toggle() }
          .sheet(isPresented: $isFirst) {
            Stateful(false) { $isSecond in
              Button("more") { isSecond = true }.sheet(isPresented: $isSecond) { Text("second") }
            }
          }
          .onOpenURL { _ in isFirst = false }
      }
    }
    app.tap("more")
    #expect(app.visibleTexts == ["second"])
    app.open(URL(fileURLWithPath: "/"))
    #expect(app.visibleTexts == ["hide"])
  }

  @Test("A second sheet of the same view waits until the first is dismissed")
  func waits() {
    let app = EmulatedApp {
      Stateful([true, true]) { $isShown in
        VStack {
          Text("a").sheet(isPresented: $isShown[0]) { Text("first") }
          Text("b").sheet(isPresented: $isShown[1]) { Text("second") }
        }
      }
    }
    #expect(app.visibleTexts == ["first"])
    app.dismissSheet()
    #expect(app.visibleTexts == ["second"])
    app.dismissSheet()
    #expect(app.visibleTexts == ["a", "b"])
  }

  @Test("A link in a sheet has no stack outside of it")
  func linkInSheet() {
    let app = EmulatedApp {
      NavigationView {
        Text("root").sheet(isPresented: .constant(true)) {
          NavigationLink("link") { Text("destination") }
        }
      }
    }
    #expect(!app.tap("link"))
  }

  @Test("A stack below a sheet stays as it is")
  func stackBelow() {
    let model = ChainModel(3)
    let app = EmulatedApp {
      Observing(model) { bindings in
        LinkChain(model: model).sheet(isPresented: bindings.isSheetShown) { Text("sheet") }
      }
    }
    app.walk("go on")
    _ = model.log.take()
    app.settle { model.isSheetShown = true }
    #expect(app.dismissSheet())
    app.settle()
    #expect(app.depth == 1)
    #expect(model.log.take().isEmpty)
  }

  @Test("A stack in a sheet is a stack of its own")
  func stackInSheet() {
    let model = ChainModel(3)
    let app = EmulatedApp {
      Stateful(true) { isPresented in
        NavigationView { Text("below") }.sheet(isPresented: isPresented) { LinkChain(model: model) }
      }
    }
    app.walk("go on")
    #expect(app.depth == 1)
    app.walkBack()
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
    .environment(\.name, "Anna")
  }
}

private struct Presented: View {
  let name: String
  let log: Log
  @Environment(\.name) private var owner
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack {
      Text("in \(name), of \(owner)")
      Button("dismiss") { dismiss() }
      Button("mode") { presentationMode.wrappedValue.dismiss() }
    }
    .onAppear { log.add("appear") }
    .onDisappear { log.add("disappear") }
  }
}
